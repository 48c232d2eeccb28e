// A game that is over, looked at again: everybody's chances over time, and the decisions of one seat that cost most.
import { type Command, cloneGame, perform, type QuestionKind, quickStream, type Seat } from '@marshall/rules';
import { momentOf } from '../arena/play.ts';
import { judge } from '../judgement/judge.ts';
import { answering, generalsAnswer, keyOf, otherAnswers } from './candidates.ts';
import { causesOf } from './causes.ts';
import { courseOf, type Record as GameRecord, type Turn } from './course.ts';
import { type CurvePoint, curveOf, luckIn } from './curve.ts';
import { type Costly, costOf, type GameReview, VERSION } from './told.ts';
import { acceptLatest, gapOf, isOffer, type Known, type Move, mean, tryMoves } from './trial.ts';

/** How far a review is, from 0 to 1. */
export interface Progress {
  readonly done: number;
  /** The curve is there at once. */
  readonly curve: readonly CurvePoint[];
}

export const WORST = 5;

/** How often moves are tried when a decision is first looked at, when the better move is chosen, and when the two are compared. */
const TRIES = { screen: 4, choose: 8, compare: 32 } as const;
/** So many decisions are looked at closely. */
const CLOSELY = 16;
const ALTERNATIVES = 3;
/** What costs less than this, or than so many standard errors, is not told. */
const LEAST = 0.004;
const SURE = 1.5;
/** The share of the work that is the first look at everything. */
const FIRST = 0.75;

/**
 * Rights that change a position at once. What passage, promises and talk lead to nobody can judge by the end of a stage, so they
 * are not judged.
 */
const RIGHTS: ReadonlySet<string> = new Set([
  'accept-offer',
  'borrow',
  'counter-offer',
  'decline-offer',
  'give-cash',
  'launch',
  'offer',
  'resign',
  'surrender',
]);

/** A decision that may have cost something. */
interface Suspect {
  readonly turn: Pick<Turn, 'index'>;
  readonly known: Known;
  readonly cycle: number;
  readonly stage: number;
  readonly asked: QuestionKind | undefined;
  readonly command: Command;
  readonly others: readonly Move[];
  readonly gap: number;
}

/** Goes through a game for one seat; the last value is the review. The caller may stop at any step. */
export function* reviewGame(record: GameRecord, seat: Seat): Generator<Progress, GameReview> {
  const curve = curveOf(record);
  yield { done: 0, curve };
  const luck = new Map<Seat, number>();
  let suspects: Suspect[] = [];
  let decisions = 0;
  let otherwise = 0;
  const accepted = acceptedIn(record);
  for (const turn of courseOf(record)) {
    const dice = luckIn(turn);
    if (dice !== undefined)
      for (const each of record.setup.seats) luck.set(each, (luck.get(each) ?? 0) + (dice[each] ?? 0));
    if (isDecision(turn, seat) && (!isOffer(turn.command) || accepted.has(turn.index))) {
      decisions++;
      const suspect = lookAt(turn, seat, turn.command);
      if (suspect !== undefined) {
        // Of rights that somebody used no general was asked.
        if (suspect.asked !== undefined) otherwise++;
        suspects = [...suspects, suspect].toSorted((a, b) => b.gap - a.gap).slice(0, CLOSELY);
      }
    }
    yield { done: (FIRST * (turn.index + 1)) / record.entries.length, curve };
  }
  const found: Costly[] = [];
  const rights = new Set<number>();
  for (const [n, suspect] of suspects.entries()) {
    const costly = lookClosely(suspect, seat);
    if (costly !== undefined) found.push(costly);
    if (costly !== undefined && suspect.asked === undefined) rights.add(costly.index);
    yield { done: FIRST + ((1 - FIRST) * (n + 1)) / suspects.length, curve };
  }
  const worst = onceEach(found.toSorted((a, b) => costOf(b) - costOf(a))).slice(0, WORST);
  // A right that is told as costly is one more that a general would not have used.
  otherwise += worst.filter(({ index }) => rights.has(index)).length;
  return { version: VERSION, seat, curve, luck: Object.fromEntries(luck), decisions, otherwise, worst };
}

/** Of several decisions of the same kind in one stage, only the dearest. */
function onceEach(found: readonly Costly[]): readonly Costly[] {
  const kindOf = ({ cycle, stage, command }: Costly): string => `${cycle} ${stage} ${command.type}`;
  return found.filter((each, i) => found.findIndex((other) => kindOf(other) === kindOf(each)) === i);
}

/** The entries whose offer was accepted later: one that nobody took has cost nothing. */
function acceptedIn({ entries }: GameRecord): ReadonlySet<number> {
  const taken = new Set(entries.flatMap(({ command }) => (command?.type === 'accept-offer' ? [command.offer] : [])));
  return new Set(
    entries.flatMap(({ events }, index) =>
      events.some((event) => event.type === 'offer-made' && taken.has(event.offer.id)) ? [index] : [],
    ),
  );
}

type Decided = Turn & { readonly command: Command };

const isDecision = (turn: Turn, seat: Seat): turn is Decided =>
  turn.seat === seat && turn.command !== undefined && !turn.auto;

/** A first look: what a general and officers would have done, each tried a few times beside what was done. */
function lookAt({ index, game: present, recall, command }: Decided, seat: Seat, played: Command): Suspect | undefined {
  // A view shows the position as long as that stands, and this one is looked at again when the game has gone on.
  const game = cloneGame(present, quickStream(0));
  const { question, cycle, stage = 0 } = game.state;
  const seed = `review ${index}`;
  const whole = momentOf(game, seat, quickStream(seed), recall);
  const known: Known = { seat, setup: whole.setup, view: whole.view, notes: whole.notes };
  const asked = question?.waiting.includes(seat) === true ? question.kind : undefined;
  const answers = asked === undefined ? undefined : answering(whole);
  const answered = answers?.offers.some((offer) => offer.command === command.type) === true;
  if (answers === undefined || !answered) {
    // Without it nothing would have happened; an offer that was declined could have been accepted.
    const instead: Move = command.type === 'decline-offer' ? { type: 'accept-offer', offer: command.offer } : undefined;
    if (!RIGHTS.has(command.type) || !matters(game, seat, instead ?? command)) return undefined;
    const gap = gapIn(known, seed, played, [instead]);
    return { turn: { index }, known, cycle, stage, asked: undefined, command, others: [instead], gap };
  }
  const general = generalsAnswer(answers, seed);
  if (keyOf(general) === keyOf(played)) return undefined;
  // To do nothing is no advice, unless a commander would: a judgement that sees one stage ahead likes to save.
  const others = [general, ...otherAnswers(answers, seed, [played, general], ALTERNATIVES - 1, { only: 'commanders' })];
  const gap = gapIn(known, seed, played, others);
  return { turn: { index }, known, cycle, stage, asked, command, others, gap };
}

/** Whether a right changes the position so that anybody would judge it otherwise. */
function matters(game: Turn['game'], seat: Seat, command: Command): boolean {
  const after = cloneGame(game, quickStream(0));
  if (!perform(after, seat, command).ok || (isOffer(command) && !acceptLatest(after, seat))) return false;
  return Math.abs((judge(after).get(seat) ?? 0) - (judge(game).get(seat) ?? 0)) > LEAST;
}

/** By how much the best of the others is better. */
function gapIn(known: Known, seed: string, played: Command, others: readonly Move[]): number {
  const [own = [], ...rest] = tryMoves(known, seed, [played, ...others], { tries: TRIES.screen });
  return Math.max(...rest.map((each) => gapOf(each, own)?.gap ?? 0));
}

/** Chooses the better move among all, then compares the two in games that neither was chosen by. */
function lookClosely(suspect: Suspect, seat: Seat): Costly | undefined {
  const { turn, known, command, others, cycle, stage, asked } = suspect;
  const seed = `review ${turn.index}`;
  const from = TRIES.screen;
  const [own = [], ...rest] = tryMoves(known, seed, [command, ...others], { from, tries: TRIES.choose });
  const gaps = rest.map((each) => gapOf(each, own)?.gap ?? 0);
  const best = gaps.indexOf(Math.max(...gaps));
  const better = others[best];
  const [done = [], instead = []] = tryMoves(known, seed, [command, better], {
    from: from + TRIES.choose,
    tries: TRIES.compare,
  });
  const compared = gapOf(instead, done);
  if (compared === undefined || compared.gap < Math.max(LEAST, SURE * compared.error)) return undefined;
  return {
    index: turn.index,
    cycle,
    stage,
    ...(asked === undefined ? {} : { asked }),
    command,
    ...(better === undefined ? {} : { better }),
    chance: mean(done.map(({ chance }) => chance)),
    betterChance: mean(instead.map(({ chance }) => chance)),
    error: compared.error,
    causes: causesOf(seat, instead, done),
  };
}
