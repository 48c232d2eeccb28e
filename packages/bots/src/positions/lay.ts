// Between games and positions: a position laid out with the real referee, and what of a game a position keeps.
import {
  fallbackFor,
  type Game,
  isCompany,
  isPower,
  isSea,
  type Power,
  perform,
  priceAt,
  RESOURCES,
  type Seat,
  seat as seatId,
  UNIT_KINDS,
  ZONES,
  type Zone,
} from '@marshall/rules';
import { type PowerSketch, type Sketch, scenario } from '@marshall/rules/testing';
import { ASKED, type Position } from './position.ts';

/** More silence than any drill takes. */
const MOST_ANSWERS = 60;

/** The position as the referee lays it out, at the question that is to be answered. */
export function lay({ sketch, power, played = [], kind }: Pick<Position, 'sketch' | 'power' | 'played' | 'kind'>): {
  readonly game: Game;
  readonly seat: Seat;
} {
  const { game } = scenario(sketch);
  for (const { seat, command } of played) {
    const done = perform(game, seatId(seat), command);
    if (!done.ok) throw new Error(`${seat} cannot ${command.type}: ${done.refusal.message}`);
  }
  const seat = seatId(power);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { question } = game.state;
    if (question?.kind === ASKED[kind] && question.waiting.includes(seat)) return { game, seat };
    const [who] = question?.waiting ?? [];
    const silence = who === undefined ? undefined : fallbackFor(game, who);
    if (who === undefined || silence === undefined || !perform(game, who, silence).ok) break;
  }
  throw new Error(`${power} is not asked to ${ASKED[kind]}`);
}

/** What stands on a board and in the hands of those who still play: enough to lay it out again. */
export function sketchOf({ state, setup }: Game): Pick<Sketch, 'powers' | 'cycle' | 'prices' | 'nuked' | 'options'> {
  const powers: { [P in Power]?: PowerSketch } = {};
  for (const seat of state.order) {
    const player = state.seats[seat];
    if (player?.power === undefined || player.out !== undefined || !isPower(player.power)) continue;
    powers[player.power] = {
      cash: player.cash,
      ...(player.loans > 0 ? { loans: player.loans } : {}),
      ...(player.arrears > 0 ? { arrears: player.arrears } : {}),
      ...player.supplies,
      ...(player.nukes > 0 ? { nukes: player.nukes } : {}),
      ...(player.lStars > 0 ? { lStars: player.lStars } : {}),
      ...(player.centers > 1 ? { centers: player.centers } : {}),
      ...(player.researched.nuke || player.researched.lStar ? { researched: { ...player.researched } } : {}),
      cards: Object.fromEntries(
        player.holdings.flatMap(({ card, face }) => (isCompany(card) ? [[card, face] as const] : [])),
      ),
      ...unitsOf(state.board, seat),
    };
  }
  return {
    cycle: state.cycle,
    powers,
    prices: Object.fromEntries(RESOURCES.map((resource) => [resource, priceAt(state.market[resource])])),
    ...(state.nuked.length > 0 ? { nuked: [...state.nuked] } : {}),
    options: { detenteCycle: setup.options.detenteCycle },
  };
}

function unitsOf(board: Game['state']['board'], seat: Seat): Pick<PowerSketch, 'units' | 'laden'> {
  const units: { [Z in Zone]?: number | Partial<Record<(typeof UNIT_KINDS)[number], number>> } = {};
  const laden: NonNullable<PowerSketch['laden']>[number][] = [];
  board.forEach((forces, i) => {
    const zone = ZONES[i];
    if (zone === undefined) return;
    for (const force of forces) {
      if (force.seat !== seat) continue;
      const counts = UNIT_KINDS.filter((kind) => force.units[kind] > 0).map(
        (kind) => [kind, force.units[kind]] as const,
      );
      const [only] = counts;
      const plain = isSea(zone) ? 'navy' : 'army';
      if (counts.length === 1 && only !== undefined && only[0] === plain) units[zone] = only[1];
      else if (counts.length > 0) units[zone] = Object.fromEntries(counts);
      for (const { carrier, cargo } of force.laden) {
        const aboard = UNIT_KINDS.filter((kind) => cargo[kind] > 0).map((kind) => [kind, cargo[kind]] as const);
        laden.push({ zone, ...(carrier === 'navy' ? {} : { carrier }), cargo: Object.fromEntries(aboard) });
      }
    }
  });
  return { units, ...(laden.length > 0 ? { laden } : {}) };
}
