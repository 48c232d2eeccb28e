import { test } from 'vitest';
import {
  clashOdds,
  type Policies,
  type StrikeSketch,
  stagedClash,
  stagedSpaceBlast,
  stagedStrike,
  strikeOdds,
  USUAL_POLICIES,
} from '../index.ts';
import { aboutClash } from './clash.ts';
import { aboutStrike } from './strike.ts';
import { agree, byName, drills, LONG, made, thrown } from './thrown.ts';

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
