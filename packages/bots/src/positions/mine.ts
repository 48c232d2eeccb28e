// Finding positions: games of commanders are played, and wherever one answer is clearly the best the position is kept.
import {
  type Command,
  createGame,
  type Game,
  isPower,
  mixSeed,
  openStream,
  type Power,
  perform,
  type QuickStream,
  quickStream,
  type Seat,
  type Stage,
  tableAnswer,
} from '@marshall/rules';
import { planSetup, type Sketch } from '@marshall/rules/testing';
import { momentOf } from '../arena/play.ts';
import { CHARACTERS } from '../characters.ts';
import { Recall } from '../memory/recall.ts';
import { answering } from '../review/candidates.ts';
import { commanderNamed } from '../roster.ts';
import { answersTo } from './answers.ts';
import { lay, sketchOf } from './lay.ts';
import { ASKED, FINDERS, type Finder, isRight, MARGINS, type Position, type PositionKind } from './position.ts';
import { worthOf } from './worth.ts';

/** A position before anybody was asked how it is solved. */
export type Found = Omit<Position, 'id' | 'found'>;

/** Who plays the games that are searched. */
const PLAYERS = ['officer:hawk', 'recruit:hawk', 'officer', 'officer:trader', 'general:hawk', 'recruit'] as const;
const CYCLES = 10;

/** Plays one game and gives what was found in it: at most so many of a kind, each of another cycle and power. */
export function mine(seed: string, most: Readonly<Record<PositionKind, number>>): Found[] {
  const players = 3 + (quickStream(`players of ${seed}`).below(4) % 4);
  const { setup, secret } = planSetup({ players, seed, options: { opening: 'standard', detenteCycle: CYCLES } });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game } = started.value;
  const stream = quickStream(`commanders of ${seed}`);
  const recall = new Recall(setup.seats);
  recall.hear(started.value.events);
  const found: Found[] = [];
  const seek = (kind: PositionKind, power: Power | undefined, sketch: Sketch, played?: Position['played']): void => {
    if (power === undefined) return;
    const same = found.filter((each) => each.kind === kind);
    if (same.length >= most[kind] || same.some((each) => each.sketch.cycle === sketch.cycle || each.power === power))
      return;
    const clear = clearAnswer({ kind, power, sketch, ...(played === undefined ? {} : { played }) });
    if (clear !== undefined) found.push(clear);
  };
  let last = 0;
  let same = 0;
  while (game.state.ended === undefined) {
    const { question } = game.state;
    const seat = question?.waiting[0];
    if (question === undefined || seat === undefined) throw new Error('nobody is asked and the game is not over');
    same = question.id === last ? same + 1 : 0;
    if (same === 0 && question.kind === 'bid') seekAtStage(game, stream, seek);
    last = question.id;
    const ordered = tableAnswer(game);
    if (ordered !== undefined) {
      const done = perform(game, ordered.seat, ordered.command);
      if (done.ok) {
        recall.hear(done.value);
        continue;
      }
    }
    const moment = momentOf(game, seat, stream, recall);
    const commander = commanderNamed(PLAYERS[setup.seats.indexOf(seat) % PLAYERS.length] ?? 'officer');
    const decided = same > 60 || commander === undefined ? moment.fallback : commander.decide(moment);
    if (decided instanceof Promise) throw new Error('commanders answer at once here');
    if (decided.type === 'launch' && question.kind === 'attack') seekCrisis(game, seat, decided, seek);
    const done = perform(game, seat, decided);
    const silent = done.ok ? done : perform(game, seat, moment.fallback);
    if (silent.ok) recall.hear(silent.value);
  }
  return found;
}

type Seek = (kind: PositionKind, power: Power | undefined, sketch: Sketch, played?: Position['played']) => void;

const STAGES: Readonly<
  Partial<Record<Stage, { readonly kinds: readonly PositionKind[]; readonly phase: Sketch['phase'] }>>
> = {
  3: { kinds: ['sell'], phase: 'market-sales' },
  4: { kinds: ['siege', 'attack'], phase: 'attacks' },
  6: { kinds: ['defend'], phase: 'conventional-builds' },
};

/** Before a stage is bid for, every player is looked at as if it were their turn. */
function seekAtStage(game: Game, stream: QuickStream, seek: Seek): void {
  const { stage, cycle, order, seats } = game.state;
  const looked = stage === undefined ? undefined : STAGES[stage];
  if (stage === undefined || looked?.phase === undefined || cycle < 2) return;
  const sketch = sketchOf(game);
  const from = stream.below(order.length);
  for (const seat of [...order.slice(from), ...order.slice(0, from)]) {
    const power = powerIn(seats[seat]);
    if (power === undefined) continue;
    const bidders = [power];
    // What a sale is worth is decided by wealth alone only in the last cycle.
    for (const kind of looked.kinds)
      if (kind !== 'sell' || cycle >= CYCLES - 2)
        seek(kind, power, {
          ...sketch,
          ...(kind === 'sell' ? { options: { detenteCycle: cycle } } : {}),
          stage,
          phase: looked.phase,
          bidders,
          traders: [],
        });
  }
}

/** Nukes are launched: the player with the L-stars to stop some of them is asked. */
function seekCrisis(game: Game, attacker: Seat, command: Command, seek: Seek): void {
  const by = powerIn(game.state.seats[attacker]);
  if (by === undefined) return;
  const sketch = { ...sketchOf(game), stage: 4 as const, phase: 'attacks' as const, bidders: [by], traders: [] };
  for (const seat of game.state.order) {
    const player = game.state.seats[seat];
    if (seat !== attacker && (player?.lStars ?? 0) > 0)
      seek('crisis', powerIn(player), sketch, [{ seat: by, command }]);
  }
}

function powerIn(player: Game['state']['seats'][Seat] | undefined): Power | undefined {
  if (player?.power === undefined || player.out !== undefined) return undefined;
  return isPower(player.power) ? player.power : undefined;
}

/** The best answer, if it is clearly the best and there is something to choose. */
export function clearAnswer(position: Omit<Found, 'answer' | 'worth' | 'next'>): Found | undefined {
  const laid = laidOr(position);
  if (laid === undefined) return undefined;
  const { game, seat } = laid;
  const { kind } = position;
  const ranked = answersTo(kind, game, seat)
    .map((answer) => ({ answer, worth: rounded(worthOf(kind, game, seat, answer)) }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = ranked;
  // The same thing with other numbers is no other answer.
  const second = ranked.find(({ answer }) => best !== undefined && ideaOf(answer) !== ideaOf(best.answer));
  if (best === undefined || second === undefined || ranked.length < FEWEST[kind]) return undefined;
  const { least, most } = BOUNDS[kind];
  const margin = kind === 'sell' ? Math.max(MARGINS.sell, best.worth / 8) : MARGINS[kind];
  if (best.worth < least || best.worth > most || best.worth - second.worth < margin) return undefined;
  // Where all but one come to nothing, there is nothing to weigh.
  if (kind === 'attack' && second.worth < 0.15) return undefined;
  if (kind === 'crisis' && second.worth <= 0) return undefined;
  return { ...position, answer: best.answer, worth: best.worth, next: second.worth };
}

function laidOr(position: Omit<Found, 'answer' | 'worth' | 'next'>): ReturnType<typeof lay> | undefined {
  try {
    const laid = lay(position);
    // The table that it is played at stops at the first question of that kind.
    const { question } = laid.game.state;
    return question?.kind === ASKED[position.kind] && question.waiting[0] === laid.seat ? laid : undefined;
  } catch {
    return undefined;
  }
}

/** What is done, without how much of it. */
export function ideaOf(command: Command): string {
  switch (command.type) {
    case 'attack':
      return `${command.from} ${command.to}`;
    case 'build':
      return `${command.kind} ${command.zone}`;
    case 'sell':
      return command.resource;
    case 'shoot':
      return command.at;
    case 'launch':
      return `nukes on ${Object.keys(command.targets)}`;
    default:
      return command.type;
  }
}

const FEWEST: Readonly<Record<PositionKind, number>> = { attack: 4, siege: 3, defend: 4, sell: 6, crisis: 3 };
const BOUNDS: Readonly<Record<PositionKind, { readonly least: number; readonly most: number }>> = {
  attack: { least: 0.35, most: 0.99 },
  siege: { least: 0.25, most: 0.995 },
  defend: { least: 0.3, most: 1 },
  sell: { least: 100, most: 100_000 },
  crisis: { least: 0.2, most: 1 },
};

const rounded = (worth: number): number => Math.round(worth * 1e6) / 1e6;

/** How many of a hundred commanders of each level find the answer: every character is asked. */
export function ratingOf(position: Found): Position['found'] {
  const rate = (level: Finder): number => {
    const right = CHARACTERS.filter(({ name }) => {
      const { game, seat } = lay(position);
      const commander = commanderNamed(name === 'steady' ? level : `${level}:${name}`);
      const stream = quickStream(`${level} ${name}`);
      // What else can be done is no answer.
      const decided = commander?.decide(answering(momentOf(game, seat, stream)));
      if (decided === undefined || decided instanceof Promise) return false;
      return isRight(position, worthOf(position.kind, game, seat, decided));
    });
    return Math.round((100 * right.length) / CHARACTERS.length);
  };
  return Object.fromEntries(FINDERS.map((level) => [level, rate(level)])) as Record<Finder, number>;
}
