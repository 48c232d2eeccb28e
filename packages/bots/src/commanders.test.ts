import { createGame, imagine, mixSeed, openStream, perform, quickStream, type Seat, view } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf, playGame } from './arena/play.ts';
import type { Commander } from './commander.ts';
import { commanderAs, LEADER_IDS, LEADERS, LEVELS, leaderOf } from './leaders.ts';
import { Recall } from './memory/recall.ts';
import { COMMANDERS, commanderNamed } from './roster.ts';
import { anySetup } from './testing.ts';

const full = process.env.MARSHALL_PROOF === '1';
const named = (name: string): Commander => {
  const commander = commanderNamed(name);
  if (commander === undefined) throw new Error(`no commander ${name}`);
  return commander;
};

/** Recruits, officers and caretakers of every character, in turn. */
const PLAIN = COMMANDERS.filter(({ name }) => /^(recruit|officer|caretaker)/.test(name));

function seatAll(seats: readonly Seat[], commanders: readonly Commander[], i: number): Record<Seat, Commander> {
  const seated: Record<Seat, Commander> = {};
  seats.forEach((seat, k) => {
    seated[seat] = commanders[(i * 5 + k) % commanders.length] ?? named('officer');
  });
  return seated;
}

test('recruits, officers and caretakers of all characters are never refused, over all kinds of set-ups', {
  timeout: 3_600_000,
}, () => {
  const games = full ? 500 : 12;
  for (let i = 0; i < games; i++) {
    const { setup, secret } = anySetup(i, 'plain', full ? 3 + (i % 10) : 4);
    const played = playGame(setup, secret, seatAll(setup.seats, PLAIN, i));
    expect(played.refused, `set-up ${i}`).toEqual([]);
  }
});

test('generals are never refused', { timeout: 3_600_000 }, () => {
  const games = full ? 50 : 2;
  const field = [named('general@6'), named('officer'), named('general:hawk@6'), named('recruit')];
  for (let i = 0; i < games; i++) {
    const { setup, secret } = anySetup(i, 'generals', full ? 6 : 2);
    const played = playGame(setup, secret, seatAll(setup.seats, field, i));
    expect(played.refused, `set-up ${i}`).toEqual([]);
  }
});

test('the same seed gives the same game, generals and all', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'twice', options: { detenteCycle: 3 } });
  const play = () =>
    playGame(setup, secret, seatAll(setup.seats, [named('general@8'), named('officer:hawk'), named('recruit')], 0));
  expect(play()).toEqual(play());
});

test('a decision depends on nothing that its seat cannot see', () => {
  const { setup, secret } = planSetup({ players: 4, seed: 'hidden', options: { detenteCycle: 4 } });
  const started = createGame(setup, openStream(mixSeed(secret, setup.contributions)));
  if (!started.ok) throw new Error(started.refusal.message);
  const { game, events } = started.value;
  const recall = new Recall(setup.seats);
  recall.hear(events);
  const stream = quickStream('players');
  const minds = [named('officer'), named('recruit:trader'), named('officer:hawk'), named('general@6')];
  let compared = 0;
  for (let i = 0; game.state.ended === undefined; i++) {
    const seat = game.state.question?.waiting[0];
    if (seat === undefined) throw new Error('nobody is asked');
    const commander = minds[setup.seats.indexOf(seat)] ?? named('officer');
    if (i % 7 === 0) {
      const seen = view(game, seat);
      // Two games that look the same from the seat, with other cash, cards and deck behind what it sees.
      const [one, other] = ['one', 'other'].map((name) => imagine(setup, seen, quickStream(name)));
      if (one === undefined || other === undefined) throw new Error('no games');
      const first = commander.decide(momentOf(one, seat, quickStream(i), recall));
      expect(commander.decide(momentOf(other, seat, quickStream(i), recall)), game.state.question?.kind).toEqual(first);
      compared++;
    }
    const command = commander.decide(momentOf(game, seat, stream, recall));
    if (command instanceof Promise) throw new Error('it takes its time');
    const result = perform(game, seat, command);
    if (!result.ok) throw new Error(result.refusal.message);
    recall.hear(result.value);
  }
  expect(compared).toBeGreaterThan(30);
});

test('every decision has a reason, and players of many kinds have many', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'why', options: { detenteCycle: 3 } });
  const why = new Set<string>();
  const telling = (name: string): Commander => {
    const commander = named(name);
    return {
      ...commander,
      decide(moment) {
        why.add(commander.explain?.(moment).reason ?? 'none');
        return commander.decide(moment);
      },
    };
  };
  playGame(setup, secret, seatAll(setup.seats, [telling('officer'), telling('recruit:hawk'), telling('general@4')], 0));
  expect(why.size).toBeGreaterThan(15);
  expect(why).not.toContain('none');
});

test('every commander has a name and a sentence for the lobby', () => {
  const names = COMMANDERS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const level of LEVELS)
    for (const id of LEADER_IDS) {
      const name = commanderAs(level, id);
      expect(names).toContain(name);
      expect(leaderOf(name)).toEqual({ level, id, name: LEADERS[id] });
    }
  expect(new Set(Object.values(LEADERS)).size).toBe(LEADER_IDS.length);
  expect(leaderOf('caretaker')).toBeUndefined();
  expect(names).toContain('caretaker');
  for (const { describe } of COMMANDERS) expect(describe).toMatch(/^[A-Z].*\.$/);
});

test('a general with a budget of its own is found by its name', () => {
  expect(commanderNamed('general@50')?.name).toBe('general@50');
  expect(commanderNamed('general:hawk@8')?.name).toBe('general:hawk@8');
  expect(commanderNamed('general@0')).toBeUndefined();
  expect(commanderNamed('general:dove@8')).toBeUndefined();
  expect(commanderNamed('officer@8')).toBeUndefined();
  expect(commanderNamed('marshal:hawk@9')?.name).toBe('marshal:hawk@9');
  expect(commanderNamed('marshal')?.name).toBe('marshal');
});

test('in live play a general decides when its time is up', () => {
  const { setup, secret } = planSetup({ players: 3, seed: 'clock', options: { detenteCycle: 4 } });
  let shown = 0;
  let looks = 0;
  // Each look at the clock takes a second: whatever the budget says, one imagined game and no more is played.
  const clock = {
    millis: 1000,
    now: () => {
      looks++;
      shown += 1000;
      return shown;
    },
  };
  const hurried = commanderNamed('general@5000', clock);
  if (hurried === undefined) throw new Error('no general');
  const played = playGame(setup, secret, seatAll(setup.seats, [hurried, named('officer')], 0));
  expect(played.refused).toEqual([]);
  expect(looks).toBeGreaterThan(0);
});
