// A game that is over, as the commanders judge it: chances by cycle, the decisions that cost most, and what the dice did.
import { type Costly, costOf, type GameReview, reviewGame } from '@marshall/bots';
import {
  eventsOf,
  fold,
  type Game,
  type GameEvent,
  type GameFile,
  openTable,
  perform,
  quickStream,
  type Seat,
  whyNoPosition,
} from '@marshall/rules';
import { sayEvent } from '@marshall/words';
import { UsageError } from '../command.ts';
import { inWords, language } from '../language.ts';
import { moveInWords } from '../named.ts';
import { share } from '../percent.ts';
import { words } from '../words.ts';
import { viewerNamed } from './retell.ts';

/** The review of a seat, or of the winner where none is named; the reason where there is none. */
export function reviewLines(file: GameFile, name: string | undefined): readonly string[] | 'running' | 'damaged' {
  try {
    return linesOf(file, name);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // A log from outside may hold any facts; what cannot be applied or judged is damage, not a bug.
    return 'damaged';
  }
}

function linesOf(file: GameFile, name: string | undefined): readonly string[] | 'running' | 'damaged' {
  const { setup, entries } = file;
  const end = openTable(setup, fold(setup, eventsOf(file)), quickStream('no draws'));
  if (whyNoPosition(end.state) !== undefined) return 'damaged';
  const { ended, order, seats } = end.state;
  if (ended === undefined) return 'running';
  const named = viewerNamed(end, name);
  const seat = named === 'spectator' ? (ended.winners[0] ?? order[0]) : named;
  if (seat === undefined) return 'running';
  const titleOf = (each: Seat): string => inWords.name(seats[each]?.power, each);
  const text = words.games.review;
  const review = finished({ setup, entries }, seat);
  const lost = review.worst.reduce((sum, each) => sum + costOf(each), 0);
  return [
    text.curve,
    ...byCycle(review).map(({ cycle, chances }) =>
      text.cycle(cycle, order.map((each) => `${titleOf(each)} ${share(chances[each] ?? 0)}`).join(', ')),
    ),
    '',
    text.worst(begun(titleOf(seat)), review.decisions, review.otherwise, points(lost), review.worst.length),
    ...review.worst.flatMap((each, i) => decisionLines(file, seat, each, i + 1)),
    '',
    text.dice(order.map((each) => `${titleOf(each)} ${signed(review.luck[each] ?? 0)}`).join(', ')),
    '',
    text.source,
  ];
}

function finished(record: Parameters<typeof reviewGame>[0], seat: Seat): GameReview {
  const run = reviewGame(record, seat);
  for (let step = run.next(); ; step = run.next()) if (step.done === true) return step.value;
}

/** The last point of each cycle. */
const byCycle = ({ curve }: GameReview): GameReview['curve'] =>
  curve.filter(({ cycle }, i) => curve[i + 1]?.cycle !== cycle);

function decisionLines(file: GameFile, seat: Seat, decision: Costly, nth: number): readonly string[] {
  const { index, cycle, stage, better, chance, betterChance } = decision;
  const text = words.games.review;
  const before = { ...file, entries: file.entries.slice(0, index) };
  const game = openTable(file.setup, fold(file.setup, eventsOf(before)), quickStream('no draws'));
  const played = told(game, file.entries[index]?.events ?? []);
  const instead = better === undefined ? undefined : perform(game, seat, better);
  return [
    text.decision(nth, index, stage === 0 ? undefined : { cycle, stage }, points(costOf(decision))),
    text.played(played ?? ended(moveInWords(decision.command)), share(chance)),
    text.better(
      (instead?.ok === true ? told(game, instead.value) : undefined) ??
        (better === undefined ? text.nothing : ended(moveInWords(better))),
      share(betterChance),
    ),
  ];
}

/** What came of a command, as far as its first sentence goes; undefined where it was sealed, as nobody is told more than that. */
function told(game: Game, events: readonly GameEvent[]): string | undefined {
  for (const event of events) {
    if (event.type === 'sealed') return undefined;
    const sentence = sayEvent(language, game, event);
    if (sentence !== undefined) return sentence;
  }
  return undefined;
}

const begun = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const ended = (move: string): string => `${move}.`;

const points = (chance: number): string => (100 * chance).toLocaleString(language.code, ONE);
const signed = (chance: number): string =>
  (100 * chance).toLocaleString(language.code, { ...ONE, signDisplay: 'always' }).replace('-', '\u2212');
const ONE = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;
