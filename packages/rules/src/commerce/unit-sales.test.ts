// Whole games of eager arms dealers: whatever is offered can be completed and accepted, and every piece is accounted for.
import { expect, test } from 'vitest';
import { coasts, isTerritory } from '../board/index.ts';
import { MoveDraft } from '../movement/draft.ts';
import { nextOrders } from '../movement/next-orders.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { fold } from '../table/replay.ts';
import { faults, playRandomGame, SETS, type Taste } from '../testing/index.ts';
import { deliveryTerms, takesIn } from './delivery.ts';
import { Deliveries } from './delivery-reach.ts';

const WAR = ['attack', 'assault-by-air', 'assault-by-sea', 'launch', 'space-blast', 'clash'];
const dealers: Taste = ({ command, question }) => {
  if (command === 'resign' || command === 'propose-detente' || WAR.includes(command)) return 0;
  if (command === 'offer-units' || command === 'accept-offer') return 3;
  if (command === 'offer') return 0.5;
  return question === undefined ? 0.05 : 1;
};

const GAMES = 6;
const SALES = 20;
const MOST_GAMES = 30;

test('B-BAZAAR-01, -03, -06 random arms dealers sell units on every way, and every sum is kept', () => {
  let sold = 0;
  let compared = 0;
  // As many games as it takes: how much random dealers sell changes with every rule that they meet before.
  for (let i = 0; i < GAMES || (sold < SALES && i < MOST_GAMES); i++) {
    const plan = {
      players: 2 + (i % 5),
      seed: `arms ${i}`,
      options: {
        ...SETS[i % SETS.length]?.options,
        detenteCycle: 4,
        componentLimits: i % 4 > 1,
        opening: i % 3 === 0 ? 'random' : 'standard',
      } as const,
      taste: dealers,
    };
    const { game, setup, entries } = playRandomGame(plan, (running) => {
      const wrong = faults(running.state);
      if (wrong.length > 0) throw new Error(`${plan.seed}: ${JSON.stringify(wrong)}`);
      if (compared < 100 * (i + 1) && running.state.agenda.at(-1)?.procedure === 'arms-bazaar')
        compared += compareReach(running);
    });
    const events = entries.flatMap((entry) => entry.events);
    sold += events.filter((event) => event.type === 'units-sold').length;
    expect(fold(setup, events)).toEqual(game.state);
  }
  expect(sold).toBeGreaterThanOrEqual(SALES);
  expect(compared).toBeGreaterThan(200);
});

/** Where units are said to come is where an order leads, zone by zone; gives the number of zones looked at. */
function compareReach(game: Game): number {
  const play = new Play(game);
  const deliveries = new Deliveries(play);
  let zones = 0;
  for (const seller of play.state.sequence) {
    for (const buyer of play.living()) {
      if (buyer === seller) continue;
      for (const zone of deliveries.places(buyer)) {
        zones++;
        const leads = (fleet: ReturnType<typeof coasts>[number] | undefined) =>
          nextOrders(new MoveDraft(play, seller, deliveryTerms(play, buyer, { seller, payer: buyer, zone, fleet })))
            .length > 0;
        const reach = deliveries.reach(seller, buyer);
        expect(takesIn(play, buyer, zone)).toBe(true);
        expect([seller, buyer, zone, reach.comesTo(zone, buyer)]).toEqual([seller, buyer, zone, leads(undefined)]);
        if (!isTerritory(zone)) continue;
        for (const fleet of coasts(zone))
          expect([seller, fleet, zone, reach.landsFrom(fleet, zone, buyer)]).toEqual([
            seller,
            fleet,
            zone,
            leads(fleet),
          ]);
      }
    }
  }
  return zones;
}
