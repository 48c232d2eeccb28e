// Every small change of the rules' code that a test ought to notice.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseAst } from 'vite';

/** What a comparison, sum or condition is turned into. */
const SWAPS = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
};

const METHODS = { some: 'every', every: 'some', min: 'max', max: 'min' };
/** Members whose value is prose or a proof, not a rule: sentences for people and lists of clauses. */
const UNJUDGED = new Set(['say', 'words', 'label', 'description', 'clauses', 'proves', 'summary']);
const UNJUDGED_CALLS = new Set(['refuse', 'cite', 'clausesOf']);
/** A schema's bound from here on only keeps nonsense out: the rules' own checks are far below it. */
const GUARD = 99;
const SOURCE_ROOT = 'packages/rules/src';
const LEFT_OUT =
  /\.test\.ts$|\/testing\/|\/laws\/|\/oracle\/|\/obstacles|clauses\.ts$|\/words\.ts$|\/index\.ts$|\/room\.ts$/;

/** All candidates of all files, in a fixed order: `{ file, start, end, text, line, what, fixed }`. */
export function candidates(root) {
  return files(join(root, SOURCE_ROOT))
    .map((path) => relative(root, path))
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => inFile(file, readFileSync(join(root, file), 'utf8')));
}

/** The changes one file allows. */
export function inFile(file, source) {
  const found = [];
  const add = (node, text, what, depth) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ file, start: node.start, end: node.end, text, line, what, fixed: depth === 0 });
  };
  visit(parseAst(source, { lang: 'ts' }), 0);
  return found;

  function visit(node, depth) {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'ChainExpression') {
      // A link of an optional chain cannot be wrapped: what follows it would no longer be skipped.
      visitLinks(node.expression, depth);
      return;
    }
    if (Array.isArray(node)) {
      for (const one of node) visit(one, depth);
      return;
    }
    if (typeof node.type !== 'string' || isUnjudged(node)) return;
    propose(node, depth);
    const inside = isFunction(node) ? depth + 1 : depth;
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'type' && (key !== 'key' || node.computed)) visit(value, inside);
    }
  }

  function visitLinks(node, depth) {
    if (node.type === 'CallExpression') {
      for (const one of node.arguments) visit(one, depth);
      visitLinks(node.callee, depth);
    } else if (node.type === 'MemberExpression') {
      if (node.computed) visit(node.property, depth);
      visitLinks(node.object, depth);
    } else visit(node, depth);
  }

  function propose(node, depth) {
    const text = (part) => source.slice(part.start, part.end);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') {
      const swapped = SWAPS[node.operator];
      const isText = [node.left, node.right].some(
        (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
      );
      if (swapped === undefined || (node.operator === '+' && isText)) return;
      add(node, `(${text(node.left)}) ${swapped} (${text(node.right)})`, `${node.operator} becomes ${swapped}`, depth);
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      add(node, String(node.value + 1), `${node.raw} becomes ${node.value + 1}`, depth);
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      add(node, String(!node.value), `${node.value} becomes ${!node.value}`, depth);
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      add(node, `!!(${text(node.argument)})`, 'a negation is dropped', depth);
    } else if (node.type === 'ConditionalExpression') {
      add(node.test, `!(${text(node.test)})`, 'a condition is turned round', depth);
    } else if (node.type === 'IfStatement') {
      add(node.test, 'false', 'an if never holds', depth);
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
      add(node.expression, 'undefined', 'a call is left out', depth);
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.optional) {
      proposeMethod(node, depth);
    }
  }

  function proposeMethod(node, depth) {
    const { property } = node.callee;
    if (property.type !== 'Identifier') return;
    // As it stands in the source, with any parentheses round it.
    const object = source.slice(node.start, property.start).replace(/\.\s*$/, '');
    const other = METHODS[property.name];
    const rest = source.slice(property.end, node.end);
    if (other !== undefined) add(node, `${object}.${other}${rest}`, `${property.name} becomes ${other}`, depth);
    if (property.name === 'filter') add(node, `[...${object}]`, 'a filter is left out', depth);
  }
}

function isFunction({ type }) {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

function isUnjudged(node) {
  if (node.type.startsWith('TS') && !/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(node.type))
    return true;
  if (node.type === 'ImportDeclaration' || node.type === 'TemplateLiteral' || node.type === 'ThrowStatement')
    return true;
  if (node.type === 'Property' && UNJUDGED.has(node.key.name)) return true;
  if (node.type === 'FunctionDeclaration' && /^clauses?Of/.test(node.id?.name ?? '')) return true;
  if (node.type === 'ExpressionStatement' && isCiting(node.expression)) return true;
  if (node.type === 'IfStatement' && node.alternate === null && isCiting(node.consequent.expression)) return true;
  return node.type === 'CallExpression' && (UNJUDGED_CALLS.has(node.callee.name) || isGuard(node));
}

/** As in `clauses.push('B-ATK-28', 'B-ATK-30')`. */
function isCiting(node) {
  if (node?.type !== 'CallExpression' || node.callee.property?.name !== 'push') return false;
  return node.arguments.length > 0 && node.arguments.every(({ value }) => /^[A-Z]+(-[A-Z]+)*-\d+$/.test(value ?? ''));
}

/** As in `z.int().min(0).max(999)`. */
function isGuard({ callee, arguments: [bound] }) {
  return callee.property?.name === 'max' && bound?.type === 'Literal' && bound.value >= GUARD;
}

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return entry.name.endsWith('.ts') ? [path] : [];
  });
}
