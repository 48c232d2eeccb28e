// How the table answers for a side that has said with its attack, its defence or an
// answer after the dice what it will do when the battle is over, or has been asked once where one unit fought one.
import { mayCounterattack } from '../battle/attacks.ts';
import { anyBattle, isDuel } from '../battle/battle.ts';
import { isTerritory, type Zone } from '../board/index.ts';
import type { Command, QuestionKind } from '../game.ts';
import type { Order } from '../movement/order.ts';
import { accepts } from '../referee/explain.ts';
import type { Game } from '../referee/game.ts';
import { Play } from '../referee/play.ts';
import { type SparseCounts, totalOf } from '../state/forces.ts';
import { hasFallen } from '../state/occupation.ts';
import { type Afterwards, saidOfBattle } from '../state/orders.ts';
import type { Seat } from '../state/seat.ts';

/** The answer that follows from it; undefined where the seat is asked all the same. */
export function afterwardsAnswer(
  then: Afterwards | undefined,
  game: Game,
  seat: Seat,
  kind: QuestionKind,
): Command | undefined {
  if (then === undefined || then === 'ask-again') return undefined;
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

/**
 * The answer for a side that was asked once after the dice of one unit against one, and has not said that it wants to be
 * asked again. A player whose last home has fallen is always asked for the counterattack, which is all that is left to them.
 */
export function duelAnswer(
  then: Afterwards | undefined,
  game: Game,
  seat: Seat,
  kind: QuestionKind,
): Command | undefined {
  const play = new Play(game);
  const battle = anyBattle(play);
  if (then === 'ask-again' || battle === undefined || !isDuel(battle)) return undefined;
  if (battle.attacker !== seat && battle.defender !== seat) return undefined;
  const isLast = battle.defender === seat && hasFallen(play, seat) && mayCounterattack(play, seat);
  const wasAsked = battle.heard?.includes(seat) === true;
  return (isLast ? kind !== 'counterattack' : wasAsked) ? refusalOf(kind, battle.defender === seat) : undefined;
}

/** An answer of the table is none that its player gave, unless it says so: where one unit fights one, they are still to be asked. */
export function unasked(game: Game, { seat, command }: { readonly seat: Seat; readonly command: Command }): Command {
  const isSaid = 'afterwards' in command || saidOfBattle(game.state.orders[seat], game.state) === 'done';
  if (!AFTER_DICE.has(command.type) || isSaid) return command;
  const battle = anyBattle(new Play(game));
  if (battle === undefined || !isDuel(battle) || battle.heard?.includes(seat) === true) return command;
  return { ...command, afterwards: 'ask-again' } as Command;
}

const AFTER_DICE: ReadonlySet<Command['type']> = new Set([
  'occupy',
  'occupy-by-sea',
  'no-occupation',
  'ships-done',
  'end-reinforcing',
]);

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
