import type { Value, View } from '@marshall/rules';
import { countTitle, seatInText, unitCounts, unitsInText, zoneInText } from '../session/names.ts';
import type { Draft } from '../session/session.ts';
import { expansionWords, money, expansionButtons as text } from '../words.ts';
import { isCounts } from './map-plan.ts';

/** Commands of the expansions whose button names the effect with its numbers. */
export const EXPANSION_SAY: Readonly<Record<string, (view: View, draft: Draft) => string | undefined>> = {
  // Armored Personnel Carriers
  'place-apc': (_, { at }) => (at === 'nowhere' ? text.noApc : text.apcIn(zoneInText(String(at)))),
  'get-off': (view, { passengers }) => text.getOff(sum(passengers), countTitle(view, 'army', sum(passengers))),
  'name-target': (_, { target }) => text.target(unitsInText(String(target))),
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
    grip === 'siege' ? text.besiege(seatInText(view, String(against))) : text.blockade(zoneInText(String(grip))),
  lift: (view, { against, grip }) =>
    grip === 'siege' ? text.liftSiege(seatInText(view, String(against))) : text.liftBlockade(zoneInText(String(grip))),
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

/** What a player who is asked about a carriage agrees to. */
function carriageIn(view: View): string | undefined {
  const frame = view.agenda.findLast(({ procedure }) => procedure === 'carriage');
  if (frame?.procedure !== 'carriage') return undefined;
  const goods = countTitle(view, frame.resource, frame.units);
  return frame.direction === 'bring' ? text.give(goods, money(frame.price)) : text.take(goods, money(frame.price));
}
