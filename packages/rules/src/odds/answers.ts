// What policies make players answer inside an attack; the referee checks it as it checks everybody's answers.

import { battleOf, type ConventionalFrame, piecesOf, type Side } from '../battle/battle.ts';
import { whyNoSet } from '../battle/declare.ts';
import { nuclearAttack } from '../battle/salvo.ts';
import { COMPANIES, isSea, type Zone } from '../board/index.ts';
import { type Command, QUESTIONS, type QuestionKind } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { EXPANSION_ANSWERS } from '../odds-table.ts';
import type { Domain, Value } from '../referee/choice.ts';
import type { Draft } from '../referee/command.ts';
import { offerOf } from '../referee/options.ts';
import { commandDef } from '../referee/perform.ts';
import type { Play } from '../referee/play.ts';
import { forceOf } from '../state/forces.ts';
import type { Pieces } from '../state/pieces.ts';
import type { Seat } from '../state/seat.ts';
import type { DeepReadonly } from '../state/state.ts';
import { sure } from '../sure.ts';
import type { Policies } from './policies.ts';

type Answer = (play: Play, seat: Seat, policies: Policies) => Iterable<Command>;

/** What a seat that is asked answers, the best first; the last is the default of X-38. Undefined if its policy ends here. */
export function answersBy(play: Play, seat: Seat, policies: Policies): Iterable<Command> | undefined {
  const kind = play.state.question?.kind;
  if (kind === undefined) return undefined;
  return kind === 'attack' ? onTurn(play, seat) : { [Symbol.iterator]: () => inside(play, seat, policies, kind) };
}

/** On a turn: whose assault stands goes on with it while they have a set, everybody else passes. */
function onTurn(play: Play, seat: Seat): Command[] | undefined {
  const assault = play.state.assaults.find((each) => each.seat === seat);
  if (assault === undefined) return [{ type: 'pass' }];
  return whyNoSet(play, seat) === undefined ? [{ type: 'continue-assault', zone: assault.zone }] : undefined;
}

function* inside(play: Play, seat: Seat, policies: Policies, kind: QuestionKind): Generator<Command, void> {
  const answer = ANSWERS[kind];
  if (answer !== undefined) yield* answer(play, seat, policies);
  const picks = play.state.agenda.some(({ procedure }) => procedure === 'conventional')
    ? picksOf(play, seat, policies)
    : 'most';
  yield* EXPANSION_ANSWERS[kind]?.(policies, picks) ?? [];
  yield QUESTIONS[kind].fallback(play, seat);
}

const ANSWERS: Partial<Record<QuestionKind, Answer>> = {
  defend: (_play, _seat, { defence }) => [
    { type: 'defend', supplied: defence === 'set' },
    { type: 'defend', supplied: false },
  ],
  losses: (play, seat, policies) => {
    const battle = battleOf(play);
    const side: Side = battle.attacker === seat ? 'attacker' : 'defender';
    const picks = picksOf(play, seat, policies);
    if (picks === 'most') return [];
    return [{ type: 'remove-losses', losses: picks === 'none' ? [] : lossesBy(play, battle, side, picks) }];
  },
  *occupy(play, seat, { occupation }) {
    const battle = battleOf(play);
    if (occupation === 'no' || seat !== battle.attacker || battle.occupying?.[0]?.zone !== battle.to) return;
    const near = battle.from === undefined ? [] : oneUnitFrom(play, seat, battle.from);
    for (const order of near) yield { type: 'occupy', orders: [order] };
    for (const order of offeredOrder(play, seat)) yield { type: 'occupy', orders: [order] };
  },
  assault: (_play, _seat, { assault }) => (assault === 'to-the-end' ? [{ type: 'keep-assault' }] : []),
  champion: (play, seat, { champions, secretCards }) => {
    const willing = champions === 'all' || (champions !== 'none' && champions.includes(seat));
    const show = secretCards === 'shown' ? cardsToShow(play, seat) : [];
    return [
      { type: 'stand', champion: willing, show },
      { type: 'stand', champion: false, show },
    ];
  },
  shoot: (play, seat, { shots }) => {
    if (shots === 'none') return [{ type: 'hold-fire' }];
    return shots === 'fewest-first' ? targetsByNukes(play, seat) : [];
  },
};

/** What a side would rather remove. */
function picksOf(play: Play, seat: Seat, { attackerPicks, defenderPicks }: Policies): Policies['attackerPicks'] {
  return battleOf(play).attacker === seat ? attackerPicks : defenderPicks;
}

/** As many losses as the points allow, of the preferred kind of unit first. */
function lossesBy(
  play: Play,
  battle: DeepReadonly<ConventionalFrame>,
  side: Side,
  first: 'navies-first' | 'armies-first',
): string[] {
  const preferred = first === 'navies-first' ? 'sea' : 'land';
  const isLater = ({ kind }: Pieces) => play.rulebook.unit(kind).domain !== preferred;
  const pieces = piecesOf(play, battle, side === 'attacker' ? 'defender' : 'attacker');
  let points = sure(battle.points[side]);
  const picks: string[] = [];
  for (const { key, kind, number } of pieces.sort((a, b) => Number(isLater(a)) - Number(isLater(b)))) {
    const { killPoints } = play.rulebook.unit(kind);
    for (let i = 0; i < number && killPoints <= points; i++) {
      picks.push(key);
      points -= killPoints;
    }
  }
  return picks;
}

/** One unit out of the zone attacked from, by land or by sea as it stands. */
function oneUnitFrom(play: Play, seat: Seat, from: Zone): Order[] {
  const force = forceOf(play.state.board, from, seat);
  if (force === undefined) return [];
  const how = isSea(from) ? 'sail' : 'march';
  return play.rulebook.kinds.flatMap((kind) => (force.units[kind] > 0 ? [{ how, from, units: { [kind]: 1 } }] : []));
}

/** The first order that is offered. */
function offeredOrder(play: Play, seat: Seat): Order[] {
  const offered = offeredFor(play, seat, { type: 'occupy' });
  const next = offered?.kind === 'list' ? offered.next : undefined;
  // Whatever is offered in a list of orders is an order.
  return next?.kind === 'one-of' ? (next.values.slice(0, 1) as readonly Value[] as Order[]) : [];
}

function cardsToShow(play: Play, seat: Seat): (typeof COMPANIES)[number][] {
  const offered = offeredFor(play, seat, { type: 'stand', champion: false });
  return offered?.kind === 'some-of' ? COMPANIES.filter((company) => offered.values.includes(company)) : [];
}

/** The targets a seat's L-star may fire at, those with the fewest nukes first. */
function targetsByNukes(play: Play, seat: Seat): Command[] {
  const offered = offeredFor(play, seat, { type: 'shoot' });
  const salvo = nuclearAttack(play).salvo.filter(({ at }) => offered?.kind === 'one-of' && offered.values.includes(at));
  return [...salvo].sort((a, b) => a.flying - b.flying).map(({ at }) => ({ type: 'shoot', at }));
}

/** What may stand in the next field of a command. */
function offeredFor(play: Play, seat: Seat, draft: Draft<Command> & { type: Command['type'] }): Domain | undefined {
  const def = commandDef(draft.type);
  const offer = def === undefined ? undefined : offerOf(play, seat, def, draft);
  return offer !== undefined && 'next' in offer ? offer.next?.domain : undefined;
}
