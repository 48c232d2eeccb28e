import { expect, test } from 'vitest';
import type { TableState } from '../session/session.ts';
import { BEAT_KINDS } from './beat.ts';
import { createPlayer } from './player.ts';
import { sceneOf } from './scenes.ts';
import { cue, StillClock } from './testing.ts';
import './scenes/index.ts';

const TABLE = { log: [] } as unknown as TableState;
/** Milliseconds that each great moment is on screen at normal speed, in the order in which they are told. */
const LASTS = {
  bids: 2200,
  attack: 1900,
  fire: 1700,
  losses: 1300,
  launch: 2800,
  shot: 1600,
  strike: 3400,
  roulette: 3000,
  out: 3000,
} as const;

test('every great moment has a scene that lasts as long as it takes to see it', () => {
  const { beat } = cue(1, TABLE);
  const lasts = BEAT_KINDS.flatMap((kind) => {
    const found = sceneOf(kind)?.lasts?.({ ...beat, kind });
    return found === undefined ? [] : [[kind, found]];
  });
  expect(Object.fromEntries(lasts)).toEqual(LASTS);
});

test.each(Object.entries(LASTS))(
  '%s shows its outcome late, can be paused, skipped and stepped over, and waits where it is held',
  (kind, lasts) => {
    const clock = new StillClock();
    const player = createPlayer(clock);
    const on = (n: number, held = false) => cue(n, TABLE, { kind: kind as keyof typeof LASTS, lasts, held });
    player.hear([on(1)]);
    clock.pass(lasts * 0.6 - 1);
    expect(player.state()).toMatchObject({ phase: 'goes', lasts });
    clock.pass(1);
    expect(player.state().phase).toBe('done');
    // A pause holds it for as long as anybody likes.
    player.pause(true);
    clock.pass(60_000);
    expect(player.state().cue?.beat.id).toBe('1');
    player.hear([on(2), on(3, true)]);
    player.pause(false);
    clock.pass(lasts * 0.4);
    expect(player.state().cue?.beat.id).toBe('2');
    player.step();
    expect(player.state().cue?.beat.id).toBe('3');
    // What is done to the reader is not skipped, and stays until they have seen it.
    player.skip();
    clock.pass(60_000);
    expect(player.state()).toMatchObject({ phase: 'held' });
    player.ok();
    expect(player.state().cue).toBeUndefined();
    player.hear([on(4), on(5)]);
    player.skip();
    expect(player.state().cue).toBeUndefined();
  },
);
