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
/** Methods that narrow or order a list, which is then taken as it is. */
const LEFT_OUT_METHODS = { filter: 'a filter is left out', sort: 'a sort is left out', toSorted: 'a sort is left out' };
const ASSIGNMENTS = { '+=': '-=', '-=': '+=' };
/** What can be told of a change without running it: that it would have made no difference here. */
const COMPARED = new Set(['<', '<=', '>', '>=', '+', '-', '*', '/', '%']);
/** Operators whose result tells whether another number would have made a difference. */
const RECKONED = new Set([...COMPARED, '===', '!==']);
/** Members whose value is prose or a proof, not a rule: sentences for people and lists of clauses. */
const UNJUDGED = new Set(['say', 'words', 'label', 'description', 'clauses', 'proves', 'summary', 'sentence']);
const UNJUDGED_CALLS = new Set(['refuse', 'cite', 'citeRefusal', 'noteRefusal', 'clausesOf']);
/** A schema's bound from here on only keeps nonsense out: the rules' own checks are far below it. */
const GUARD = 99;
const SOURCE_ROOT = 'packages/rules/src';
const LEFT_OUT =
  /\.test\.ts$|\/testing\/|\/laws\/|\/oracle\/|\/obstacles|clauses\.ts$|\/cite\.ts$|\/words\.ts$|\/index\.ts$|\/room\.ts$|\/sketch\.ts$|odds\/thrown\.ts$|expansions\/(testing|endow|decisions|obstacles-of-stages)\.ts$/;

/**
 * All candidates of all files, in a fixed order: `{ file, start, end, text, line, what, fixed, weighed }`.
 * `fixed`: it stands outside of all functions, so it is read once, with the file. `weighed`: code that does what
 * the unchanged code does and notes whether the change would have made a difference.
 */
export function candidates(root) {
  return files(join(root, SOURCE_ROOT))
    .map((path) => relative(root, path))
    .filter(isSource)
    .sort()
    .flatMap((file) => inFile(file, readFileSync(join(root, file), 'utf8')));
}

/** A file of the rules' own code, which is neither tests nor their tools nor words. */
export function isSource(file) {
  return file.startsWith(SOURCE_ROOT) && !LEFT_OUT.test(file);
}

/** The changes one file allows. */
export function inFile(file, source) {
  const found = [];
  const add = (node, text, what, depth, weighed) => {
    const line = source.slice(0, node.start).split('\n').length;
    found.push({ file, start: node.start, end: node.end, text, line, what, fixed: depth === 0, weighed });
  };
  visit(parseAst(source, { lang: 'ts' }), 0, undefined);
  return found;

  function visit(node, depth, parent) {
    if (node === null || typeof node !== 'object') return;
    if (node.type === 'ChainExpression') {
      // A link of an optional chain cannot be wrapped: what follows it would no longer be skipped.
      visitLinks(node.expression, depth, node);
      return;
    }
    if (Array.isArray(node)) {
      for (const one of node) visit(one, depth, parent);
      return;
    }
    if (typeof node.type !== 'string' || isUnjudged(node)) return;
    propose(node, depth, parent);
    const inside = isFunction(node) ? depth + 1 : depth;
    for (const [key, value] of Object.entries(node)) {
      // The value of a default is tried by leaving the default out.
      if (key === 'right' && node.operator === '??' && value.type === 'Literal') continue;
      if (key !== 'type' && (key !== 'key' || node.computed)) visit(value, inside, node);
    }
  }

  function visitLinks(node, depth, parent) {
    if (node.type === 'CallExpression') {
      for (const one of node.arguments) visit(one, depth, node);
      visitLinks(node.callee, depth, node);
    } else if (node.type === 'MemberExpression') {
      if (node.computed) visit(node.property, depth, node);
      visitLinks(node.object, depth, node);
    } else visit(node, depth, parent);
  }

  function propose(node, depth, parent) {
    const text = (part) => source.slice(part.start, part.end);
    if (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') proposeOperator(node, depth, parent);
    else if (node.type === 'AssignmentExpression' && ASSIGNMENTS[node.operator] !== undefined) {
      const other = ASSIGNMENTS[node.operator];
      add(node, `${text(node.left)} ${other} ${text(node.right)}`, `${node.operator} becomes ${other}`, depth);
    } else if (node.type === 'Literal' && typeof node.value === 'number') {
      proposeNumber(node, depth, parent);
    } else if (node.type === 'Literal' && typeof node.value === 'boolean') {
      add(node, String(!node.value), `${node.value} becomes ${!node.value}`, depth);
    } else if (node.type === 'UnaryExpression' && node.operator === '!') {
      add(node, `!!(${text(node.argument)})`, 'a negation is dropped', depth);
    } else if (node.type === 'ConditionalExpression') {
      add(node.test, `!(${text(node.test)})`, 'a condition is turned round', depth);
    } else if (node.type === 'IfStatement') {
      const test = text(node.test);
      add(node.test, 'false', 'an if never holds', depth, (id) => `__unless(${id}, (${test}), false)`);
      add(node.test, 'true', 'an if always holds', depth, (id) => `__unless(${id}, (${test}), true)`);
    } else if (node.type === 'ExpressionStatement' && node.expression.type === 'CallExpression') {
      add(node.expression, 'undefined', 'a call is left out', depth);
    } else if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.optional) {
      proposeMethod(node, depth);
    }
  }

  /** A number that is compared or reckoned with changes the whole of that: so its difference can be told. */
  function proposeNumber(node, depth, parent) {
    const changed = String(node.value + 1);
    const what = `${node.raw} becomes ${changed}`;
    if (parent?.type !== 'BinaryExpression' || !RECKONED.has(parent.operator)) {
      add(node, changed, what, depth);
      return;
    }
    const side = (part) => `(${source.slice(part.start, part.end)})`;
    const { left, right, operator } = parent;
    const [first, second] = [left, right].map((part) => (part === node ? changed : side(part)));
    const other = left === node ? `${changed}, undefined` : `undefined, ${changed}`;
    add(
      parent,
      `${first} ${operator} ${second}`,
      what,
      depth,
      (id) => `__number(${id}, ${side(left)}, ${side(right)}, '${operator}', ${other})`,
    );
  }

  function proposeOperator(node, depth, parent) {
    const [left, right] = [node.left, node.right].map((part) => `(${source.slice(part.start, part.end)})`);
    if (node.operator === '??') {
      add(node, left, 'a default is left out', depth, (id) => `__default(${id}, ${left}, () => ${right})`);
      return;
    }
    const swapped = SWAPS[node.operator];
    const isText = [node.left, node.right].some(
      (side) => side.type === 'TemplateLiteral' || typeof side.value === 'string',
    );
    if (swapped === undefined || (node.operator === '+' && isText)) return;
    const weighed = COMPARED.has(node.operator)
      ? (id) => `__weigh(${id}, ${left}, ${right}, '${node.operator}', '${swapped}')`
      : weighedLogic(node, parent, left, right);
    add(node, `${left} ${swapped} ${right}`, `${node.operator} becomes ${swapped}`, depth, weighed);
  }

  /** `and` and `or`, where the right side can be looked at without doing anything. */
  function weighedLogic(node, parent, left, right) {
    if (node.type !== 'LogicalExpression' || !isStill(node.right)) return undefined;
    return (id) => `__logic(${id}, ${left}, () => ${right}, '${node.operator}', ${isTested(node, parent)})`;
  }

  function proposeMethod(node, depth) {
    const { property } = node.callee;
    if (property.type !== 'Identifier') return;
    // As it stands in the source, with any parentheses round it.
    const object = source.slice(node.start, property.start).replace(/\.\s*$/, '');
    const { name } = property;
    const rest = source.slice(property.end, node.end);
    const given = node.arguments.map(({ start, end }) => source.slice(start, end));
    const isSchema = /\bz\b/.test(object);
    const weighing = (other) => (id) => `__both(${id}, (${object}), '${name}', '${other}', ${given.join(', ')})`;
    if (METHODS[name] !== undefined) {
      const other = METHODS[name];
      add(node, `${object}.${other}${rest}`, `${name} becomes ${other}`, depth, isSchema ? undefined : weighing(other));
    }
    if (LEFT_OUT_METHODS[name] === undefined) return;
    add(node, `[...${object}]`, LEFT_OUT_METHODS[name], depth, weighing('slice'));
  }
}

/** Whether only the truth of an expression counts. */
function isTested(node, parent) {
  if (parent?.type === 'UnaryExpression') return parent.operator === '!';
  return /^(If|While)Statement$|^ConditionalExpression$/.test(parent?.type ?? '') && parent.test === node;
}

/** Whether an expression calls and changes nothing. */
function isStill(node) {
  if (node === null || typeof node !== 'object') return true;
  if (/^(Call|New|Assignment|Update|Await|Yield|TaggedTemplate)Expression$/.test(node.type ?? '')) return false;
  return Object.values(node).every(isStill);
}

export function isFunction({ type }) {
  return type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration';
}

function isUnjudged(node) {
  if (node.type.startsWith('TS') && !/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(node.type))
    return true;
  if (node.type === 'ImportDeclaration' || node.type === 'TemplateLiteral' || node.type === 'ThrowStatement')
    return true;
  if (node.type === 'Property' && UNJUDGED.has(node.key.name)) return true;
  if (node.type === 'FunctionDeclaration' && /^clauses?Of/.test(node.id?.name ?? '')) return true;
  if (node.type === 'ExpressionStatement') {
    const { expression } = node;
    if (isCiting(expression) || UNJUDGED_CALLS.has(expression.callee?.name)) return true;
  }
  if (isAssertion(node) || isWording(node)) return true;
  if (node.type === 'VariableDeclarator' && isListOfClauses(node)) return true;
  if (node.type === 'IfStatement' && node.alternate === null && isCiting(node.consequent)) return true;
  return node.type === 'CallExpression' && (UNJUDGED_CALLS.has(node.callee.name) || isGuard(node));
}

/** As in `if (zone === undefined) throw new Error(...)`: what the types cannot say and nothing comes to. */
function isAssertion(node) {
  if (node.type !== 'IfStatement' || node.alternate !== null) return false;
  const { consequent } = node;
  const only = consequent.type === 'BlockStatement' && consequent.body.length === 1 ? consequent.body[0] : consequent;
  return only.type === 'ThrowStatement';
}

/** A choice between words, or a function that makes a sentence. */
function isWording(node) {
  if (node.type === 'ConditionalExpression') {
    const sides = [node.consequent, node.alternate];
    return (
      sides.every((side) => isText(side) || isWording(side)) && sides.some((side) => isProse(side) || isWording(side))
    );
  }
  if (node.type === 'FunctionDeclaration' && /^say[A-Z]/.test(node.id?.name ?? '')) return true;
  return isFunction(node) && givesText(node.returnType?.typeAnnotation) && hasProse(node.body);
}

function givesText(type) {
  if (type?.type === 'TSUnionType')
    return type.types.every((one) => one.type === 'TSUndefinedKeyword' || givesText(one));
  return type?.type === 'TSStringKeyword';
}

function isText(node) {
  return node.type === 'TemplateLiteral' || typeof node.value === 'string';
}

function isProse(node) {
  if (node.type === 'TemplateLiteral') return node.quasis.some(({ value }) => value.raw.includes(' '));
  return typeof node.value === 'string' && node.value.includes(' ');
}

function hasProse(node) {
  if (node === null || typeof node !== 'object') return false;
  return (typeof node.type === 'string' && isProse(node)) || Object.values(node).some(hasProse);
}

/** As in `const clauses = spent ? [...] : [...]` or `const reach: readonly Clause[] = ...`. */
function isListOfClauses({ id }) {
  if (id.name === 'clauses' || id.name === 'clause') return true;
  const type = id.typeAnnotation?.typeAnnotation;
  const list = type?.type === 'TSTypeOperator' ? type.typeAnnotation : type;
  return list?.type === 'TSArrayType' && list.elementType.typeName?.name === 'Clause';
}

/** As in `clauses.push('B-ATK-28', 'B-ATK-30')`, or a loop of such. */
function isCiting(node) {
  if (node?.type === 'ExpressionStatement') return isCiting(node.expression);
  if (node?.type === 'ForOfStatement') return isCiting(node.body);
  if (node?.type !== 'CallExpression' || !/^(push|add)$/.test(node.callee.property?.name ?? '')) return false;
  if (node.callee.object.name === 'clauses') return true;
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
