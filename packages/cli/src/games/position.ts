import {
  type HoldingView,
  money,
  powerShortName,
  priceAt,
  RESOURCES,
  type Seat,
  type SeatView,
  troops,
  UNIT_KINDS,
  type UnitKind,
  type View,
  zoneName,
} from '@marshall/rules';
import { en } from '@marshall/words/en';

/** A position in words: the moment, the powers, what they owe each other, what is prepared, the market and the board. */
export function describePosition(seen: View, asked: string | undefined): string {
  return [
    moment(seen),
    ...(asked === undefined ? [] : [`You are asked: ${asked}`]),
    '',
    ...seen.order.flatMap((seat) => {
      const player = seen.seats[seat];
      return player === undefined ? [] : powerLines(seen, seat, player);
    }),
    ...seen.loans.map((loan) => loanLine(seen, loan)),
    ...(seen.standingOrders?.prepared ?? []).map((each) => preparedLine(seen, each)),
    '',
    `Prices: ${RESOURCES.map((resource) => `${resource} ${money(priceAt(seen.market[resource]))}`).join(', ')}. ${seen.deckSize} cards in the deck.`,
    ...boardLines(seen),
    ...(seen.nuked.length === 0 ? [] : [`Nuked: ${seen.nuked.map(zoneName).join(', ')}.`]),
  ].join('\n');
}

function moment(seen: View): string {
  if (seen.ended !== undefined) {
    const winners = seen.ended.winners.map((seat) => nameOf(seen, seat));
    return `The game is over (${seen.ended.how}): ${winners.length === 0 ? 'nobody wins' : `${winners.join(' and ')} won`}.`;
  }
  const when =
    seen.stage === undefined ? 'The opening' : `Cycle ${seen.cycle}, Stage ${seen.stage}, ${en.stage(seen.stage)}`;
  const waiting = seen.question?.waiting ?? [];
  return `${when}. Waiting for ${waiting.map((seat) => nameOf(seen, seat)).join(', ')} (${seen.question?.kind}).`;
}

function powerLines(seen: View, seat: Seat, player: SeatView): string[] {
  if (player.out !== undefined) return [`${nameOf(seen, seat)}: ${player.out}`];
  const stores = RESOURCES.map((resource) => `${player.supplies[resource]} ${resource}`);
  const cash = player.cash === undefined ? 'cash unknown' : money(player.cash);
  return [
    `${nameOf(seen, seat)}: ${cash}, loans ${money(player.loans * 1000)}, ${stores.join(', ')}, ${player.nukes} nukes, ${player.lStars} L-stars, ${player.cubes} cubes`,
    `    companies: ${player.holdings.map(holdingWord).join(', ') || 'none'}`,
  ];
}

function loanLine(seen: View, { borrower, lender, repay, paid = 0, dueCycle, overdue }: View['loans'][number]): string {
  const when = overdue === true ? `overdue since cycle ${dueCycle}` : `due by the end of cycle ${dueCycle}`;
  return `Loan: ${nameOf(seen, borrower)} owes ${nameOf(seen, lender)} ${money(repay - paid)}, ${when}.`;
}

type Prepared = NonNullable<NonNullable<View['standingOrders']>['prepared']>[number];

function preparedLine(seen: View, { stage, to, terms }: Prepared): string {
  const gives = basket(terms.givesCash, terms.gives);
  const wants = basket(terms.wantsCash ?? 0, terms.wants);
  const promise = terms.promise === '' ? '' : ` "${terms.promise}"`;
  return `Prepared for Stage ${stage}: ${gives} to ${nameOf(seen, to)} for ${wants}.${promise}`;
}

function basket(cash: number, goods: Readonly<Partial<Record<string, number>>>): string {
  const things = Object.entries(goods).map(([good, number]) => `${number} ${good}`);
  return [...things, ...(cash > 0 ? [money(cash)] : [])].join(' and ') || 'nothing';
}

function holdingWord(holding: HoldingView): string {
  if (holding.card === undefined) return `secret ${holding.resource}`;
  return holding.face === 'open' ? holding.card : `${holding.card} (${holding.face})`;
}

function boardLines(seen: View): string[] {
  return seen.board.map(({ zone, forces }) => {
    const armed = forces.map(({ seat, units: there, laden }) => {
      const aboard = laden.map(({ cargo }) => `${units(cargo)} aboard`);
      return `${nameOf(seen, seat)} ${[units(there), ...aboard].join(', ')}`;
    });
    return `${zoneName(zone)}: ${armed.join('; ')}`;
  });
}

function units(counts: Readonly<Partial<Record<UnitKind, number>>>): string {
  return UNIT_KINDS.flatMap((kind) => {
    const number = counts[kind] ?? 0;
    return number > 0 ? [troops(number, kind)] : [];
  }).join(', ');
}

function nameOf(seen: View, seat: Seat): string {
  const power = seen.seats[seat]?.power;
  return power === undefined ? seat : powerShortName(power);
}
