import {
  type HoldingView,
  powerShortName,
  priceAt,
  RESOURCES,
  type Seat,
  type SeatView,
  STAGE_NAMES,
  type View,
  zoneName,
} from '@marshall/rules';

/** A position in words: the moment, the powers, the market and the board. */
export function describePosition(seen: View, asked: string | undefined): string {
  return [
    moment(seen),
    ...(asked === undefined ? [] : [`You are asked: ${asked}`]),
    '',
    ...seen.order.flatMap((seat) => {
      const player = seen.seats[seat];
      return player === undefined ? [] : powerLines(seen, seat, player);
    }),
    '',
    `Prices: ${RESOURCES.map((resource) => `${resource} $${priceAt(seen.market[resource])}M`).join(', ')}. ${seen.deckSize} cards in the deck.`,
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
    seen.stage === undefined ? 'The opening' : `Cycle ${seen.cycle}, Stage ${seen.stage}, ${STAGE_NAMES[seen.stage]}`;
  const waiting = seen.question?.waiting ?? [];
  return `${when}. Waiting for ${waiting.map((seat) => nameOf(seen, seat)).join(', ')} (${seen.question?.kind}).`;
}

function powerLines(seen: View, seat: Seat, player: SeatView): string[] {
  if (player.out !== undefined) return [`${nameOf(seen, seat)}: ${player.out}`];
  const stores = RESOURCES.map((resource) => `${player.supplies[resource]} ${resource}`);
  const cash = player.cash === undefined ? 'cash unknown' : `$${player.cash}M`;
  return [
    `${nameOf(seen, seat)}: ${cash}, loans $${player.loans * 1000}M, ${stores.join(', ')}, ${player.nukes} nukes, ${player.lStars} L-stars, ${player.cubes} cubes`,
    `    companies: ${player.holdings.map(holdingWord).join(', ') || 'none'}`,
  ];
}

function holdingWord(holding: HoldingView): string {
  if (holding.card === undefined) return `secret ${holding.resource}`;
  return holding.face === 'open' ? holding.card : `${holding.card} (${holding.face})`;
}

function boardLines(seen: View): string[] {
  return seen.board.map(({ zone, forces }) => {
    const armed = forces.map(({ seat, units, laden }) => {
      const counts = Object.entries(units).map(([kind, count]) => `${count} ${kind}`);
      const aboard = laden.flatMap(({ cargo }) =>
        Object.entries(cargo).map(([kind, count]) => `${count} ${kind} aboard`),
      );
      return `${nameOf(seen, seat)} ${[...counts, ...aboard].join(', ')}`;
    });
    return `${zoneName(zone)}: ${armed.join('; ')}`;
  });
}

function nameOf(seen: View, seat: Seat): string {
  const power = seen.seats[seat]?.power;
  return power === undefined ? seat : powerShortName(power);
}
