// The laws on games of trade: random players who offer, answer and bid far more than people would.
import { expect, test } from 'vitest';
import { quickStream, type Stream } from '../dice/index.ts';
import type { GameEvent } from '../game.ts';
import type { Game } from '../referee/game.ts';
import { imagine } from '../referee/imagine.ts';
import { options } from '../referee/options.ts';
import { perform } from '../referee/perform.ts';
import { view } from '../referee/view.ts';
import { type Seat, seat } from '../state/seat.ts';
import { complete, faults, pickOffer, playRandomGame, type Sketch, scenario, type Taste } from '../testing/index.ts';

const TRADERS = new Set(['offer', 'counter-offer', 'accept-offer', 'auction-company', 'raise', 'give-cash']);
const eager: Taste = ({ command }) => {
  if (command === 'resign' || command === 'propose-detente') return 0;
  if (command === 'accept-offer') return 5;
  return TRADERS.has(command) ? 2 : 0.5;
};

const position: Sketch = {
  stage: 7,
  phase: 'buys-from-players',
  powers: {
    usa: { cards: { 'baqa-oil': 'secret', 'mekong-oil': 'open', 'kanto-rice-co': 'closed' }, cash: 900 },
    ussr: { cards: { 'taranaki-oil': 'secret', 'baku-oil': 'open' }, cash: 700, oil: 11 },
    china: { cards: { 'obo-mines': 'secret' }, cash: 400, units: { japan: 1 } },
  },
  bidders: ['usa', 'china'],
};
/** The same position except for what China may not know. */
const other: Sketch = {
  ...position,
  powers: {
    ...position.powers,
    usa: { cards: { 'hassi-oil': 'secret', 'mekong-oil': 'open', 'kanto-rice-co': 'closed' }, cash: 5 },
    ussr: { cards: { 'khuzestan-oil': 'secret', 'baku-oil': 'open' }, cash: 6000, oil: 11 },
  },
};

test('X-32 eager traders come to an end of the phase, and whatever is offered to them is accepted', () => {
  const stream = quickStream('eager traders');
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const { game } = scenario({ ...position, options: { tradeOffers: 6 } });
    const trading = () => game.state.question?.kind !== 'prospect' && game.state.cycle === 2;
    for (let step = 0; trading(); step++) {
      // Three players with six offers each, an answer to each, and bids until all cash is spent.
      if (step > 500) throw new Error('trading never ends');
      for (const { type } of playOne(game, stream)) seen.add(type);
      expect(faults(game.state)).toEqual([]);
    }
  }
  const told = ['offer-made', 'card-shown', 'offer-declined', 'offer-withdrawn', 'deal-made', 'deal-failed'];
  const sold = ['auction-raised', 'company-auctioned', 'auction-failed', 'cash-given', 'trading-closed'];
  expect([...told, ...sold].filter((type) => !seen.has(type))).toEqual([]);
});

test('games of trade alone come to an end with every sum kept', () => {
  for (let i = 0; i < 6; i++) {
    const opening = i % 2 === 0 ? ('random' as const) : ('standard' as const);
    const plan = { players: 2 + (i % 5), seed: `traders ${i}`, options: { opening, stages: '37', detenteCycle: 3 } };
    const { game } = playRandomGame(plan, (running) => {
      const wrong = faults(running.state);
      if (wrong.length > 0) throw new Error(`${plan.seed}: ${JSON.stringify(wrong)}`);
    });
    expect(game.state.ended).toBeDefined();
  }
});

test("law 2: options, answers and refusals do not tell one position from another that differs in others' secrets", () => {
  const stream = quickStream('blind traders');
  const china = seat('china');
  for (let i = 0; i < 60; i++) {
    const [one, two] = [scenario(position).game, scenario(other).game];
    for (let step = 0; step < 12 && one.state.question?.kind === 'trade'; step++) {
      const offers = options(one, china);
      expect(options(two, china)).toEqual(offers);
      const offer = pickOffer(offers, stream, (next) => (next.command === 'resign' ? 0 : eager(next)));
      if (offer === undefined || offer.command === 'accept-offer') break;
      const command = complete(one, china, offer, stream);
      const [first, second] = [perform(one, china, command), perform(two, china, command)];
      expect(second.ok).toBe(first.ok);
      expect(second).toEqual(first);
    }
  }
});

test('an imagined trading round can be played on', () => {
  const stream = quickStream('imagined traders');
  for (const power of ['usa', 'ussr', 'china'] as const) {
    for (let i = 0; i < 20; i++) {
      const table = scenario(position);
      playSome(table.game, stream, 6);
      const copy = imagine(table.game.setup, view(table.game, seat(power)), stream);
      playSome(copy, stream, 20);
      expect(faults(copy.state)).toEqual([]);
    }
  }
});

function playSome(game: Game, stream: Stream, steps: number): void {
  for (let i = 0; i < steps && game.state.ended === undefined; i++) playOne(game, stream);
}

function playOne(game: Game, stream: Stream): readonly GameEvent[] {
  const waiting = game.state.question?.waiting ?? [];
  const chooser: Seat | undefined = waiting[stream.below(Math.max(1, waiting.length))];
  const offer = chooser === undefined ? undefined : pickOffer(options(game, chooser), stream, eager);
  if (chooser === undefined || offer === undefined) throw new Error('nobody can answer');
  const result = perform(game, chooser, complete(game, chooser, offer, stream));
  if (!result.ok) throw new Error(`${offer.command} was refused: ${result.refusal.message}`);
  return result.value;
}
