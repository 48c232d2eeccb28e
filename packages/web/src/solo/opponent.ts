import { COMMANDERS, type Commander, type Moment } from '@marshall/bots';
import { type Command, imagine, priceAt, RESOURCES, type Stream, type View } from '@marshall/rules';
import { complete, pickOffer, type Taste } from '@marshall/rules/testing';
import { soloWords } from '../words/solo.ts';

/** The commander of a name; a simple one where the name is not known. */
export const commanderOf = (name: string): Commander => COMMANDERS.find((known) => known.name === name) ?? simple;

/** Questions to which the referee's own answer is as good as any. */
const PLAIN: ReadonlySet<string> = new Set([
  'place-armies',
  'place-navies',
  'salaries',
  'bank-loans',
  'trade',
  'losses',
  'defend',
  'permission',
  'build-permission',
  'order-strikes',
]);

/** How eagerly each answer is reached for; 1 where nothing is said. */
const TASTE: Readonly<Record<string, number>> = {
  pass: 1.2,
  attack: 0.5,
  'assault-by-sea': 0.15,
  'assault-by-air': 0.1,
  launch: 0.03,
  'space-blast': 0.03,
  clash: 0.1,
  'turn-card': 2,
  'turn-research-card': 2,
  'no-counterattack': 2,
  raise: 0.3,
};

/** Takes what is asked, likes to build and trade, and seldom attacks. */
const simple: Commander = {
  name: 'simple',
  describe: soloWords.simple,
  decide: (moment) => {
    const { seat, setup, view, offers, stream, fallback } = moment;
    const kind = view.question?.kind ?? '';
    if (kind === 'bid') return { type: 'bid', cubes: bids(moment) };
    if (kind === 'answer-offers') return answerOffer(moment) ?? fallback;
    if (PLAIN.has(kind)) return fallback;
    const offer = pickOffer(offers, stream, taste);
    return offer === undefined ? fallback : complete(imagine(setup, view, stream), seat, offer, stream);
  },
};

const taste: Taste = ({ command, question }) => (question === undefined ? 0 : (TASTE[command] ?? 1));

/** A cube where there is something to do with it. */
function bids({
  seat,
  view: { stage, seats },
  stream,
}: {
  readonly seat: Moment['seat'];
  readonly view: View;
  readonly stream: Stream;
}): number {
  const player = seats[seat];
  if (player === undefined || player.cubes === 0) return 0;
  const stored = RESOURCES.reduce((sum, resource) => sum + player.supplies[resource], 0);
  const likes = { 3: stored > 14 ? 70 : 20, 4: 25, 5: 45, 6: 65, 7: stored < 10 ? 80 : 35 }[String(stage ?? 3)] ?? 40;
  return stream.below(100) < likes ? 1 : 0;
}

/** Takes an offer that is worth at least what it costs at today's prices; declines the rest. */
function answerOffer({ seat, view, offers }: Moment): Command | undefined {
  const offer = view.offers.find(({ to }) => to === seat);
  if (offer === undefined) return undefined;
  const gain = worth(view, offer.gives) - worth(view, offer.wants);
  const open = offers.some(({ command }) => command === 'accept-offer');
  return gain >= 0 && open ? { type: 'accept-offer', offer: offer.id } : { type: 'decline-offer', offer: offer.id };
}

const COMPANY = 900;

function worth(
  view: View,
  { cash, goods }: { readonly cash: number; readonly goods: Readonly<Record<string, number>> },
): number {
  return Object.entries(goods).reduce((sum, [good, number]) => {
    const resource = RESOURCES.find((each) => each === good);
    return sum + number * (resource === undefined ? COMPANY : priceAt(view.market[resource]));
  }, cash);
}
