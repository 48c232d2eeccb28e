import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { mixSeed, openStream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import { evolve } from '../referee/play.ts';
import { emptyState } from '../state/state.ts';
import { planSetup, playRandomGame, WARLIKE } from '../testing/index.ts';
import { whyNoPosition } from './bounds.ts';
import { eventsOf, type GameFile } from './game-file.ts';
import { readGameFile } from './read-file.ts';
import { fold, standing } from './replay.ts';
import { soundnessOf } from './sound.ts';
import { fallbackFor, startTable, take, undo } from './table.ts';
import { verify } from './verify.ts';

const shelved = (name: string): string => readFileSync(new URL(`../../shelf/${name}.json`, import.meta.url), 'utf8');
const read = (text: string): GameFile => {
  const file = readGameFile(text);
  if (!file.ok) throw new Error(file.refusal.message);
  return file.value;
};

/** A file whose text was changed, without its secret, cut after some entries. */
function edited(name: string, change: (event: Record<string, unknown>) => void, upTo: number): GameFile {
  const json = JSON.parse(shelved(name));
  delete json.secret;
  json.entries = json.entries.slice(0, upTo);
  for (const { events } of json.entries) for (const event of events) change(event);
  return read(JSON.stringify(json));
}

/** A war that the referee of today has judged from its beginning. */
function freshWar(): GameFile {
  const options = { detenteCycle: 1, merchantMarine: true, apc: true } as const;
  const { setup, entries } = playRandomGame({ players: 3, seed: 'a sound war', taste: WARLIKE, options });
  return { marshall: 1, setup, entries };
}

/** The same of trade, with powers that were rolled for. */
function freshTrade(): GameFile {
  const options = { detenteCycle: 3, powers: 'rolled' } as const;
  const { setup, entries } = playRandomGame({ players: 4, seed: 'a sound trade', options });
  return { marshall: 1, setup, entries };
}

/** A game in which nobody says anything, except for one who takes back whatever they can. */
function freshUndo(): GameFile {
  const { setup, secret } = planSetup({ players: 3, seed: 'a sound undo', options: { detenteCycle: 2 } });
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const table = started.value;
  const [wavering] = setup.seats;
  let back = 0;
  while (table.game.state.ended === undefined) {
    const [seat] = table.game.state.question?.waiting ?? [];
    const command = seat === undefined ? undefined : fallbackFor(table.game, seat);
    if (seat === undefined || command === undefined || !take(table, seat, command).ok) throw new Error('it hangs');
    if (seat === wavering && back < 3 && undo(table, seat).ok) back += 1;
  }
  expect(back).toBe(3);
  return { marshall: 1, setup, entries: table.entries };
}

test.each([
  ['undo', freshUndo],
  ['trade with powers rolled for', freshTrade],
  ['war', freshWar],
])(
  'a game of %s without its secret is sound as far as this edition would judge it so: its own dice lead there',
  (_name, game) => {
    const whole = game();
    const { secret: _, ...file } = whole;
    // What an earlier edition judged otherwise is where this referee would not have come.
    const [otherwise] = verify(whole).otherwise;
    expect(soundnessOf(file).entries).toBe(otherwise === undefined ? file.entries.length : otherwise.entry - 1);
    const state = emptyState(file.setup.seats, file.setup.edition);
    for (const event of standing(eventsOf(file))) {
      evolve(state, event);
      expect(whyNoPosition(state)).toBeUndefined();
    }
  },
);

test('other dice that could have fallen lead on; what followed from the old ones then does not', () => {
  const file = edited('war-to-detente', () => undefined, 40);
  const first = file.entries.findIndex(({ events }) => events.some(({ type }) => type === 'rolled'));
  const changed = edited(
    'war-to-detente',
    (event) => {
      if (event.type === 'rolled') event.value = 1;
    },
    40,
  );
  expect(soundnessOf(file).entries).toBe(40);
  expect(soundnessOf(changed).entries).toBeLessThan(40);
  expect(soundnessOf(changed).entries).toBeGreaterThanOrEqual(first);
});

describe('what the referee would not have written is not sound, and the first such entry is named', () => {
  test.each([
    [
      'units that nobody has',
      (event: Record<string, unknown>) => {
        if (event.type === 'units-placed') event.placements = { europe: { iberia: { army: 9_000 } } };
      },
    ],
    [
      'a card in the deck twice',
      (event: Record<string, unknown>) => {
        const { secret } = event as { secret?: { bank?: { order?: string[] } } };
        const order = secret?.bank?.order;
        if (event.type === 'deck-shuffled' && order !== undefined) order[0] = order[1] ?? '';
      },
    ],
    [
      'a die with seven faces',
      (event: Record<string, unknown>) => {
        if (event.type === 'rolled') event.value = 7;
      },
    ],
    [
      'a count of draws without end',
      (event: Record<string, unknown>) => {
        if ('drawn' in event) event.drawn = 900_000_000;
      },
    ],
  ])('%s', (_, change) => {
    const { entries, why } = soundnessOf(edited('war-to-detente', change, 13));
    expect(entries).toBeLessThan(13);
    expect(why).toMatchObject({ message: 'unsound', figures: { entry: entries + 1 } });
  });
});

test('an event that is missing, one too many and one with another fact are told apart, and counted from one', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'a sound start', options: { detenteCycle: 2 } });
  const started = startTable(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game, entries: all } = started.value;
  for (let n = 0; n < 12; n++) {
    const [asked] = game.state.question?.waiting ?? [];
    const command = asked === undefined ? undefined : fallbackFor(game, asked);
    if (asked === undefined || command === undefined || !take(started.value, asked, command).ok) break;
  }
  const file: GameFile = { marshall: 1, setup, entries: all };
  const at = file.entries.findIndex(({ events }, i) => i > 0 && events.length > 2);
  const whyWith = (change: (events: GameEvent[]) => void) => {
    const entries = file.entries.map((entry, i) => {
      const events = structuredClone([...entry.events]);
      if (i === at) change(events);
      return { ...entry, events };
    });
    const found = soundnessOf({ ...file, entries });
    expect(found.entries).toBe(at);
    return JSON.stringify(found.why);
  };
  const { length } = file.entries[at]?.events ?? [];
  expect(whyWith((events) => Object.assign(events[1] ?? {}, { other: 1 }))).toContain('"number":2');
  expect(whyWith((events) => Object.assign(events[0] ?? {}, { other: 1 }))).toContain('"number":1');
  expect(whyWith((events) => events.pop())).toContain(`"written":${length - 1},"made":${length}`);
  expect(whyWith((events) => events.push(...events.slice(-1)))).toContain(`"written":${length + 1},"made":${length}`);
});

test.each([
  ['cycle-began', { cycle: 1e8 }, 'misfit:cycle'],
  ['asked', { kind: 'riddle' }, 'misfit:question'],
  ['begun', { frame: { procedure: 'dance' } }, 'misfit:agenda'],
] as const)('a position after an event %s that cannot be is none', (type, facts, why) => {
  const file = edited(
    'war-to-detente',
    (event) => {
      if (event.type === type) Object.assign(event, facts);
    },
    13,
  );
  expect(whyNoPosition(fold(file.setup, eventsOf(file)))).toEqual({ message: why });
});

test('an entry that writes down more draws than a program takes in one go is told from the truth all the same', () => {
  const file = edited('idle', () => undefined, 3);
  const rolled = (_: unknown, i: number) => ({ type: 'rolled', draw: i, name: 'die', value: 1, drawn: i }) as const;
  const [opening, ...rest] = file.entries;
  if (opening === undefined) throw new Error('no opening');
  const entries = [{ ...opening, events: [...opening.events, ...Array.from({ length: 200_000 }, rolled)] }, ...rest];
  expect(soundnessOf({ ...file, entries })).toMatchObject({ entries: 0, why: { message: 'unsound' } });
});

test('numbers that no game holds are refused before anything is made of them', () => {
  const huge = shelved('war-to-detente').replace(/"army":\d+/, '"army":5e10');
  expect(readGameFile(huge)).toMatchObject({
    ok: false,
    refusal: { message: 'no-game-file:number', figures: { entry: 4, number: 50_000_000_000 } },
  });
});

test('names that every object answers to are refused before anything is looked up by them', () => {
  for (const name of ['__proto__', 'constructor', 'toString']) {
    const strange = shelved('war-to-detente').replace(
      '"type":"sealed","seat":"europe"',
      `"type":"sealed","seat":"${name}"`,
    );
    expect(readGameFile(strange)).toMatchObject({
      ok: false,
      refusal: { message: 'no-game-file:name', figures: { entry: expect.any(Number), name } },
    });
  }
});

test('a position with parts missing is none, and nothing throws', () => {
  const file = edited('war-to-detente', () => undefined, 13);
  const state = fold(file.setup, eventsOf(file));
  expect(whyNoPosition(state)).toBeUndefined();
  expect(whyNoPosition(JSON.parse(JSON.stringify({ ...state, agenda: [null] })))).toEqual({
    message: 'misfit:missing',
  });
});

test.each([['nothing'], [''], ['over'], [7], [true], [null], [['at']]])(
  'a battle whose step is written as %j is not sound, and is read without a throw',
  (value) => {
    const { secret: _, ...file } = read(shelved('edition-2-capture'));
    const isStep = (event: GameEvent) => event.type === 'stepped' && event.procedure === 'conventional';
    const at = file.entries.findIndex(({ events }) => events.some(isStep));
    expect(at).toBeGreaterThan(0);
    const entries = file.entries.slice(0, at + 1).map((entry, i) => {
      if (i !== at) return entry;
      const events = entry.events.map((event) => {
        if (!isStep(event)) return event;
        const { patch: __, ...step } = event as Extract<GameEvent, { type: 'stepped' }>;
        return (value === 'nothing' ? step : { ...step, patch: value }) as GameEvent;
      });
      return { ...entry, events };
    });
    const found = soundnessOf({ ...file, entries });
    expect(found).toMatchObject({ entries: at, why: { message: 'unsound', figures: { entry: at + 1 } } });
  },
);
