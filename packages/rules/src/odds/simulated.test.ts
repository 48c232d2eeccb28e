// The odds beside the same drills with thrown dice, many of them, by the referee's own steps and the same policies.
import { expect, test } from 'vitest';
import type { Command, GameEvent } from '../game.ts';
import {
  type BattleSketch,
  battleOdds,
  clashOdds,
  cloneGame,
  type Game,
  type Likely,
  type Policies,
  quickStream,
  type Seat,
  type Staged,
  type StrikeSketch,
  stagedBattle,
  stagedClash,
  stagedSpaceBlast,
  stagedStrike,
  strikeOdds,
  USUAL_POLICIES,
  type Zone,
} from '../index.ts';
import { act, advance } from '../referee/perform.ts';
import { Play } from '../referee/play.ts';
import type { Result } from '../referee/refusal.ts';
import { countAll, forcesIn, totalOf } from '../state/forces.ts';
import { seat } from '../state/seat.ts';
import { aboutBattle, fightBy } from './battle.ts';
import { aboutClash } from './clash.ts';
import type { Inquiry } from './explore.ts';
import { aboutStrike } from './strike.ts';

/** How many drills of each kind: 200,000 altogether, the quick ones more often; as many of each with MARSHALL_PROOF. */
const drills = (number: number) => (process.env.MARSHALL_PROOF === '1' ? 200_000 : number);
const LONG = 1_800_000;

const battles: [string, number, BattleSketch, Partial<Policies>][] = [
  [
    '5 armies on 4',
    60_000,
    { attacker: { units: { army: 5 } }, defender: { units: { army: 4 } } },
    { occupation: 'no' },
  ],
  [
    '4 armies on 6 that resist with more L-stars',
    40_000,
    { attacker: { units: { army: 4 } }, defender: { units: { army: 6 }, lStars: 1 } },
    { defence: 'resist' },
  ],
  [
    'navies on laden navies',
    15_000,
    { attacker: { units: { navy: 3 }, lStars: 1 }, defender: { units: { navy: 3 }, aboard: 5 } },
    { occupation: 'no' },
  ],
  ['3 armies on 1', 3_000, { attacker: { units: { army: 3 } }, defender: { units: { army: 1 } } }, {}],
  ['armies on militia', 3_000, { attacker: { units: { army: 2 } } }, {}],
  [
    'a landing of 5 armies from 3 navies',
    1_500,
    { tactic: 'amphibious', attacker: { units: { army: 5 } }, navies: 3, defender: { units: { army: 4 } } },
    { defenderPicks: 'navies-first' },
  ],
  [
    'an airborne assault to its end',
    1_500,
    { tactic: 'airborne', attacker: { units: { army: 4 }, sets: 3 }, defender: { units: { army: 3 } } },
    { assault: 'to-the-end' },
  ],
  [
    'armies of level 4 on armies of level 1',
    3_000,
    {
      options: { highTech: true },
      attacker: { units: { army: 4 }, levels: { army: 4 } },
      defender: { units: { army: 5 }, levels: { army: 1 } },
    },
    {},
  ],
  [
    'a landing with army and navy technology against a higher level',
    1_500,
    {
      options: { highTech: true },
      tactic: 'amphibious',
      attacker: { units: { army: 4 }, levels: { army: 2, navy: 5 } },
      defender: { units: { army: 4 }, levels: { army: 3 } },
    },
    {},
  ],
];

test.each(battles)('%s: thrown dice agree with the odds', { timeout: LONG }, (_name, number, sketch, policies) => {
  const { game, seat: attacker, command } = made(stagedBattle(sketch));
  const odds = made(battleOdds(game, attacker, command, { policies }));
  const defender = seat('ussr');
  const before = [attacker, defender].map((each) => totalOf(countAll(game.state.board, each)));
  const nameOf = (attackerLost: number, defenderLost: number, captured: boolean) =>
    `${attackerLost} for ${defenderLost}${captured ? ', captured' : ''}`;
  const expected = byName(odds.outcomes, (end) =>
    nameOf(totalOf(end.attackerLost), totalOf(end.defenderLost), end.captured),
  );
  const zone = odds.target;
  const fight = fightBy(game, attacker, command);
  if ('sentence' in fight) throw new Error(fight.sentence);
  const inquiry = aboutBattle(game, fight, { ...USUAL_POLICIES, ...policies });
  const seen = thrown(drills(number), { game, seat: attacker, command }, inquiry, (end) => {
    const lost = [attacker, defender].map((each, i) => (before[i] ?? 0) - totalOf(countAll(end.state.board, each)));
    const holders = ownersIn(end, zone);
    return nameOf(lost[0] ?? 0, lost[1] ?? 0, holders.length === 1 && holders[0] === attacker);
  });
  agree(seen, expected);
});

const strikes: [string, number, StrikeSketch, Partial<Policies>][] = [
  [
    '3 nukes on 2 zones, 2 L-stars and a champion',
    8_000,
    { nukes: [2, 1], lStars: 2, championLStars: 2 },
    { champions: 'all' },
  ],
  ['4 nukes on 4 zones from the 13th territory on', 8_000, { nukes: [1, 1, 1, 1], lStars: 1, destroyed: 12 }, {}],
];

test.each(strikes)('%s: thrown dice agree with the odds', { timeout: LONG }, (_name, number, sketch, policies) => {
  const staged = made(stagedStrike(sketch));
  const odds = made(strikeOdds(staged.game, staged.seat, staged.command, { policies }));
  const expected = byName(odds.outcomes, (end) => `${end.struck.join(' ')}${end.gameEnds ? ', the end' : ''}`);
  const order = odds.targets.map(({ at }) => at);
  const seen = thrown(
    drills(number),
    staged,
    aboutStrike(staged.game.state.agenda.length, { ...USUAL_POLICIES, ...policies }),
    (end, events) => {
      const struck = events.flatMap((event) => (event.type === 'struck' ? [event.zone] : []));
      return `${order.filter((at) => struck.some((zone) => zone === at)).join(' ')}${end.state.ended ? ', the end' : ''}`;
    },
  );
  agree(seen, expected);
});

test('a space blast: thrown dice agree with the odds', { timeout: LONG }, () => {
  const staged = stagedSpaceBlast(3, [2, 1, 2]);
  const odds = made(strikeOdds(staged.game, staged.seat, staged.command));
  const seen = thrown(
    drills(20_000),
    staged,
    aboutStrike(staged.game.state.agenda.length, USUAL_POLICIES),
    (_end, events) => {
      const down = events.filter((event) => event.type === 'l-star-fired' && event.hit).length;
      return `${down} down, ${events.some(({ type }) => type === 'space-blasted')}`;
    },
  );
  agree(
    seen,
    byName(odds.outcomes, ({ shotDown, blasted }) => `${shotDown} down, ${blasted}`),
  );
});

test('an L-star Clash: thrown dice agree with the odds', { timeout: LONG }, () => {
  const staged = stagedClash();
  const odds = made(clashOdds(staged.game, staged.seat, staged.command));
  const seen = thrown(drills(40_000), staged, aboutClash, (_end, events) =>
    events.flatMap((event) => (event.type === 'clashed' ? event.losers : [])).join(),
  );
  agree(
    seen,
    byName(odds, ({ losers }) => losers.join()),
  );
});

/** Throws the dice of a drill many times, and counts how often each end was seen. */
function thrown<T, O>(
  number: number,
  { game, seat: attacker, command }: Staged,
  inquiry: Inquiry<T, O>,
  nameOf: (end: Game, events: readonly GameEvent[]) => string,
): Map<string, number> {
  const seen = new Map<string, number>();
  const stream = quickStream('drills');
  for (let i = 0; i < number; i++) {
    const table = cloneGame(game, stream);
    const name = nameOf(table, drill(table, attacker, command, inquiry));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  return seen;
}

/** One drill at a table with dice of its own: the referee's steps until all that is asked about has been decided. */
function drill<T, O>(table: Game, attacker: Seat, command: Command, inquiry: Inquiry<T, O>): readonly GameEvent[] {
  const play = new Play(table);
  const { state } = table;
  let then = act(play, attacker, command);
  while (state.ended === undefined && !inquiry.isOver(state)) {
    if (then === 'goes-on') {
      play.asking = false;
      advance(play);
      if (play.asking) then = 'waits';
      continue;
    }
    const [asked] = state.question?.waiting ?? [];
    if (asked === undefined) throw new Error('nobody is asked');
    const answers = inquiry.answers(play, asked);
    if (answers === undefined) break;
    play.asking = false;
    for (const answer of answers) {
      then = act(play, asked, answer);
      if (typeof then !== 'object') break;
    }
  }
  return play.events;
}

function ownersIn({ state }: Game, zone: Zone): string[] {
  return forcesIn(state.board, zone).map((force) => force.seat);
}

/** Pearson's test: the numbers seen are such as come up in all but one of ten thousand times if the odds are right. */
function agree(seen: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>): void {
  for (const name of seen.keys()) expect(expected.has(name), `${name} was thrown but is not among the odds`).toBe(true);
  const number = [...seen.values()].reduce((a, b) => a + b, 0);
  let chiSquare = 0;
  let cells = 0;
  const rare = { seen: 0, expected: 0 };
  const cell = (count: number, mean: number) => {
    chiSquare += (count - mean) ** 2 / mean;
    cells++;
  };
  for (const [name, chance] of expected) {
    const mean = chance * number;
    if (mean >= 5) cell(seen.get(name) ?? 0, mean);
    else {
      rare.seen += seen.get(name) ?? 0;
      rare.expected += mean;
    }
  }
  if (rare.expected >= 5) cell(rare.seen, rare.expected);
  else expect(rare.seen).toBeLessThanOrEqual(25);
  expect(chiSquare).toBeLessThan(limit(cells - 1));
}

/** Wilson and Hilferty's approximation of the chi-square value that is exceeded once in ten thousand times. */
function limit(freedom: number): number {
  const step = 2 / (9 * freedom);
  return freedom * (1 - step + 3.719 * Math.sqrt(step)) ** 3;
}

function byName<O>(outcomes: readonly Likely<O>[], nameOf: (outcome: O) => string): Map<string, number> {
  const chances = new Map<string, number>();
  for (const { outcome, chance } of outcomes) {
    const name = nameOf(outcome);
    chances.set(name, (chances.get(name) ?? 0) + Number(chance.ways) / Number(chance.of));
  }
  return chances;
}

function made<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}
