// What a general would do in the player's place, and what else could be done: from what the seat knows, and nothing else.
import {
  CHARACTERS,
  commanderNamed,
  consider,
  imagined,
  judge,
  type Moment,
  mindOf,
  momentOf,
  random,
  steady,
} from '@marshall/bots';
import {
  type Command,
  type Draft as CommandDraft,
  fallbackFor,
  type Game,
  perform,
  type QuickStream,
  quickStream,
  type Seat,
} from '@marshall/rules';
import type { Draft } from '../session/session.ts';
import type { Suggested, Suggestion } from './messages.ts';

/** Everybody is taken to play on like an officer who makes no deals. */
const OTHERS = mindOf('officer', { ...steady.weights, deal: 0 });
const TEMPERS = CHARACTERS.map(({ weights }) => mindOf('officer', { ...weights, deal: 0 }));

/** So many games are imagined in which each move is tried. */
const TRIES = 12;
/** Fewer say nothing. */
const ENOUGH = 6;
/** More commands than the rest of a stage takes. */
const MOST_COMMANDS = 150;
const ALTERNATIVES = 2;
const SURPRISES = 8;
/** Nobody is told to do these for want of something better. */
const DRASTIC: ReadonlySet<string> = new Set(['launch', 'space-blast', 'surrender', 'resign']);
/** Chances nearer than this are about the same. */
const NEAR = 0.005;

/** The general's answer to what is asked, with up to two others; the same view gives the same suggestion. */
export async function suggestionFor(whole: Moment): Promise<Suggestion> {
  const { view, seat, fallback } = whole;
  const seed = `suggest ${seat}, cycle ${view.cycle}, stage ${view.stage}, question ${view.question?.id}`;
  const moment = answering(whole);
  const asked = (): Moment => ({ ...moment, stream: quickStream(seed) });
  const general = commanderNamed('general');
  const decided = general === undefined ? fallback : await general.decide(asked());
  const first = isLegal(moment, decided) ? decided : fallback;
  const known = new Set([keyOf(first)]);
  const others: Command[] = [];
  const add = (command: Command): void => {
    if (others.length >= ALTERNATIVES || known.has(keyOf(command)) || !isLegal(moment, command)) return;
    known.add(keyOf(command));
    others.push(command);
  };
  // To do nothing is the measure of everything else.
  add(fallback);
  for (const mind of TEMPERS) if (others.length < ALTERNATIVES) add(consider(mind, asked()).command);
  for (const command of bareAnswers(moment)) add(command);
  if (first.type === 'bid') for (const cubes of [0, 1]) add({ type: 'bid', cubes });
  // Where all agree, what comes to mind by chance shows what it would cost.
  for (let n = 0; n < SURPRISES && others.length < ALTERNATIVES; n++) {
    const command = await random.decide({ ...moment, stream: quickStream(`${seed}, surprise ${n}`) });
    if (!DRASTIC.has(command.type)) add(command);
  }
  const [best = [], ...rest] = tried(whole, seed, [first, ...others]);
  return {
    best: { command: plain(first), ...(best.length < ENOUGH ? {} : { chance: mean(best) }) },
    others: others.map((command, i): Suggested => ({ command: plain(command), ...against(best, rest[i] ?? []) })),
  };
}

/** The moment with only what answers the question: rights that can be used at any time are no answer. */
function answering(moment: Moment): Moment {
  const { seat, setup, view, fallback, stream, notes, heard } = moment;
  const offers = moment.offers.filter(({ question }) => question !== undefined);
  const types = new Set<string | undefined>(offers.map(({ command }) => command));
  const walk: Moment['walk'] = (draft) => (types.has(draft.type) ? moment.walk(draft) : []);
  return { seat, setup, view, offers, walk, fallback, stream, notes, heard };
}

function isLegal(moment: Moment, command: Command): boolean {
  // A whole command is a draft with nothing left out.
  const [offer] = moment.walk(command as unknown as CommandDraft<Command>);
  return offer !== undefined && offer.next === undefined;
}

/** Answers with nothing to choose. */
const bareAnswers = ({ offers }: Moment): Command[] =>
  // Without a next field the type is the whole command.
  offers.filter(({ next }) => next === undefined).map(({ command }) => ({ type: command }) as Command);

/** The chances to win after each of some moves, in the same imagined games; a game in which one of them fails is left out. */
function tried(moment: Moment, seed: string, commands: readonly Command[]): readonly (readonly number[])[] {
  const found: number[][] = commands.map(() => []);
  for (let n = 0; n < TRIES; n++) {
    const chances = commands.map((command) => {
      const chance = quickStream(`${seed}, try ${n}`);
      return chanceAfter(imagined(moment, chance), moment.seat, command, chance);
    });
    if (chances.every((each) => each !== undefined)) for (const [i, each] of chances.entries()) found[i]?.push(each);
  }
  return found;
}

/** The chance to win once the stage is played to its end. */
function chanceAfter(game: Game, seat: Seat, command: Command, stream: QuickStream): number | undefined {
  const { cycle, stage } = game.state;
  if (!perform(game, seat, command).ok) return undefined;
  for (let n = 0; n < MOST_COMMANDS; n++) {
    const { state } = game;
    const [next] = state.question?.waiting ?? [];
    if (next === undefined || state.ended !== undefined || state.cycle !== cycle || state.stage !== stage) break;
    if (perform(game, next, consider(OTHERS, momentOf(game, next, stream)).command).ok) continue;
    const silent = fallbackFor(game, next);
    if (silent === undefined || !perform(game, next, silent).ok) break;
  }
  return judge(game).get(seat) ?? 0;
}

/** What another move is worth beside the first: the difference where it is more than chance, else about the same. */
function against(best: readonly number[], other: readonly number[]): Pick<Suggested, 'chance' | 'beside'> {
  if (best.length < ENOUGH || other.length < ENOUGH) return {};
  const gaps = other.map((each, i) => each - (best[i] ?? 0));
  const gap = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map((each) => (each - gap) ** 2)) / (gaps.length - 1));
  return { chance: mean(other), beside: Math.abs(gap) < Math.max(NEAR, 2 * spread) ? 0 : gap };
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The same command, in whatever order its fields were chosen. */
const keyOf = (command: Command): string =>
  JSON.stringify(Object.entries(command).sort(([a], [b]) => a.localeCompare(b)));

/** A command is plain data, as a draft is. */
const plain = (command: Command): Draft => ({ ...command }) as Draft;
