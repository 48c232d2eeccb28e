import type { Command } from '../game.ts';
import type { Seat } from '../state/seat.ts';
import { citeRefusal } from './cite.ts';
import type { AnyCommandDef, Draft } from './command.ts';
import type { Game } from './game.ts';
import { offerOf } from './options.ts';
import { commandDef, isAcceptable, whyNot, whyNotAtAll } from './perform.ts';
import { Play } from './play.ts';
import type { Refusal } from './refusal.ts';

/**
 * Why a command would be refused now; undefined if it would be accepted. What its schema takes for a whole command is
 * judged as `perform` judges it, optional fields left out included; a draft that lacks a field is judged as far as it goes.
 */
export function explain(game: Game, seat: Seat, command: Command | Draft<Command>): Refusal | undefined {
  const play = new Play(game);
  const def = command.type === undefined ? undefined : commandDef(command.type);
  const refusal =
    def === undefined || isWhole(def, command)
      ? whyNot(play, seat, command as Command)
      : (whyNotAtAll(play, seat, def) ?? asRefusal(offerOf(play, seat, def, command)));
  if (refusal !== undefined) citeRefusal(refusal);
  return refusal;
}

/** Whether a whole command would be accepted now, and nothing more: what could follow a list is not worked out. */
export function accepts(game: Game, seat: Seat, command: Command): boolean {
  return isAcceptable(new Play(game), seat, command);
}

function isWhole(def: AnyCommandDef, command: Command | Draft<Command>): command is Command {
  return def.schema.safeParse(command).success;
}

function asRefusal(answer: ReturnType<typeof offerOf>): Refusal | undefined {
  return 'code' in answer ? answer : undefined;
}
