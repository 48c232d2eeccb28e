// The laws in wars and games in which anybody resigns at any question, in every combination of sets.
import { expect, test } from 'vitest';
import { RESOURCES } from '../board/index.ts';
import { type QuickStream, quickStream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame } from '../referee/game.ts';
import { perform } from '../referee/perform.ts';
import { evolve } from '../referee/play.ts';
import { cloneState } from '../state/clone.ts';
import { store } from '../state/ledger.ts';
import type { Seat } from '../state/seat.ts';
import type { State } from '../state/state.ts';
import { FILE_VERSION } from '../table/game-file.ts';
import { verify } from '../table/verify.ts';
import {
  faults,
  imbalances,
  playRandomGame,
  playSilently,
  randomMove,
  randomWar,
  SETS,
  type Table,
  WARLIKE,
} from '../testing/index.ts';
import { hearsApart, tellsApart } from './hidden.ts';

const THOROUGH = process.env.MARSHALL_PROOF === '1';
const WARS = THOROUGH ? 150 : 7;
const GAMES = THOROUGH ? 20 : 1;
const { MARSHALL_SEED: chosen = '1984' } = process.env;
const resign = { type: 'resign' } as const;

/** Questions that every battle asks; at the others somebody leaves more often, so that each sees it. */
const COMMON: readonly string[] = [
  'attack',
  'defend',
  'losses',
  'occupy',
  'reinforce',
  'counterattack',
  'first-strike',
];
/** Battles use up the stores; for so many commands they are filled again, so that wars last. */
const SUPPLIED = 40;
const MOST = 400;
/** Of the other commands one out of so many is listened to. */
const LISTENING = 12;
/** What the rules themselves show: who has most at the end, and cards that are turned, taken or destroyed. */
const SHOWS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'game-ended',
  'card-turned',
  'research-card-turned',
  'secret-cards-taken',
  'secret-cards-destroyed',
  'champions-revealed',
]);

test.each(SETS)(
  'B-SPOILS-12 X-40 $name: a player who resigns at whatever question of a war, sums hold and every wait ends',
  { timeout: 3_600_000 },
  ({ name, options }) => {
    let left = 0;
    let looks = 0;
    for (let i = 0; i < WARS; i++) {
      const seed = `resigning ${name} ${chosen} ${i}`;
      const limits = i % 2 === 1;
      const table = randomWar(seed, { ...options, componentLimits: limits });
      const stream = quickStream(`players of ${seed}`);
      for (let commands = 0; commands < MOST && isAtWar(table); commands++) {
        if (commands < SUPPLIED) supply(table);
        const leaver = whoLeaves(table, stream);
        const { seat, command } =
          leaver === undefined ? randomMove(table.game, stream, WARLIKE) : { seat: leaver, command: resign };
        const before = cloneState(table.state);
        const isHeard = leaver !== undefined || stream.below(LISTENING) === 0;
        if (isHeard) looks += keepsSecrets(seed, table, seat, command, stream);
        const result = perform(table.game, seat, command);
        if (!result.ok)
          throw new Error(`${seed}: ${JSON.stringify(command)} was offered and refused: ${result.refusal.message}`);
        checked(seed, before, result.value, table);
        if (leaver === undefined || !isAtWar(table)) continue;
        left += 1;
        // Law 8: from here on nobody says a word.
        const silent = cloneGame(table.game, quickStream('silence'));
        playSilently(silent, () => silent.state.stage !== 4);
      }
    }
    expect(left).toBeGreaterThan(WARS / 4);
    expect(looks).toBeGreaterThan(WARS / 4);
  },
);

test.each(SETS)(
  'B-SPOILS-12 X-40 $name: a game in which players resign at random comes to its end, and its file verifies',
  { timeout: 3_600_000 },
  ({ name, options }) => {
    for (let i = 0; i < GAMES; i++) {
      const plan = {
        players: 6,
        seed: `games of resigning ${name} ${chosen} ${i}`,
        options: { ...options, detenteCycle: THOROUGH ? 6 : 3 },
      };
      const { setup, secret, entries } = playRandomGame({
        ...plan,
        taste: (offer) => (offer.command === 'resign' ? 0.03 : WARLIKE(offer)),
      });
      const verdict = verify({ marshall: FILE_VERSION, setup, secret, entries });
      expect(verdict.ok, JSON.stringify(verdict.findings)).toBe(true);
    }
  },
);

/** Law 2 for one listener: what others hide changes nothing for them, before the command and after it; gives the looks. */
function keepsSecrets(seed: string, { game }: Table, mover: Seat, command: Command, stream: QuickStream): number {
  const { order } = game.state;
  const listener = order[stream.below(order.length + 1)] ?? 'spectator';
  const seen = tellsApart(game, listener, stream);
  if (seen !== undefined) throw new Error(`${seed}: ${listener} sees ${seen}`);
  const apart = hearsApart(game, mover, command, listener, stream);
  if (apart === undefined) return 1;
  if (apart.told.some((type) => SHOWS.has(type))) return 0;
  throw new Error(`${seed}: ${JSON.stringify(command)} by ${mover} tells ${listener} ${apart.apart}`);
}

/** Every sum after every event; the events alone lead to the same position. */
function checked(seed: string, folded: State, events: readonly GameEvent[], { state }: Table): void {
  for (const event of events) {
    evolve(folded, event);
    const off = imbalances(folded);
    if (off.length > 0) throw new Error(`${seed}, after ${event.type}: ${JSON.stringify(off)}`);
  }
  expect(folded).toEqual(state);
  const wrong = faults(state);
  if (wrong.length > 0) throw new Error(`${seed}: ${JSON.stringify(wrong)}`);
}

function whoLeaves({ state }: Table, stream: QuickStream) {
  const { question } = state;
  if (question === undefined || stream.below(COMMON.includes(question.kind) ? 40 : 6) > 0) return undefined;
  const living = state.order.filter((seat) => state.seats[seat]?.out === undefined);
  return stream.below(2) === 0 ? question.waiting[0] : living[stream.below(living.length)];
}

function isAtWar({ state }: Table): boolean {
  return state.ended === undefined && state.stage === 4;
}

function supply({ state }: Table): void {
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player === undefined || player.out !== undefined) continue;
    for (const resource of RESOURCES) if (player.supplies[resource] < 2) store(state, seat, resource, 3);
  }
}
