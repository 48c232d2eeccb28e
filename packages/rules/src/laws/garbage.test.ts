// Whatever comes in, the referee accepts it because it was offered, or refuses it and stays as it was (law 1).
import { sayRefusal } from '@marshall/words/testing';
import { expect, test } from 'vitest';
import { type QuickStream, quickStream } from '../dice/index.ts';
import type { Command } from '../game.ts';
import { cloneGame, type Game } from '../referee/game.ts';
import { parseCommand } from '../referee/parse.ts';
import { perform } from '../referee/perform.ts';
import type { Refusal } from '../referee/refusal.ts';
import { type Seat, seat } from '../state/seat.ts';
import { faults, freeze, junk, junkCommand, mutated, walk, whyNotOffered } from '../testing/index.ts';
import { law, walks } from './law.ts';

const TOTAL = process.env.MARSHALL_PROOF === '1' ? 500_000 : 6_000;
const PER_POSITION = 50;
const MOST_PER_WALK = 5000;
/** More than enough, as many walks have fewer positions than that; those after the last command are not taken. */
const WALKS = Math.ceil(TOTAL / 300);
/** Seats that are not at the table. */
const STRANGERS = ['nobody', 'bank', 'spectator', 'constructor', '__proto__', ''];

test(`${TOTAL} bent and random commands are accepted as offered, or refused without a trace`, {
  timeout: 3_600_000,
}, () => {
  const stream = quickStream('garbage');
  const pool: Command[] = [];
  const tally = { malformed: 0, refused: 0, accepted: 0 };
  let sent = 0;
  law(walks(3, 'garbage'), WALKS, (plan) => {
    let left = Math.min(MOST_PER_WALK, TOTAL - sent);
    if (left === 0) return;
    walk(plan, ({ game, seat: mover, command }) => {
      if (pool.length < 500) pool.push(command);
      else pool[stream.below(pool.length)] = command;
      if (left <= 0 || stream.below(4) > 0) return;
      const still = cloneGame(game, stream);
      freeze(still.state);
      for (let n = 0; n < PER_POSITION; n++) {
        const sender = stream.below(4) > 0 ? mover : anySeat(game, stream);
        tally[send(still, sender, garbage(pool, command, stream), stream)] += 1;
      }
      left -= PER_POSITION;
      sent += PER_POSITION;
    });
  });
  expect(sent).toBe(TOTAL);
  // The test is worth something only if all three happen.
  expect(tally.malformed).toBeGreaterThan(TOTAL / 20);
  expect(tally.refused).toBeGreaterThan(TOTAL / 20);
  expect(tally.accepted).toBeGreaterThan(TOTAL / 100);
});

/** Bent versions of what is about to be done or was done elsewhere, and junk. */
function garbage(pool: readonly Command[], command: Command, stream: QuickStream): unknown {
  switch (stream.below(8)) {
    case 0:
      return junk(stream);
    case 1:
      return junkCommand(stream);
    case 2:
      return pool[stream.below(pool.length)];
    case 3:
      return mutated(pool[stream.below(pool.length)], stream);
    default:
      return mutated(command, stream);
  }
}

function anySeat(game: Game, stream: QuickStream): Seat {
  const { order } = game.state;
  const at = stream.below(order.length + 1);
  return order[at] ?? seat(STRANGERS[stream.below(STRANGERS.length)] ?? '');
}

/** Sends what came in to a game that cannot change: only an accepted command tries to. */
function send(still: Game, sender: Seat, input: unknown, stream: QuickStream): 'malformed' | 'refused' | 'accepted' {
  const parsed = parseCommand(input);
  if (!parsed.ok) {
    checkRefusal(parsed.refusal);
    return 'malformed';
  }
  const refusal = refusalOf(still, sender, parsed.value);
  if (refusal !== undefined) {
    checkRefusal(refusal);
    return 'refused';
  }
  const game = cloneGame(still, quickStream('accepted'));
  const result = perform(game, sender, parsed.value);
  const told = `${sender}: ${JSON.stringify(parsed.value)}`;
  if (!result.ok) throw new Error(`${told} was refused (${result.refusal.message}) after changing something`);
  // Every third is looked at closely; all are carried out.
  if (stream.below(3) > 0) return 'accepted';
  const wrong = faults(game.state);
  if (wrong.length > 0) throw new Error(`${told} was accepted, and then ${JSON.stringify(wrong)}`);
  const missing = whyNotOffered(still, sender, parsed.value);
  if (missing !== undefined) throw new Error(`${told} was accepted and never offered: ${missing}`);
  return 'accepted';
}

/** The refusal of a command; undefined if it was accepted, which shows in the attempt to change what is frozen. */
function refusalOf(still: Game, sender: Seat, command: Command) {
  try {
    const result = perform(still, sender, command);
    return result.ok ? undefined : result.refusal;
  } catch (error) {
    if (error instanceof TypeError && /read only|not extensible|Cannot (assign|add|delete)/.test(error.message))
      return undefined;
    throw error;
  }
}

function checkRefusal(refusal: Refusal): void {
  const sentence = sayRefusal(refusal);
  if (!/^[BMTACQX]-/.test(refusal.clause) || !/[.?]$/.test(sentence))
    throw new Error(`a refusal must name its clause and say a sentence: ${JSON.stringify(refusal)}`);
  if (/Invalid|Too (big|small)|expected|received|Unrecognized|undefined|NaN|\[object/.test(sentence))
    throw new Error(`a text of the validator reaches a person: ${sentence}`);
}
