// The laws on games of trade: random players who offer, answer and bid far more than people would.
import { expect, test } from 'vitest';
import { quickStream, type Stream } from '../dice/index.ts';
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

test('X-32 games of eager traders come to an end with every sum kept, and every option is accepted', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    const plan = {
      players: 2 + (i % 5),
      seed: `traders ${i}`,
      taste: eager,
      options: { stages: '37', detenteCycle: 4 },
    };
    const { game } = playRandomGame(plan, (running, _seat, _command, events) => {
      const wrong = faults(running.state);
      if (wrong.length > 0) throw new Error(`${plan.seed}: ${wrong.join('; ')}`);
      for (const { type } of events) seen.add(type);
    });
    expect(game.state.ended).toBeDefined();
  }
  const told = ['offer-made', 'deal-made', 'offer-declined', 'card-shown', 'company-auctioned', 'auction-failed'];
  expect(told.filter((type) => !seen.has(type))).toEqual([]);
});

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
/** The same position but for what China may not know. */
const other: Sketch = {
  ...position,
  powers: {
    ...position.powers,
    usa: { cards: { 'hassi-oil': 'secret', 'mekong-oil': 'open', 'kanto-rice-co': 'closed' }, cash: 5 },
    ussr: { cards: { 'khuzestan-oil': 'secret', 'baku-oil': 'open' }, cash: 6000, oil: 11 },
  },
};

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

test('an imagined trading phase can be played on', () => {
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
  for (let i = 0; i < steps && game.state.ended === undefined; i++) {
    const waiting = game.state.question?.waiting ?? [];
    const chooser: Seat | undefined = waiting[stream.below(Math.max(1, waiting.length))];
    const offer = chooser === undefined ? undefined : pickOffer(options(game, chooser), stream, eager);
    if (chooser === undefined || offer === undefined) throw new Error('nobody can answer');
    const result = perform(game, chooser, complete(game, chooser, offer, stream));
    if (!result.ok) throw new Error(`${offer.command} was refused: ${result.refusal.sentence}`);
  }
}
