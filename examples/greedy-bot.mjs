// A commander in thirty lines: sells what is dear, buys what is cheap, and leaves the rest to the defaults.
// Run it: ./marshall arena --field ./examples/greedy-bot.mjs,recruit --games 20
import { priceAt, RESOURCES } from '@marshall/rules';

export default {
  name: 'greedy',
  describe: 'Sells what is expensive and buys what is cheap.',
  decide({ seat, view, offers, fallback }) {
    const own = view.seats[seat];
    const price = (resource) => priceAt(view.market[resource]);
    const may = (type) => offers.some((offer) => offer.command === type);
    switch (view.question.kind) {
      case 'bid':
        return { type: 'bid', cubes: view.stage === 3 || view.stage === 7 ? 1 : 0 };
      case 'sell': {
        const best = RESOURCES.filter((r) => own.supplies[r] > 0).sort((a, b) => price(b) - price(a))[0];
        if (best === undefined || price(best) < 300 || !may('sell')) return fallback;
        return { type: 'sell', resource: best, units: own.supplies[best] };
      }
      case 'buy': {
        const best = RESOURCES.filter((r) => own.supplies[r] < 12).sort((a, b) => price(a) - price(b))[0];
        const units = best === undefined ? 0 : Math.min(12 - own.supplies[best], Math.floor(own.cash / price(best)));
        if (units < 1 || price(best) > 100 || !may('buy')) return fallback;
        return { type: 'buy', resource: best, units };
      }
      default:
        return fallback;
    }
  },
};
