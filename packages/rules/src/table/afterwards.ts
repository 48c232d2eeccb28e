// How the table answers for a side that has said with its attack, its defence or an
// answer after the dice what it will do when the battle is over.
import { anyBattle } from '../battle/battle.ts';
import { isTerritory, type Zone } from '../board/index.ts';
import type { Command, QuestionKind } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import type { Afterwards } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';

/** The answer that follows from it; undefined where the seat is asked all the same. */
export function afterwardsAnswer(
  then: Afterwards | undefined,
  game: Game,
  seat: Seat,
  kind: QuestionKind,
): Command | undefined {
  if (then === undefined) return undefined;
  const battle = anyBattle(new Play(game));
  if (battle === undefined || (battle.attacker !== seat && battle.defender !== seat)) return undefined;
  if (then === 'done') return refusalOf(kind, battle.defender === seat);
  if (kind === 'reinforce') return { type: 'end-reinforcing' };
  // A defender has not spoken of zones that the attack left empty.
  if (kind !== 'occupy' || battle.attacker !== seat) return undefined;
  const zone = battle.occupying?.find((open) => open.seat === seat)?.zone;
  if (then === 'stay' || zone !== battle.to) return { type: 'no-occupation' };
  const left = battle.committed.filter(({ units }) => totalOf(units) > 0);
  const moves = left.map(({ zone: from, units }) => moveFrom(from, battle.to, units));
  const orders = moves.flatMap((order) => order ?? []);
  // With nobody left to move in, there is something to think about again.
  if (orders.length === 0 || orders.length < moves.length) return undefined;
  const command: Command = { type: 'occupy', orders };
  return accepts(game, seat, command) ? command : undefined;
}

/** What somebody answers who wants nothing more of an attack; only the player who was attacked has Step F. */
function refusalOf(kind: QuestionKind, attacked: boolean): Command | undefined {
  if (kind === 'occupy') return { type: 'no-occupation' };
  if (kind === 'step-e') return { type: 'ships-done' };
  if (kind === 'reinforce') return { type: 'end-reinforcing' };
  return kind === 'counterattack' && attacked ? { type: 'no-counterattack' } : undefined;
}

/** All of them go over land or over sea; others must say themselves how they come. */
function moveFrom(from: Zone, to: Zone, units: SparseCounts): Order | undefined {
  if (isTerritory(from) !== isTerritory(to)) return undefined;
  const some = Object.fromEntries(Object.entries(units).filter(([, number]) => number > 0));
  return isTerritory(from) ? { how: 'march', from, units: some } : { how: 'sail', from, units: some };
}
