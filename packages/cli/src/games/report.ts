// The log as a report: what belongs together in one line, what only fills left out, clauses and details on demand.
import type { GameEvent, Seat } from '@marshall/rules';
import { addsNothing, FILLING, hasTrade, type NameOf, SEARCHES, sharedBy, togetherSaid } from '@marshall/words';
import { language } from '../language.ts';
import { printableLine } from '../printable.ts';
import { citation } from './citation.ts';

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
  let last = -1;
  return report(heard, style, nameOf).flatMap((told) => {
    const { command } = told;
    const apart = !style.details && isApart(told);
    const number = command === last && !apart ? '' : String(command);
    last = command;
    return [...(apart ? [''] : []), `${number.padStart(5)}  ${lineOf(told, style)}`];
  });
}

/** The same for somebody who plays: without numbers, as they are of no use there. */
export function plainLines(heard: readonly Heard[], style: Style, nameOf: NameOf): string[] {
  return report(heard, style, nameOf).flatMap((told) => [
    ...(!style.details && isApart(told) ? [''] : []),
    `  ${lineOf(told, style)}`,
  ]);
}

const report = (heard: readonly Heard[], { details }: Style, nameOf: NameOf): readonly Told[] =>
  details ? heard.map(alone) : together(withoutFilling(heard), nameOf);

const isApart = ({ event }: Told): boolean => event.type === 'stage-opened' || event.type === 'cycle-began';

const lineOf = ({ sentence, clauses }: Told, style: Style): string =>
  printableLine(sentence) + (style.clauses ? `  [${printableLine(citation(clauses))}]` : '');

interface Told extends Heard {
  readonly clauses: readonly string[];
}

const alone = (heard: Heard): Told => ({ ...heard, clauses: heard.event.clauses ?? [] });

/** Leaves out what others say already: dice that are counted, moving into what was captured, trading in which nothing happens. */
function withoutFilling(heard: readonly Heard[]): readonly Heard[] {
  const counted = heard.filter(
    ({ event, command }, i) =>
      !FILLING.has(event.type) &&
      !addsNothing(event, heard[i - 1]?.event) &&
      !isMovingIn(heard, i) &&
      !(event.type === 'deck-shuffled' && SEARCHES.has(heard[i - 1]?.event.type ?? event.type)) &&
      !(
        event.type === 'rolled' &&
        heard.slice(i + 1).find(({ event: { type } }) => type !== 'rolled')?.command === command
      ),
  );
  // What closes trading was needed to see where it ends.
  const kinds = heard.map(({ event }) => event.type);
  return counted.filter((each) => each.event.type !== 'trading-opened' || hasTrade(kinds.slice(heard.indexOf(each))));
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
    while (key !== undefined && isOf(key, heard[end])) end += 1;
    told.push(...inLines(heard.slice(i, end), nameOf));
    const freight = heard[end];
    if (freight?.event.type === 'freight-paid' && freight.command === first.command) {
      const sale = told.at(-1);
      if (sale !== undefined && (sale.event.type === 'sold' || sale.event.type === 'bought')) {
        const sentence = language.report.withFreight(sale.sentence, freight.event.freight);
        told[told.length - 1] = { ...sale, sentence, clauses: [...sale.clauses, ...alone(freight).clauses] };
        end += 1;
      }
    }
    i = end;
  }
  return told.reduce<Told[]>((lines, next) => withLosses(lines, next, nameOf), []);
}

const isOf = (key: string, next: Heard | undefined): boolean =>
  next !== undefined && sharedBy(next) === key && !SEARCHES.has(next.event.type);

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

/** A name that ends with a full stop does not double the one at the end. */
const finished = (sentence: string | undefined): string | undefined => sentence?.replace(/\.\.$/, '.');

/** As many as a line of the log holds; more take several lines. */
const LONGEST = 200;

function inLines(group: readonly Heard[], nameOf: NameOf): Told[] {
  const [first] = group;
  if (first === undefined) return [];
  const isSame = group.every(({ sentence }) => sentence === first.sentence);
  const sentence = finished(togetherSaid(group, nameOf, language.report)) ?? (isSame ? first.sentence : undefined);
  if (sentence !== undefined && (group.length === 1 || sentence.length <= LONGEST)) {
    const clauses = [...new Set(group.flatMap(({ event }) => event.clauses ?? []))];
    return [{ ...first, sentence, clauses }];
  }
  const half = Math.ceil(group.length / 2);
  return [...inLines(group.slice(0, half), nameOf), ...inLines(group.slice(half), nameOf)];
}
