// Asks for the fields of a command one by one, each among what the referee offers.
import { type Command, type Domain, type Draft, options, type Value } from '@marshall/rules';
import { fieldTitle, isValue, valueTitle } from '../named.ts';
import { words } from '../words.ts';
import type { WordGame } from './start.ts';
import type { Person } from './terminal.ts';

/** The whole command; undefined if the person thinks better of it, `stop` if there are no more lines. */
export async function fillIn(
  { table, mine }: WordGame,
  type: Command['type'],
  person: Person,
): Promise<Command | 'stop' | undefined> {
  // A draft holds plain values by the names of its fields.
  const draft: Record<string, Value> = { type };
  const closed = new Set<string>();
  for (;;) {
    const [offer] = options(table.game, mine, draft as Draft<Command>);
    if (offer === undefined) {
      person.say(words.play.deadEnd);
      return undefined;
    }
    const longer = offer.more !== undefined && !closed.has(offer.more.field) ? offer.more : undefined;
    const open = longer ?? offer.next;
    // Every field was chosen among what is offered.
    if (open === undefined) return draft as unknown as Command;
    const answer = await askFor(type, open.field, open.domain, draft[open.field], person);
    if (answer === 'stop') return 'stop';
    if (answer === 'back') return undefined;
    if (answer === 'enough') closed.add(open.field);
    if (answer !== 'enough' || draft[open.field] === undefined)
      draft[open.field] = answer === 'enough' ? [] : answer.value;
  }
}

type Answer = { readonly value: Value } | 'enough' | 'back' | 'stop';

async function askFor(
  command: string,
  field: string,
  domain: Domain,
  sofar: Value | undefined,
  person: Person,
): Promise<Answer> {
  const asked = { title: fieldTitle(command, field), field };
  if (domain.kind !== 'list') return askOne(asked, domain, person, false);
  const prefix = Array.isArray(sofar) ? sofar : [];
  const barren = domain.next.kind === 'one-of' && domain.next.values.length === 0;
  const answer = barren ? 'enough' : await askOne(asked, domain.next, person, domain.mayStop);
  return typeof answer === 'object' ? { value: [...prefix, answer.value] } : answer;
}

interface Field {
  readonly title: string;
  readonly field: string;
}

async function askOne({ title, field }: Field, domain: Domain, person: Person, mayStop: boolean): Promise<Answer> {
  const choices = choicesOf(field, domain);
  if (choices.length > 0) person.say(choices.map((choice, i) => `    ${i + 1} ${choice}`).join('\n'));
  for (;;) {
    const line = await person.ask(`  ${words.play.ask(title, hintOf(domain), mayStop)}`);
    if (line === undefined || line === words.play.words.quit) return 'stop';
    if (line === words.play.words.back) return 'back';
    if (line === '' && mayStop) return 'enough';
    const value = read(field, domain, line);
    if (value !== undefined) return { value };
    person.say(`  ${words.play.notOffered(line, hintOf(domain))}`);
  }
}

/** What is to be chosen from, line by line. */
function choicesOf(field: string, domain: Domain): readonly string[] {
  if (domain.kind === 'one-of' || domain.kind === 'some-of')
    return domain.values.map((value) => valueTitle(field, value));
  if (domain.kind !== 'counts') return [];
  return countable(domain.max).map(([key, most]) => words.play.upTo(valueTitle('', key), most));
}

const countable = (max: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(max).filter(([, most]) => most > 0);

/** What may be typed, in a few words. */
function hintOf(domain: Domain): string {
  switch (domain.kind) {
    case 'one-of':
      return words.play.hints.oneOf;
    case 'some-of':
      return words.play.hints.someOf(domain.least, domain.most);
    case 'range':
      return words.play.hints.range(domain.min, domain.max);
    case 'counts':
      return words.play.hints.counts;
    case 'text':
      return words.play.hints.text(domain.most);
    case 'list':
      return hintOf(domain.next);
  }
}

function read(field: string, domain: Domain, line: string): Value | undefined {
  switch (domain.kind) {
    case 'one-of':
      return picked(field, domain.values, line);
    case 'some-of': {
      const values = wordsIn(line).map((word) => picked(field, domain.values, word));
      const whole = values.filter((value) => value !== undefined);
      return whole.length === values.length && whole.length >= domain.least && whole.length <= domain.most
        ? whole
        : undefined;
    }
    case 'range':
      return /^\d+$/.test(line) && Number(line) >= domain.min && Number(line) <= domain.max ? Number(line) : undefined;
    case 'counts':
      return countsIn(wordsIn(line), domain.max);
    case 'text':
      return line.length <= domain.most ? line : undefined;
    case 'list':
      return undefined;
  }
}

function picked(field: string, values: readonly Value[], word: string): Value | undefined {
  return values[Number(word) - 1] ?? values.find((value) => isValue(field, value, word));
}

/** Lines of the list with a number each, such as `1:2 3:1`; names and ids are understood too, as in `army:2`. */
function countsIn(pairs: readonly string[], max: Readonly<Record<string, number>>): Value | undefined {
  const counts: Record<string, number> = {};
  const lines = countable(max);
  for (const pair of pairs) {
    const [, name = '', number = ''] = /^(.+)[:=](\d+)$/.exec(pair) ?? [];
    const [key, most = 0] = lines[Number(name) - 1] ?? lines.find(([each]) => isValue('', each, name)) ?? [];
    if (key === undefined || number === '' || Number(number) > most) return undefined;
    counts[key] = Number(number);
  }
  return counts;
}

const wordsIn = (line: string): string[] => line.split(/[\s,]+/).filter((word) => word !== '');
