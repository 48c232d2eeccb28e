// The log as a report: what belongs together in one line, what only fills left out, clauses and details on demand.
import type { GameEvent, Seat } from '@marshall/rules';
import { inWords } from '../language.ts';
import { citation } from './citation.ts';

export interface Style {
  /** The rule clauses after each sentence. */
  readonly clauses: boolean;
  /** Sealed answers and dice for the order of play too, and nothing put together. */
  readonly details: boolean;
}

/** One event as its reader hears it. */
export interface Heard {
  /** Which command it came of; 0 is the opening. */
  readonly command: number;
  readonly event: GameEvent;
  readonly sentence: string;
}

/** Names a seat within a sentence. */
type NameOf = (seat: Seat) => string;

/** Lines for what was heard: each command has its number once, and stages stand apart. */
export function reportLines(heard: readonly Heard[], style: Style, nameOf: NameOf): string[] {
  const told = style.details
    ? heard.map(alone)
    : together(
        heard.filter(({ event }) => !fills(event)),
        nameOf,
      );
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

/** Whether an event is told by what follows it: a sealed answer by what is opened, dice for the order of play by the order. */
const fills = (event: GameEvent): boolean =>
  event.type === 'sealed' || (event.type === 'rolled' && /^.*stage \d sequence$/.test(event.name));

/** Neighbours that say the same of several seats in one line. */
function together(heard: readonly Heard[], nameOf: NameOf): Told[] {
  const told: Told[] = [];
  for (let i = 0; i < heard.length; ) {
    const first = heard[i] as Heard;
    const key = sharedBy(first.event);
    let end = i + 1;
    while (key !== undefined && end < heard.length && sharedBy((heard[end] as Heard).event) === key) end += 1;
    const group = heard.slice(i, end);
    const sentence =
      group.length > 1
        ? said(
            group.map(({ event }) => event),
            nameOf,
          )
        : undefined;
    told.push(sentence === undefined ? alone(first) : { ...alone(first), sentence });
    i = sentence === undefined ? i + 1 : end;
  }
  return told;
}

/** What events must have in common to be told together; undefined for one that always stands alone. */
function sharedBy(event: GameEvent): string | undefined {
  if (event.type === 'salaries-paid' && event.amount > 0 && event.unpaid.length + event.dismissed.length === 0)
    return event.type;
  if (event.type === 'transferred' && event.idle.length + event.lost.grain + event.lost.oil + event.lost.minerals === 0)
    return `${event.type} ${event.stored.grain} ${event.stored.oil} ${event.stored.minerals}`;
  if (event.type === 'passed' && event.idle !== true) return event.type;
  return undefined;
}

function said(events: readonly GameEvent[], nameOf: NameOf): string | undefined {
  const [first] = events;
  const names = events.flatMap((event) =>
    'seat' in event && typeof event.seat === 'string' ? [nameOf(event.seat)] : [],
  );
  if (first?.type === 'salaries-paid') return inWords.allPay(names);
  if (first?.type === 'transferred') return inWords.allStore(names, first.stored);
  return first?.type === 'passed' ? inWords.allPass(names) : undefined;
}
