import { readFileSync } from 'node:fs';
import {
  answersTo,
  type Finder,
  ideaOf,
  isRight,
  lay,
  MARGINS,
  POSITION_KINDS,
  type Position,
  solve,
  stakeIn,
  worthOf,
} from '@marshall/bots/positions';
import { type Command, isZone, openCommands, parseCommand, perform, strikeOdds, type Zone } from '@marshall/rules';
import { expect, test } from 'vitest';
import { Host } from '../solo/host.ts';
import { difficultyOf, isSolved, keepAnswer, named, ofDay, planOf } from './positions.ts';

const PROOF = process.env.MARSHALL_PROOF === '1';
/** One of so many is gone through every day. */
const SAMPLE = PROOF ? 1 : 12;

const all: readonly Position[] = JSON.parse(readFileSync(new URL('./positions.json', import.meta.url), 'utf8'));

const sampled = (): readonly Position[] => all.filter((_, i) => i % SAMPLE === 0);

test('there are 150 positions and more, of every kind, each with a name of its own and found by some of a hundred', () => {
  expect(all.length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  for (const kind of POSITION_KINDS) expect(all.filter((position) => position.kind === kind).length).toBeGreaterThan(9);
  for (const { found } of all)
    for (const level of ['recruit', 'officer', 'general'] satisfies Finder[]) {
      expect(found[level]).toBeGreaterThanOrEqual(0);
      expect(found[level]).toBeLessThanOrEqual(100);
    }
  const levels = new Set(all.map(difficultyOf));
  expect([...levels].sort()).toEqual(['easy', 'hard', 'medium']);
});

test('each solution is legal, the best of all answers by the same measure, and clearly so', () => {
  for (const position of sampled()) {
    const { id, kind, answer, worth, next } = position;
    const { game, seat } = lay(position);
    const parsed = parseCommand(answer);
    if (!parsed.ok) throw new Error(`${id}: ${parsed.refusal.message}`);
    expect(worthOf(kind, game, seat, parsed.value), id).toBeCloseTo(worth, 5);
    const others = answersTo(kind, game, seat).filter((other) => ideaOf(other) !== ideaOf(parsed.value));
    expect(others.length, id).toBeGreaterThan(1);
    const best = Math.max(...others.map((other) => worthOf(kind, game, seat, other)));
    expect(best, id).toBeCloseTo(next, 5);
    expect(worth - best, id).toBeGreaterThanOrEqual(MARGINS[kind] - 1e-6);
    expect(perform(game, seat, parsed.value).ok, id).toBe(true);
  }
}, 600_000);

test('an answer is judged: the solution is right, the best of the others is not, and what answers nothing is let pass', () => {
  for (const kind of POSITION_KINDS) {
    const position = all.find((each) => each.kind === kind);
    if (position === undefined) throw new Error(`no position of ${kind}`);
    const { game, seat } = lay(position);
    expect(solve(position, position.answer)).toMatchObject({ right: true });
    const wrong = answersTo(kind, game, seat).find((other) => ideaOf(other) !== ideaOf(position.answer));
    if (wrong === undefined) throw new Error(`${position.id} has one answer`);
    expect(solve(position, wrong)).toMatchObject({ right: false });
    expect(isRight(position, position.next)).toBe(false);
  }
  const [attack] = all.filter(({ kind }) => kind === 'attack');
  const rival = attack && Object.keys(attack.sketch.powers).find((power) => power !== attack.power);
  if (attack === undefined || rival === undefined) throw new Error('an attack has a rival');
  const aside = parseCommand({ type: 'grant-passage', to: rival });
  if (aside.ok) expect(solve(attack, aside.value)).toBeUndefined();
  // A landing answers the question too, in a way that is not compared: nothing is said about what it is worth.
  const airborne = all.find((each) => each.kind === 'attack' && mayFly(each));
  if (airborne === undefined) throw new Error('nobody can fly');
  const flown: Command = {
    type: 'assault-by-air',
    to: 'greenland',
    against: 'militia',
    orders: [{ how: 'airlift', from: 'alaska', units: { army: 1 } }],
  };
  expect(solve(airborne, flown)).toMatchObject({ aside: true });
  // Nor is an attack on land that nobody holds, whose odds the page shows.
  const free = all.find((each) => each.kind === 'attack' && onMilitia(each) !== undefined);
  const easy = free && onMilitia(free);
  if (free === undefined || easy === undefined) throw new Error('no empty land is near');
  expect(solve(free, easy)).toMatchObject({ aside: true });
});

const onMilitia = (position: Position): Command | undefined => {
  const { game, seat } = lay(position);
  return answersTo('attack', game, seat).find((each) => each.type === 'attack' && each.against === 'militia');
};

const mayFly = (position: Position): boolean => {
  const { game, seat } = lay(position);
  return openCommands(game, seat).some(({ command }) => command === 'assault-by-air');
};

test('a shot counts with the best of those that follow it, and with a single L-star it is what the odds say', () => {
  const crises = all.filter(({ kind }) => kind === 'crisis');
  let alone = 0;
  for (const position of crises) {
    const { game, seat } = lay(position);
    const { lStars = 0 } = game.state.seats[seat] ?? {};
    for (const answer of answersTo('crisis', game, seat)) {
      if (answer.type !== 'shoot') continue;
      const odds = strikeOdds(game, seat, answer);
      if (!odds.ok) throw new Error(odds.refusal.message);
      const zones = odds.value.targets.flatMap(({ at }) => (isZone(at) ? [at] : []));
      const stake = (of: readonly Zone[]): number => of.reduce((sum, zone) => sum + stakeIn(game, seat, zone), 0);
      const usual = odds.value.outcomes.reduce(
        (sum, { outcome, chance }) =>
          sum + (Number(chance.ways) / Number(chance.of)) * (1 - stake(outcome.struck) / stake(zones)),
        0,
      );
      const worth = worthOf('crisis', game, seat, answer);
      expect(worth, position.id).toBeGreaterThan(usual - 1e-9);
      if (lStars === 1) expect(worth, position.id).toBeCloseTo(usual, 9);
      if (lStars === 1) alone++;
    }
  }
  expect(alone).toBeGreaterThan(9);
});

test('where a nuke would break a siege for certain, no attack is called the best', () => {
  for (const position of all.filter(({ kind }) => kind === 'siege')) {
    const { game, seat } = lay(position);
    const nukes = answersTo('siege', game, seat).filter(({ type }) => type === 'launch');
    for (const nuke of nukes)
      if (ideaOf(nuke) !== ideaOf(position.answer))
        expect(worthOf('siege', game, seat, nuke), position.id).toBeLessThanOrEqual(position.next + 1e-6);
  }
});

test('each is asked at the table where it is solved', () => {
  for (const position of sampled()) {
    const started = Host.start(planOf(position), { onTable: () => undefined, onEntry: () => undefined });
    if (!started.ok) throw new Error(`${position.id}: ${started.refusal.sentence}`);
    const asked = started.value.asked();
    const { game, seat } = lay(position);
    expect(asked?.seat).toBe(seat);
    expect(asked?.game.state.question?.kind, position.id).toBe(game.state.question?.kind);
    expect(asked?.game.state.question?.waiting, position.id).toContain(seat);
    started.value.stop();
  }
});

test('a day has one position for everybody, and the next day another', () => {
  const noon = Date.UTC(2026, 10, 17, 12);
  const today = ofDay(all, noon);
  expect(ofDay(all, Date.UTC(2026, 10, 17))).toBe(today);
  expect(ofDay(all, Date.UTC(2026, 10, 17, 23, 59, 59))).toBe(today);
  expect(ofDay(all, Date.UTC(2026, 10, 18))).not.toBe(today);
  expect(ofDay(all, Date.UTC(2020, 1, 1))).toBeDefined();
  expect(named(all, 'today', noon)).toBe(today);
  expect(named(all, today?.id ?? '', noon)).toBe(today);
  expect(named(all, 'nowhere', noon)).toBeUndefined();
  const year = new Set(Array.from({ length: all.length }, (_, day) => ofDay(all, noon + day * 86_400_000)?.id));
  expect(year.size).toBe(all.length);
});

test('what was solved stays solved', () => {
  expect(isSolved(undefined)).toBe(false);
  keepAnswer('one', false);
  keepAnswer('one', true);
  keepAnswer('one', false);
  keepAnswer('two', true);
  expect(isSolved('tried')).toBe(false);
  expect(['first', 'solved'].every((done) => isSolved(done as 'first'))).toBe(true);
});
