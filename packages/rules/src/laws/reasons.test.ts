// A reason is the referee's own: anyone who asks why hears what they would hear if they tried (law 1).

import { expect, test } from 'vitest';
import type { Zone } from '../board/index.ts';
import { type QuickStream, quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { emptyDraft } from '../referee/command.ts';
import { decide } from '../referee/decide.ts';
import { explain } from '../referee/explain.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { commandDef } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import { isSummary } from '../referee/refusal.ts';
import { clearForce, type SparseCounts, zonesOf } from '../state/forces.ts';
import { type Seat, seat } from '../state/seat.ts';
import {
  bent,
  type PowerSketch,
  randomCommand,
  SETS,
  type Sketch,
  scenario,
  type Taste,
  type Walk,
  walk,
} from '../testing/index.ts';

const { MARSHALL_PROOF: proof } = process.env;
/** Walks through each set. */
const ROUNDS = proof === '1' ? 25 : 1;
const CYCLES = proof === '1' ? 3 : 1;
/** One position out of so many is looked at. */
const SOME = 8;
const PER_POSITION = 16;

test('explain and perform agree on legal and illegal commands, by code, clause and sentence', {
  timeout: 3_600_000,
}, () => {
  const stream = quickStream('reasons');
  const pool: Command[] = [];
  const tally = { refused: 0, accepted: 0, shortened: 0 };
  for (const plan of plans()) {
    walk(plan, ({ game, seat, command }) => {
      if (pool.length < 300) pool.push(command);
      else pool[stream.below(pool.length)] = command;
      if (stream.below(SOME) > 0) return;
      for (let n = 0; n < PER_POSITION; n++) {
        const sender = stream.below(6) > 0 ? seat : (game.state.order[stream.below(game.state.order.length)] ?? seat);
        const model = n % 4 === 3 ? (pool[stream.below(pool.length)] ?? command) : command;
        const tried = n === 0 ? command : bent(model, stream);
        if (tried === undefined) continue;
        tally[agree(game, sender, tried, plan.seed)] += 1;
        if (Object.keys(tried).length < Object.keys(model).length) tally.shortened += 1;
      }
    });
  }
  const walks = ROUNDS * SETS.length;
  // The law is worth something only if all of these happen.
  expect(tally.refused).toBeGreaterThan(50 * walks);
  expect(tally.accepted).toBeGreaterThan(50 * walks);
  expect(tally.shortened).toBeGreaterThan(walks);
});

function* plans(): Generator<Walk> {
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { options, name }] of SETS.entries())
      yield {
        seed: `reasons ${round} ${name}`,
        players: 2 + ((i + round) % 5),
        opening: (i + round) % 3 === 0 ? 'random' : 'standard',
        cycles: CYCLES,
        rich: (i + round) % 4 > 0,
        sets: { ...options, tradeOffers: 20 },
      };
}

function agree(game: Game, seat: Seat, command: Command, seed: string): 'refused' | 'accepted' {
  const why = explain(game, seat, command);
  const done = decide(game, seat, command, quickStream('tried'));
  const refusal = done.ok ? undefined : done.refusal;
  if (JSON.stringify(why) !== JSON.stringify(refusal))
    throw new Error(
      `${seed}, ${game.state.question?.kind}, ${seat}: ${JSON.stringify(command)}: explain says ${JSON.stringify(why)}, perform ${JSON.stringify(refusal)}`,
    );
  return done.ok ? 'accepted' : 'refused';
}

/** Positions in which units of every kind, with others aboard, are about to move or to be sold. */
const POSITIONS = proof === '1' ? 4000 : 250;
/** Ways in which the same command is tried with some of the mover's units gone. */
const FEWER = 4;
/** Near each other, so that everything can come everywhere. */
const NEAR: readonly Zone[] = ['japan', 'nanling', 'mongolia', 'pakistan'];
const SEAS_NEAR: readonly Zone[] = ['sea-of-japan', 'tokyo-bay', 'south-china-sea', 'java-sea', 'south-pacific'];
const LOADS = [
  { carrier: 'navy', cargo: { army: 2 } },
  { carrier: 'navy', cargo: { army: 1, apc: 1 } },
  { carrier: 'ship', cargo: { army: 1 } },
  { carrier: 'ship', cargo: { army: 2 } },
] as const;
const MOVERS: Taste = ({ command }) => (ORDERED.includes(command) ? 1 : 0);
const ORDERED: readonly string[] = ['offer-units', 'move', 'hire-carriers'];

test('what a quick look shuts has a reason of its own, whatever else the player has', { timeout: 3_600_000 }, () => {
  const stream = quickStream('quick looks');
  const tally = { sales: 0, moves: 0, shut: 0 };
  for (let i = 0; i < POSITIONS; i++) {
    const { game } = scenario(laidOut(stream, i % 2 === 0));
    const command = randomCommand(game, seat('usa'), stream, MOVERS);
    if (command === undefined) continue;
    tally[command.type === 'offer-units' ? 'sales' : 'moves'] += 1;
    for (let n = 0; n < FEWER; n++) {
      const fewer = cloneGame(game, quickStream('fewer'));
      for (const zone of zonesOf(fewer.state.board, seat('usa')))
        if (stream.below(2) === 0) clearForce(fewer.state, zone, seat('usa'));
      const seed = `position ${i}`;
      if (agree(fewer, seat('usa'), command, seed) === 'accepted') continue;
      tally.shut += 1;
      const bare = bareSummary(fewer, seat('usa'), command);
      if (bare !== undefined)
        throw new Error(`${seed}: ${JSON.stringify(command)} is shut by ${bare}, and no field of its own is wrong`);
    }
  }
  expect(tally.sales).toBeGreaterThan(POSITIONS / 5);
  expect(tally.moves).toBeGreaterThan(POSITIONS / 5);
  expect(tally.shut).toBeGreaterThan(POSITIONS / 2);
});

/** The summary by which a command is refused though each of its fields passes the exact checks. */
function bareSummary(game: Game, sender: Seat, command: Command): string | undefined {
  const why = explain(game, sender, command);
  const def = commandDef(command.type);
  if (why === undefined || def === undefined || !isSummary(why)) return undefined;
  const play = new Play(game);
  const draft = emptyDraft(command.type);
  for (const field of def.fields) {
    const value: unknown = command[field.name as keyof Command];
    if (field.applies !== undefined && !field.applies(draft, play, sender)) continue;
    const wrong = field.choice(play, sender, draft).refuse(value as never);
    if (wrong !== undefined && !isSummary(wrong)) return undefined;
    (draft as Record<string, unknown>)[field.name] = value;
  }
  return why.message;
}

function laidOut(stream: QuickStream, sale: boolean): Sketch {
  return {
    options: { apc: true, merchantMarine: true, highTech: stream.below(2) === 0 },
    ...(sale ? { stage: 6, phase: 'arms-bazaar' } : { stage: 5, phase: 'moves' }),
    bidders: ['usa'],
    traders: ['usa', 'china'],
    powers: {
      usa: army(stream),
      china: { grain: 6, oil: 6, units: { manchuria: 1, tibet: 1, shantung: 1 } },
      ussr: {},
    },
  };
}

/** Some units on land, some at sea, and some aboard; not enough supplies to go everywhere. */
function army(stream: QuickStream): PowerSketch {
  const units: Partial<Record<Zone, SparseCounts>> = {};
  const laden: { zone: Zone; carrier: 'navy' | 'ship'; cargo: SparseCounts }[] = [];
  for (const zone of NEAR) if (stream.below(3) === 0) units[zone] = { army: stream.below(3), apc: 1 + stream.below(2) };
  for (const zone of SEAS_NEAR) {
    if (stream.below(3) === 0) units[zone] = { navy: 1 + stream.below(2), ship: stream.below(2) };
    const load = LOADS[stream.below(2 * LOADS.length)];
    if (load !== undefined) laden.push({ zone, ...load });
  }
  return { units, laden, grain: stream.below(4), oil: stream.below(6), cash: 2000 };
}
