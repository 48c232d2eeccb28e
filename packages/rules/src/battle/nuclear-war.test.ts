// The laws on random nuclear wars: sums, defaults, replay, and secrets that no launch, shot or question gives away.
import { expect, test } from 'vitest';
import {
  COMPANIES,
  type Company,
  LIGHT_SEAS,
  POWERS,
  type Power,
  TERRITORIES,
  type Territory,
  type Zone,
} from '../board/index.ts';
import { quickStream, type Stream } from '../dice/index.ts';
import type { Command, GameEvent } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { evolve } from '../referee/play.ts';
import { redact } from '../referee/redact.ts';
import { view } from '../referee/view.ts';
import { cloneState } from '../state/clone.ts';
import type { Face, Seat } from '../state/seat.ts';
import { fallbackFor } from '../table/table.ts';
import { faults, type PowerSketch, randomMove, scenario, type Taste } from '../testing/index.ts';

const WARS = process.env.MARSHALL_PROOF === '1' ? 500 : 16;
const WEAPONS: readonly string[] = ['launch', 'space-blast', 'clash', 'stand', 'shoot', 'hold-fire', 'order-strikes'];
/** Events by which hidden facts come to light, and answers that an imagined game can only guess. */
const REVEALING: readonly string[] = ['secret-cards-destroyed', 'champions-revealed', 'left', 'game-ended'];

test(`${WARS} random nuclear wars keep every sum, have a default for every question, replay, and tell nobody's secrets`, () => {
  for (let i = 0; i < WARS; i++) {
    const players = quickStream(`war ${i}`);
    const game = cloneGame(armedToTheTeeth(players).game, quickStream(`dice of war ${i}`));
    while (game.state.ended === undefined && game.state.stage === 4) {
      const { seat, command } = randomMove(game, players, hawkish);
      if (WEAPONS.includes(command.type)) expectSameForWhoCannotTell(game, seat, command, i);
      for (const waiting of game.state.question?.waiting ?? []) expectDefault(game, waiting);
      const replayed = cloneState(game.state);
      for (const event of accepted(game, seat, command)) evolve(replayed, event);
      expect(replayed).toEqual(game.state);
      expect(faults(game.state)).toEqual([]);
    }
  }
});

const hawkish: Taste = ({ command, question }) => {
  if (question === undefined) return 0.02;
  return WEAPONS.includes(command) ? 3 : 1;
};

/** Powers with nukes, L-stars, a few units and cards of every kind, on a board with some clouds. */
function armedToTheTeeth(stream: Stream) {
  const zones: Zone[] = [...TERRITORIES, ...LIGHT_SEAS];
  const companies: Company[] = [...COMPANIES];
  const take = <T>(pool: T[], most: number): T[] =>
    Array.from({ length: stream.below(most + 1) }, () => pool.splice(stream.below(pool.length), 1)).flat();
  const faces: readonly Face[] = ['open', 'closed', 'secret', 'secret'];
  const powers: Partial<Record<Power, PowerSketch>> = {};
  const present = POWERS.slice(stream.below(5));
  for (const power of present) {
    powers[power] = {
      nukes: stream.below(8),
      lStars: stream.below(4),
      cards: Object.fromEntries(take(companies, 5).map((card) => [card, faces[stream.below(4)] ?? 'secret'])),
      units: Object.fromEntries(take(zones, 4).map((zone) => [zone, 1 + stream.below(4)])),
    };
  }
  const nuked = take(
    zones.filter((zone): zone is Territory => TERRITORIES.some((territory) => territory === zone)),
    15,
  );
  return scenario({ stage: 4, phase: 'attacks', powers, nuked, bidders: present.filter(() => stream.below(3) > 0) });
}

/** Law 2: in a game with other secrets the same command is offered, and tells its author the same. */
function expectSameForWhoCannotTell(game: Game, seat: Seat, command: Command, war: number): void {
  const other = imagine(game.setup, view(game, seat), quickStream(`secrets of war ${war}`));
  expect(options(other, seat)).toEqual(options(game, seat));
  const [here, there] = [game, other].map((each) =>
    accepted(cloneGame(each, quickStream('the same dice')), seat, command),
  );
  if (here === undefined || there === undefined) return;
  if ([...here, ...there].some(({ type }) => REVEALING.includes(type))) return;
  const told = (events: readonly GameEvent[]) => events.flatMap((event) => redact(event, seat) ?? []);
  expect(told(there)).toEqual(told(here));
}

/** Law 8. */
function expectDefault(game: Game, seat: Seat): void {
  const answer = fallbackFor(game, seat);
  if (answer === undefined) throw new Error(`${seat} has no default answer`);
  accepted(cloneGame(game, quickStream('silence')), seat, answer);
}

function accepted(game: Game, seat: Seat, command: Command): readonly GameEvent[] {
  const result = perform(game, seat, command);
  if (!result.ok) throw new Error(`${JSON.stringify(command)} is refused: ${result.refusal.message}`);
  return result.value;
}
