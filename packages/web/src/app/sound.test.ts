import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CUES, cueOf } from './cues.ts';
import { keepSound, onSound, play, recallSound } from './sound.ts';

const kept = new Map<string, string>();
const started = vi.fn();
const pressed = { hasBeenActive: true };
const clock = { now: 0 };
/** What the context does, of which there is one for all tests. */
const audio = { state: 'running' };

const ramp = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
class Node {
  readonly frequency = ramp;
  readonly gain = ramp;
  connect = (next: unknown) => next;
  start = started;
  stop = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('navigator', { userActivation: pressed });
  vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly destination = {};
      readonly sampleRate = 8;
      get state() {
        return audio.state;
      }
      async suspend() {
        audio.state = 'suspended';
      }
      async resume() {
        audio.state = 'running';
      }
      get currentTime() {
        return clock.now;
      }
    },
  );
  vi.stubGlobal(
    'AudioBuffer',
    class {
      getChannelData = () => new Float32Array(8);
    },
  );
  for (const node of ['OscillatorNode', 'GainNode', 'AudioBufferSourceNode', 'BiquadFilterNode'])
    vi.stubGlobal(node, Node);
  // Every test begins long after the silence of the one before.
  clock.now += 100;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  started.mockClear();
  kept.clear();
  pressed.hasBeenActive = true;
});

test('sounds are on from the first press, every cue is heard, and switching them off is kept', () => {
  pressed.hasBeenActive = false;
  play('turn');
  expect(started).not.toHaveBeenCalled();
  pressed.hasBeenActive = true;
  for (const cue of CUES) {
    started.mockClear();
    clock.now += 100;
    play(cue);
    expect(started, cue).toHaveBeenCalled();
  }
  const told = vi.fn();
  onSound(told);
  keepSound(false);
  expect(recallSound()).toBe(false);
  expect(told).toHaveBeenCalledOnce();
  started.mockClear();
  clock.now += 100;
  play('turn');
  expect(started).not.toHaveBeenCalled();
});

test('after a strike nothing is heard for a while', () => {
  play('strike');
  started.mockClear();
  clock.now += 1;
  play('cash');
  expect(started).not.toHaveBeenCalled();
  clock.now += 5;
  play('cash');
  expect(started).toHaveBeenCalled();
});

test('the context rests once all sounds have ended, and not within the silence after a strike', () => {
  play('turn');
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(1500);
  play('turn');
  vi.advanceTimersByTime(1500);
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(60_000);
  expect(audio.state).toBe('suspended');
  play('strike');
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(3500);
  expect(audio.state).toBe('running');
  vi.advanceTimersByTime(60_000);
  expect(audio.state).toBe('suspended');
});

test('of all that happened at once the gravest is heard', () => {
  expect(cueOf([{ kind: 'sold' }, { kind: 'fired', dice: [3, 4] }])).toBe('dice');
  expect(cueOf([{ kind: 'fired', dice: [3] }, { kind: 'nukes-launched' }])).toBe('siren');
  expect(cueOf([{ kind: 'stage-opened' }])).toBeUndefined();
});
