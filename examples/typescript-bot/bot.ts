// A commander in TypeScript: trades as the market wants it, offers spare grain for oil, and leaves the rest to the defaults.
// Run it with Node 22.18 or later: ./marshall arena --field ./examples/typescript-bot/bot.ts,recruit --games 4
import { type Commander, type Moment, offerTo } from '@marshall/bots';
import { type Command, priceAt, RESOURCES, type Resource } from '@marshall/rules';

const bot: Commander = {
  name: 'trader in TypeScript',
  describe: 'Sells what is expensive, buys what is cheap and swaps grain for oil.',
  decide(moment: Moment): Command {
    const { view, fallback } = moment;
    switch (view.question?.kind) {
      case 'bid':
        // Only those who want to trade are asked for offers.
        if (view.stage === 3 && !view.wanting.includes(moment.seat)) {
          const wish = allowed(moment, { type: 'want-to-trade' });
          if (wish !== undefined) return wish;
        }
        return { type: 'bid', cubes: view.stage === 3 || view.stage === 7 ? 1 : 0 };
      case 'sell':
        return allowed(moment, dearest(moment)) ?? fallback;
      case 'buy':
        return allowed(moment, cheapest(moment)) ?? fallback;
      case 'trade':
        return swap(moment) ?? fallback;
      default:
        return fallback;
    }
  },
};

export default bot;

function price({ view }: Moment, resource: Resource): number {
  return priceAt(view.market[resource]);
}

function supplies({ view, seat }: Moment): Readonly<Record<Resource, number>> {
  return view.seats[seat]?.supplies ?? { grain: 0, oil: 0, minerals: 0 };
}

function dearest(moment: Moment): Command | undefined {
  const stored = RESOURCES.filter((resource) => supplies(moment)[resource] > 0);
  const [best] = stored.sort((a, b) => price(moment, b) - price(moment, a));
  if (best === undefined || price(moment, best) < 300) return undefined;
  return { type: 'sell', resource: best, units: supplies(moment)[best] };
}

function cheapest(moment: Moment): Command | undefined {
  const [best] = [...RESOURCES].sort((a, b) => price(moment, a) - price(moment, b));
  if (best === undefined || price(moment, best) > 100) return undefined;
  const cash = moment.view.seats[moment.seat]?.cash ?? 0;
  const units = Math.min(12 - supplies(moment)[best], Math.floor(cash / price(moment, best)));
  return units < 1 ? undefined : { type: 'buy', resource: best, units };
}

/** One grain for one oil, to the first who could agree, once a phase. */
function swap(moment: Moment): Command | undefined {
  const { view, seat } = moment;
  if (view.offersMade > 0) return undefined;
  return view.order
    .filter((other) => other !== seat)
    .map((other) => allowed(moment, offerTo(other, { gives: { grain: 1 }, wants: { oil: 1 } })))
    .find((offer) => offer !== undefined);
}

function allowed(moment: Moment, command: Command | undefined): Command | undefined {
  return command !== undefined && moment.allows?.(command) === true ? command : undefined;
}
