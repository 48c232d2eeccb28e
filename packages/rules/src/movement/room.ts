// The vocabulary of moving, passage and blockades: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as blockade from './blockade.ts';
import * as entry from './entry.ts';
import * as moved from './moved.ts';
import * as passage from './passage.ts';
import * as squatters from './squatters.ts';

export type MovementCommand =
  | passage.GrantPassageCommand
  | passage.RevokePassageCommand
  | passage.AskPassageCommand
  | passage.PermitCommand;

export type MovementEvent =
  | moved.MovedEvent
  | entry.EntryEvent
  | blockade.BlockadeEvent
  | squatters.SquatEvent
  | passage.PassageEvent;

export type MovementFrame = passage.PermissionFrame;

export type MovementQuestion = passage.PassageQuestion;

export const movementCommands: readonly AnyCommandDef[] = [
  anyCommand(passage.askPassageCommand),
  anyCommand(passage.permitCommand),
  anyCommand(passage.grantPassageCommand),
  anyCommand(passage.revokePassageCommand),
];

export const movementEvents: EventDefs<MovementEvent> = {
  ...moved.movedEvents,
  ...entry.entryEvents,
  ...blockade.blockadeEvents,
  ...squatters.squatEvents,
  ...passage.passageEvents,
};

export const movementProcedures: ProcedureDefs<MovementFrame> = {
  ...passage.passageProcedures,
};

export const movementQuestions: QuestionDefs<MovementQuestion> = {
  ...passage.passageQuestions,
};
