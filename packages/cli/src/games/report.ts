// The log as a report: what belongs together in one line, what only fills left out, clauses and details on demand.
import type { GameEvent, Seat } from '@marshall/rules';
import { inWords } from '../language.ts';
import { citation } from './citation.ts';
import { type NameOf, sharedBy, togetherSaid } from './together.ts';

export interface Style {
  /** The rule clauses after each sentence. */
  readonly clauses: boolean;
  /** Sealed answers and every die too, and nothing put together. */
  readonly details: boolean;
}

/** One event as its reader hears it. */
export interface Heard {
  /** Which command it came of; 0 is the opening. */
  readonly command: number;
  readonly event: GameEvent;
  readonly sentence: string;
  /** The seats that are in the game then. */
  readonly living: readonly Seat[];
}

/** Lines for what was heard: each command has its number once, and stages stand apart. */
export function reportLines(heard: readonly Heard[], style: Style, nameOf: NameOf): string[] {
  const told = style.details ? heard.map(alone) : together(withoutFilling(heard), nameOf);
  let last = -1;
  return told.flatMap(({ command, event, sentence, clauses }) => {
    const apart = !style.details && (event.type === 'stage-opened' || event.type === 'cycle-began');
    const number = command === last && !apart ? '' : String(command);
    last = command;
    const line = `${number.padStart(5)}  ${sentence}`;
    return [...(apart ? [''] : []), style.clauses ? `${line}  [${citation(clauses)}]` : line];
  });
}

interface Told extends Heard {
  readonly clauses: readonly string[];
}

const alone = (heard: Heard): Told => ({ ...heard, clauses: heard.event.clauses ?? [] });

/** Told by what comes before or after: sealed answers, what a battle costs and its dice, who has finished trading. */
const FILLING: ReadonlySet<GameEvent['type']> = new Set([
  'sealed',
  'set-removed',
  'dice-counted',
  'trading-done',
  'offers-called',
]);

/** A search begins with a shuffled deck. */
const SEARCHES: ReadonlySet<GameEvent['type']> = new Set(['attempt-began', 'research-began']);

/** Leaves out what others say already: dice that are counted, moving into what was captured, trading in which nothing happens. */
function withoutFilling(heard: readonly Heard[]): readonly Heard[] {
  const counted = heard.filter(
    ({ event, command }, i) =>
      !FILLING.has(event.type) &&
      !isMovingIn(heard, i) &&
      !(event.type === 'deck-shuffled' && SEARCHES.has(heard[i - 1]?.event.type ?? event.type)) &&
      !(
        event.type === 'rolled' &&
        heard.slice(i + 1).find(({ event: { type } }) => type !== 'rolled')?.command === command
      ),
  );
  const isEmpty = (i: number): boolean =>
    counted[i]?.event.type === 'trading-opened' && counted[i + 1]?.event.type === 'trading-closed';
  return counted.filter((_, i) => !isEmpty(i) && !isEmpty(i - 1));
}

/** A zone that was captured a moment ago is occupied. */
function isMovingIn(heard: readonly Heard[], at: number): boolean {
  const { event, command } = heard[at] ?? {};
  return (
    event?.type === 'occupation-settled' &&
    event.occupied &&
    heard
      .slice(Math.max(0, at - 4), at)
      .some(
        (before) =>
          before.command === command && before.event.type === 'zone-captured' && before.event.zone === event.zone,
      )
  );
}

/** Neighbours that belong together in one line. */
function together(heard: readonly Heard[], nameOf: NameOf): Told[] {
  const told: Told[] = [];
  for (let i = 0; i < heard.length; ) {
    const first = heard[i] as Heard;
    const key = sharedBy(first);
    let end = i + 1;
    while (key !== undefined && end < heard.length && sharedBy(heard[end] as Heard) === key) end += 1;
    told.push(...inLines(heard.slice(i, end), nameOf));
    const freight = heard[end];
    if (freight?.event.type === 'freight-paid' && freight.command === first.command) {
      const sale = told.at(-1);
      if (sale !== undefined && (sale.event.type === 'sold' || sale.event.type === 'bought')) {
        const sentence = inWords.report.withFreight(sale.sentence, freight.event.freight);
        told[told.length - 1] = { ...sale, sentence, clauses: [...sale.clauses, ...alone(freight).clauses] };
        end += 1;
      }
    }
    i = end;
  }
  return told.reduce<Told[]>((lines, next) => withLosses(lines, next, nameOf), []);
}

/** What a side rolled and what the other lost by it stand in one line. */
function withLosses(lines: Told[], next: Told, nameOf: NameOf): Told[] {
  const before = lines.at(-1);
  if (before?.event.type !== 'fired' || next.event.type !== 'units-lost') return [...lines, next];
  const name = nameOf(next.event.seat);
  const capital = name.charAt(0).toUpperCase() + name.slice(1);
  const rest = next.sentence.startsWith(capital) ? `${name}${next.sentence.slice(name.length)}` : next.sentence;
  const sentence = `${before.sentence.replace(/\.$/, '')}; ${rest}`;
  if (sentence.length > LONGEST) return [...lines, next];
  return [...lines.slice(0, -1), { ...before, sentence, clauses: [...before.clauses, ...next.clauses] }];
}

/** As many as a line of the log holds; more take several lines. */
const LONGEST = 200;

function inLines(group: readonly Heard[], nameOf: NameOf): Told[] {
  const [first] = group;
  if (first === undefined) return [];
  const isSame = group.every(({ sentence }) => sentence === first.sentence);
  const sentence = togetherSaid(group, nameOf) ?? (isSame ? first.sentence : undefined);
  if (sentence !== undefined && (group.length === 1 || sentence.length <= LONGEST)) {
    const clauses = [...new Set(group.flatMap(({ event }) => event.clauses ?? []))];
    return [{ ...first, sentence, clauses }];
  }
  const half = Math.ceil(group.length / 2);
  return [...inLines(group.slice(0, half), nameOf), ...inLines(group.slice(half), nameOf)];
}
