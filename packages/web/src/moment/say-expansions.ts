import type { Value, View } from '@marshall/rules';
import { countTitle, seatInText, unitCounts, zoneInText, zoneTitle } from '../session/names.ts';
import type { Draft } from '../session/session.ts';
import { expansionWords } from '../words/expansions.ts';
import { money } from '../words.ts';
import { isCounts } from './map-plan.ts';

/** Commands of the expansions whose button names the effect with its numbers. */
export const EXPANSION_SAY: Readonly<Record<string, (view: View, draft: Draft) => string | undefined>> = {
  // Armored Personnel Carriers
  'place-apc': (_, { at }) => (at === 'nowhere' ? text.noApc : text.apcIn(zoneTitle(String(at)))),
  'get-off': (view, { passengers }) => text.getOff(sum(passengers), countTitle(view, 'army', sum(passengers))),
  'name-target': (view, { target }) => text.target(countTitle(view, String(target), 2).replace(/^2 /, '')),
  absorb: (view, { apcs }) => text.absorb(sum(apcs), countTitle(view, 'apc', sum(apcs))),
  // High-Tech Edge
  'write-agenda': (_, { lines }) => (lengthOf(lines) === 0 ? text.noAgenda : undefined),
  'deploy-technology': (_, { technology, level }) => text.deploy(String(technology), Number(level)),
  'show-technology': (view, { technology }) => text.show(String(technology), levelOf(view, technology)),
  disclose: (_, { show }) => text.disclose[String(show)],
  // Colonial Legions and Merchant Marine
  'station-navies': (view, { navies }) => text.seal(unitCounts(view, { navy: sum(navies) })),
  'bonus-dozen': (view, { navies, ships, armies }) =>
    text.seal(unitCounts(view, { navy: sum(navies), ship: sum(ships), army: sum(armies) })),
  'load-ships': (_, { trips }) => expansionWords.loads(lengthOf(trips)),
  'pay-ransom': (view, { pay }) => (pay === true ? text.ransom(money(ransomIn(view))) : text.noRansom),
  'give-up-ships': (view, { ships }) => text.giveUp(countTitle(view, 'ship', sum(ships))),
  reroute: (view, { ships, to }) => text.reroute(countTitle(view, 'ship', Number(ships)), zoneInText(String(to))),
  'attack-ships': (view, { to, units, against }) =>
    text.attackShips(
      seatInText(view, String(against)),
      zoneInText(String(to)),
      unitCounts(view, isCounts(units) ? units : {}),
    ),
  'strike-first': (_, { group }) => text.strike[String(group)],
  announce: (view, { against, grip }) =>
    grip === 'siege' ? text.besiege(seatInText(view, String(against))) : text.blockade(zoneTitle(String(grip))),
  lift: (view, { against, grip }) =>
    grip === 'siege' ? text.liftSiege(seatInText(view, String(against))) : text.liftBlockade(zoneTitle(String(grip))),
  escort: (view, { sea, navies }) =>
    navies === 0
      ? text.noEscort(zoneInText(String(sea)))
      : text.escort(countTitle(view, 'navy', Number(navies)), zoneInText(String(sea))),
  'import-goods': (view, { resource, units }) => text.fetch(countTitle(view, String(resource), Number(units))),
  'carry-goods': (view, { partner, direction, resource, units, price }) => {
    const goods = countTitle(view, String(resource), Number(units));
    const who = seatInText(view, String(partner));
    return direction === 'send'
      ? text.send(goods, who, money(Number(price)))
      : text.bring(goods, who, money(Number(price)));
  },
  'agree-carriage': (view, { agree }) => (agree === true ? carriageIn(view) : text.disagree),
};

/** Those whose places matter as much as their numbers: told in full where somebody else decides. */
export const TOLD_IN_FULL: ReadonlySet<string> = new Set([
  'station-navies',
  'sea-lanes',
  'bonus-dozen',
  'first-reroutes',
  'load-ships',
  'give-up-ships',
]);

const text = {
  noApc: 'Seal: leave the APC in the box',
  apcIn: (land: string) => `Seal: the APC to ${land}`,
  getOff: (number: number, armies: string) => (number === 0 ? 'All stay inside' : `Let ${armies} get off`),
  target: (kinds: string) => `Destroy ${kinds} first`,
  absorb: (number: number, apcs: string) =>
    number === 0 ? 'Let no APC stand before the others' : `Let ${apcs} take the points first`,
  noAgenda: 'Seal: no research',
  deploy: (technology: string, level: number) => `Roll and deploy ${technology} level ${level}`,
  show: (technology: string, level: number) => `Show ${technology} level ${level} to all`,
  disclose: {
    none: 'Seal: show nothing',
    army: 'Seal: show army technology',
    navy: 'Seal: show navy technology',
    both: 'Seal: show both',
  } as Readonly<Record<string, string>>,
  seal: (units: string) => (units === '' ? 'Seal: none' : `Seal: ${units}`),
  ransom: (amount: string) => `Pay ${amount}`,
  noRansom: 'Pay nothing, lose the ships',
  giveUp: (ships: string) => `Give up ${ships}`,
  reroute: (ships: string, sea: string) => `Reroute ${ships} to ${sea}`,
  attackShips: (owner: string, sea: string, units: string) =>
    `Attack ships of ${owner} in ${sea} with ${units === '' ? 'nothing' : units}`,
  strike: { convoy: 'Strike the convoy first', escorts: 'Strike the escorts first' } as Readonly<
    Record<string, string>
  >,
  besiege: (who: string) => `Announce the siege of ${who}`,
  blockade: (land: string) => `Announce the blockade of ${land}`,
  liftSiege: (who: string) => `Lift the siege of ${who}`,
  liftBlockade: (land: string) => `Lift the blockade of ${land}`,
  escort: (navies: string, sea: string) => `${navies} escort in ${sea}`,
  noEscort: (sea: string) => `No escort in ${sea}`,
  fetch: (goods: string) => `Fetch ${goods} from the market`,
  bring: (goods: string, who: string, price: string) => `Propose: fetch ${goods} from ${who} for ${price}`,
  send: (goods: string, who: string, price: string) => `Propose: bring ${goods} to ${who} for ${price}`,
  give: (goods: string, price: string) => `Give ${goods} for ${price}`,
  take: (goods: string, price: string) => `Take ${goods} for ${price}`,
  disagree: 'Say no',
};

const lengthOf = (value: Value | undefined): number => (Array.isArray(value) ? value.length : 0);

const sum = (value: Value | undefined): number =>
  isCounts(value) ? Object.values(value).reduce((all, number) => all + number, 0) : 0;

/** The viewer's own level of a technology. */
function levelOf(view: View, technology: Value | undefined): number {
  const chart = view.viewer === 'spectator' ? undefined : view.sets.tech?.charts[view.viewer];
  return technology === 'navy' ? (chart?.deployed.navy.level ?? 0) : (chart?.deployed.army.level ?? 0);
}

/** What pirates want now. */
function ransomIn(view: View): number {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'ship-transfer');
  const demand = frame?.procedure === 'ship-transfer' ? frame.demands[0] : undefined;
  return demand?.kind === 'ransom' ? demand.amount : 0;
}

/** What somebody agrees to who is asked about a carriage. */
function carriageIn(view: View): string | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'carriage');
  if (frame?.procedure !== 'carriage') return undefined;
  const goods = countTitle(view, frame.resource, frame.units);
  return frame.direction === 'bring' ? text.give(goods, money(frame.price)) : text.take(goods, money(frame.price));
}
