import { cloneGame, type Game, isCompany, type QuickStream, quickStream, RESOURCES, type Seat } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { momentOf, playGame } from '../arena/play.ts';
import { CHARACTERS, steady } from '../characters.ts';
import { mindOf, officers } from '../officer.ts';
import { sightOf } from '../sight.ts';
import { weigh } from './deals.ts';

/** Positions of whole games among officers, one in fifty. */
function positions(games: number): Game[] {
  const found: Game[] = [];
  for (let i = 0; i < games; i++) {
    const { setup, secret } = planSetup({ players: 4, seed: `worth ${i}`, options: { detenteCycle: 8 } });
    const [officer] = officers;
    if (officer === undefined) throw new Error('there are no officers');
    const stream = quickStream(`worth ${i}`);
    playGame(setup, secret, Object.fromEntries(setup.seats.map((seat) => [seat, officer])), (_, game) => {
      if (game.state.cycle > 1 && game.state.question !== undefined && stream.below(50) === 0)
        found.push(cloneGame(game, quickStream(1)));
    });
  }
  return found;
}

const WINDOWS = [3, 6, 7] as const;
const MOST = 60_000;

/** The same position as it may be in a window of the cycle: prices anywhere. */
function inWindow(game: Game, stream: QuickStream): Game {
  const copy = cloneGame(game, quickStream(1));
  copy.state.stage = WINDOWS[stream.below(WINDOWS.length)] ?? 3;
  for (const resource of RESOURCES) copy.state.market[resource] = stream.below(18);
  return copy;
}

/** Moves a thing from hand to hand, as a deal would. */
function hand(game: Game, from: Seat, to: Seat, good: string, number: number): Game {
  const copy = cloneGame(game, quickStream(1));
  const giver = copy.state.seats[from];
  const receiver = copy.state.seats[to];
  if (giver === undefined || receiver === undefined) throw new Error('they do not sit there');
  const resource = RESOURCES.find((each) => each === good);
  if (resource !== undefined) {
    giver.supplies[resource] -= number;
    receiver.supplies[resource] += number;
  } else if (good === 'l-star') {
    giver.lStars -= number;
    receiver.lStars += number;
  } else if (good === 'nuke') {
    giver.nukes -= number;
    receiver.nukes += number;
  } else {
    receiver.holdings = [...receiver.holdings, ...giver.holdings.filter(({ card }) => card === good)];
    giver.holdings = giver.holdings.filter(({ card }) => card !== good);
  }
  return copy;
}

/** The most that a seat would pay for something, and the least that it would take for it, to the million. */
function limit(
  game: Game,
  seat: Seat,
  from: Seat,
  way: 'buys' | 'sells',
  good: string,
  number: number,
  mind = officer,
) {
  const sight = sightOf(momentOf(game, seat, quickStream(1)));
  const agrees = (cash: number) => {
    const goods = { [good]: number };
    const terms =
      way === 'buys'
        ? { gives: { cash: 0, goods }, wants: { cash, goods: {} } }
        : { gives: { cash, goods: {} }, wants: { cash: 0, goods } };
    const { gain, wanted } = weigh(mind, sight, seat, from, terms);
    return gain > wanted;
  };
  // Both ends are moved towards each other until they touch.
  let [low, high] = [-1, MOST];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (agrees(middle) === (way === 'buys')) low = middle;
    else high = middle;
  }
  return way === 'buys' ? low : high;
}

const officer = mindOf('officer', steady.weights);

/** Something that a seat has, and how much of it. */
function thingOf(game: Game, seat: Seat, stream: QuickStream): { good: string; number: number } | undefined {
  const player = game.state.seats[seat];
  if (player === undefined || player.out !== undefined) return undefined;
  const cards = player.holdings.filter(({ card, face }) => face === 'open' && isCompany(card)).map(({ card }) => card);
  const has: { good: string; most: number }[] = [
    ...RESOURCES.map((resource) => ({ good: resource, most: player.supplies[resource] })),
    ...cards.map((card) => ({ good: card, most: 1 })),
    { good: 'l-star', most: player.lStars },
    { good: 'nuke', most: player.nukes },
  ].filter(({ most }) => most > 0);
  const pick = has[stream.below(Math.max(1, has.length))];
  return pick === undefined ? undefined : { good: pick.good, number: 1 + stream.below(pick.most) };
}

test('nobody gains by selling to a commander and buying back, in whatever windows of a cycle, nor the other way round', () => {
  const stream = quickStream('law');
  let [sold, bought] = [0, 0];
  for (const game of positions(process.env.MARSHALL_PROOF === '1' ? 40 : 3)) {
    for (let i = 0; i < 12; i++) {
      const [seat, partner] = [game.state.order[stream.below(4)], game.state.order[stream.below(4)]];
      if (seat === undefined || partner === undefined || seat === partner) continue;
      const character = CHARACTERS[stream.below(CHARACTERS.length)] ?? steady;
      const mind = mindOf('officer', character.weights);
      const [one, other] = [inWindow(game, stream), inWindow(game, stream)];
      const theirs = thingOf(game, partner, stream);
      if (theirs !== undefined) {
        const { good, number } = theirs;
        const paid = limit(one, seat, partner, 'buys', good, number, mind);
        const back = limit(hand(other, partner, seat, good, number), seat, partner, 'sells', good, number, mind);
        expect(Math.max(0, paid), `${number} ${good} sold to ${character.name}`).toBeLessThanOrEqual(back);
        if (paid > 0) sold++;
      }
      const own = thingOf(game, seat, stream);
      if (own !== undefined) {
        const { good, number } = own;
        const taken = limit(one, seat, partner, 'sells', good, number, mind);
        const paid = limit(hand(other, seat, partner, good, number), seat, partner, 'buys', good, number, mind);
        expect(Math.max(0, paid), `${number} ${good} bought from ${character.name}`).toBeLessThanOrEqual(taken);
        if (taken < MOST) bought++;
      }
    }
  }
  expect(sold).toBeGreaterThan(20);
  expect(bought).toBeGreaterThan(20);
});
