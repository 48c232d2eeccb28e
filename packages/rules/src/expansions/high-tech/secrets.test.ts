// What others hide of their technology changes nothing that anybody hears before it is shown (law 2).
import { expect, test } from 'vitest';
import { quickStream } from '../../dice/index.ts';
import type { Command, GameEvent } from '../../game.ts';
import { law, walks } from '../../laws/law.ts';
import { cloneGame, type Game } from '../../referee/game.ts';
import { imagine } from '../../referee/imagine.ts';
import { options } from '../../referee/options.ts';
import { perform } from '../../referee/perform.ts';
import { redact } from '../../referee/redact.ts';
import { view } from '../../referee/view.ts';
import { type Seat, seat } from '../../state/seat.ts';
import { canonical } from '../../table/game-file.ts';
import { randomMove, randomWar, scenario, type Taste, WARLIKE, walk } from '../../testing/index.ts';
import { techSketch } from './sketch.ts';
import { imagineTech } from './view.ts';

const WALKS = process.env.MARSHALL_PROOF === '1' ? 200 : 8;
/** The first event that may differ, or the command whose success may: a card on offer may have gone. */
const SHOWN: readonly string[] = ['technology-disclosed', 'technology-shown', 'accept-offer'];

/** Players who use their technology whenever they can. */
const LEARNED: Taste = (offer) => (/technology/.test(offer.command) ? 1 : WARLIKE(offer));

test('other levels, cards, agendas and piles make the same feed, until they are shown', { timeout: 3_600_000 }, () => {
  const twins = new Twins();
  law(walks(3, 'hidden technology'), WALKS, (made) => {
    const plan = { ...made, rich: true, taste: LEARNED, sets: { highTech: true } };
    walk(plan, ({ game, seat: mover, command }) => {
      if (game.state.cycle > 0) twins.compare(game, mover, command);
    });
  });
  expect(twins.compared).toBeGreaterThan(500);
  for (const type of ['deploy-technology', 'research-technology', 'show-technology'])
    expect(twins.used).toContain(type);
});

test('the same in wars, where levels are sealed and shown', { timeout: 3_600_000 }, () => {
  const twins = new Twins();
  for (let i = 0; i < 4 * WALKS; i++) {
    const { game } = randomWar(`hidden technology ${i}`, { highTech: true });
    const players = quickStream(`players of ${i}`);
    for (let moves = 0; moves < 200 && game.state.ended === undefined && game.state.stage === 4; moves++) {
      const { seat: mover, command } = randomMove(game, players, WARLIKE);
      twins.compare(game, mover, command);
      perform(game, mover, command);
    }
  }
  expect(twins.compared).toBeGreaterThan(200);
  expect(twins.used).toContain('disclose');
});

/** Makes commands in games and in twins whose hidden technology is another, on the same chance. */
class Twins {
  compared = 0;
  readonly used = new Set<string>();
  readonly #stream = quickStream('hidden technology');

  compare(game: Game, mover: Seat, command: Command): void {
    this.used.add(command.type);
    if (this.#stream.below(2) > 0) return;
    const twin = cloneGame(game, quickStream('the same chance'));
    Object.assign(twin.state.sets, imagineTech(view(game, mover), this.#stream));
    this.compared += 1;
    const real = heard(cloneGame(game, quickStream('the same chance')), mover, command);
    const other = heard(twin, mover, command);
    const at = real.findIndex((event, n) => canonical(event) !== canonical(other[n] ?? 'nothing'));
    const first = at < 0 ? other[real.length] : real[at];
    if (first === undefined || SHOWN.includes(first.type) || SHOWN.includes(command.type)) return;
    throw new Error(`${command.type} tells ${canonical(first)}, or else ${canonical(other[at] ?? '')}`);
  }
}

/** What everybody hears of a command. */
function heard(game: Game, mover: Seat, command: Command): GameEvent[] {
  const result = perform(game, mover, command);
  if (!result.ok) throw new Error(`${command.type} is refused for what others hide: ${result.refusal.message}`);
  return result.value.flatMap((event) => redact(event, 'spectator') ?? []);
}

/** A bazaar in which the United States has offered the Soviet Union a card. */
function offered(cards: 1 | 2) {
  const table = scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa', 'ussr'],
    powers: { usa: {}, ussr: {}, china: {} },
    sets: techSketch({ china: {}, usa: { cards: { army: cards === 1 ? [3, 1] : [3, 3] } }, ussr: {} }),
  });
  table.usa.does({ type: 'offer', to: 'ussr', gives: { 'army-card-3': 1 }, wantsCash: 100 });
  return table;
}

test('Q-T-21, T-SEC-01 a player who is offered one card does not learn of a second one like it', () => {
  const wanted = (table: ReturnType<typeof offered>) => {
    const [offer] = options(table.game, seat('ussr'), {
      type: 'counter-offer',
      offer: 'usa>ussr#1',
      givesCash: 0,
      gives: {},
    });
    return offer?.next?.domain;
  };
  expect(wanted(offered(2))).toEqual(wanted(offered(1)));
  expect(wanted(offered(1))).toMatchObject({ kind: 'counts', max: { 'army-card-3': 1 } });
  offered(1).ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
});

test('T-SEC-01, Q-B-30 a card that has gone to another meanwhile: the deal fails, and nothing is refused for it', () => {
  const table = offered(1);
  table.usa.does({ type: 'offer', to: 'china', gives: { 'army-card-3': 1 }, wantsCash: 1 });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  // As far as the Soviet Union can know either army card may have gone.
  expect(options(table.game, seat('ussr')).some(({ command }) => command === 'accept-offer')).toBe(true);
  const events = table.ussr.does({ type: 'accept-offer', offer: 'usa>ussr#1' });
  expect(events.map(({ type }) => type)).toContain('deal-failed');
});

test('T-SEC-05, T-SEL-02 that a card was sold is a reason for its seller alone; others hear that they know of none', () => {
  const table = scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa', 'ussr'],
    powers: { usa: {}, ussr: {}, china: {} },
    sets: techSketch({ china: {}, usa: { cards: { army: [3] } }, ussr: {} }),
  });
  table.usa.does({ type: 'offer', to: 'china', gives: { 'army-card-3': 1 }, wantsCash: 1 });
  table.china.does({ type: 'accept-offer', offer: 'usa>china#1' });
  const asks = { type: 'offer', to: 'usa', givesCash: 1, wants: { 'army-card-3': 1 } } as const;
  expect(table.ussr.isRefused(asks, 'T-SEL-02').code).toBe('unknown-card');
  const sells = { type: 'offer', to: 'ussr', gives: { 'army-card-3': 1 }, wantsCash: 1 } as const;
  expect(table.usa.isRefused(sells, 'T-SEC-05').code).toBe('card-sold');
});

test('T-PUB-04 a refusal about a licence does not tell whether its holder has the card too', () => {
  const refusal = (cards: { army: [4] } | undefined) => {
    const table = scenario({
      options: { highTech: true },
      stage: 6,
      phase: 'arms-bazaar',
      bidders: ['usa'],
      powers: { usa: {}, ussr: {} },
      sets: techSketch({ usa: { licences: { army: [4] }, ...(cards === undefined ? {} : { cards }) }, ussr: {} }),
    });
    return table.ussr.isRefused({ type: 'offer', to: 'usa', givesCash: 1, wants: { 'army-card-4': 1 } }, 'T-PUB-04');
  };
  expect(refusal({ army: [4] })).toEqual(refusal(undefined));
});

test('Q-T-21 a game imagined by a player who is offered a card has that card in the hands of the player who offers it', () => {
  const table = offered(1);
  const seen = view(table.game, seat('ussr'));
  for (let i = 0; i < 20; i++) {
    const imagined = imagine(table.game.setup, seen, quickStream(i));
    const hand = imagined.state.sets.tech?.charts[seat('usa')]?.cards.map(({ level }) => level);
    expect(hand).toContain(3);
  }
});

test('Q-T-22, T-SEC-01 a level imagined for another is never below the one they have shown', () => {
  const table = scenario({
    options: { highTech: true },
    stage: 6,
    phase: 'arms-bazaar',
    bidders: ['usa'],
    powers: { usa: { units: { alaska: 12 } }, ussr: {} },
    sets: techSketch({ usa: { shown: { army: 3 }, hidden: { army: 4 } }, ussr: {} }),
  });
  const seen = view(table.game, seat('ussr'));
  const levels = Array.from({ length: 40 }, (_, i) => imagineTech(seen, quickStream(i)).tech?.charts[seat('usa')]);
  expect(new Set(levels.map((chart) => chart?.deployed.army.level))).toEqual(new Set([4, 5]));
});

test('Q-T-21 in a game imagined by a player who is offered a card no card is missing', () => {
  const table = offered(1);
  const { tech } = table.state.sets;
  const all = (of: typeof tech): number =>
    (of?.piles.army.length ?? 0) +
    Object.values(of?.charts ?? {}).reduce(
      (sum, { cards }) => sum + cards.filter(({ technology }) => technology === 'army').length,
      0,
    );
  const seen = view(table.game, seat('ussr'));
  for (let i = 0; i < 20; i++) expect(all(imagineTech(seen, quickStream(i)).tech)).toBe(all(tech));
});
