import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUES, cueOf, keepSound, play, recallSound } from './sound.ts';

const kept = new Map<string, string>();
const started = vi.fn();

class Node {
  readonly frequency = { exponentialRampToValueAtTime: () => undefined };
  readonly gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  connect = (next: unknown) => next;
  start = started;
  stop = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly destination = {};
    },
  );
  vi.stubGlobal('OscillatorNode', Node);
  vi.stubGlobal('GainNode', Node);
});
afterEach(() => {
  vi.unstubAllGlobals();
  started.mockClear();
  kept.clear();
});

test('nothing sounds until somebody switches sounds on, and the choice is kept', () => {
  play('ask');
  expect(started).not.toHaveBeenCalled();
  keepSound(true);
  expect(recallSound()).toBe(true);
  for (const cue of CUES) {
    started.mockClear();
    play(cue);
    expect(started, cue).toHaveBeenCalled();
  }
  keepSound(false);
  started.mockClear();
  play('ask');
  expect(started).not.toHaveBeenCalled();
});

test('of all that happened at once the gravest is heard', () => {
  expect(cueOf([{ kind: 'sold' }, { kind: 'fired', dice: [3, 4] }])).toBe('dice');
  expect(cueOf([{ kind: 'fired', dice: [3] }, { kind: 'nukes-launched' }])).toBe('strike');
  expect(cueOf([{ kind: 'salaries-paid' }])).toBeUndefined();
});
