// The vocabulary of Stage 4: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as aftermath from './aftermath.ts';
import * as attacks from './attacks.ts';
import type { ConventionalFrame } from './battle.ts';
import * as conventional from './conventional.ts';
import * as declare from './declare.ts';
import * as defence from './defence.ts';
import * as fire from './fire.ts';
import * as assault from './tactics/assault.ts';
import * as firstStrike from './tactics/first-strike.ts';
import * as landing from './tactics/landing.ts';

export type BattleCommand =
  | attacks.DeclineCounterattackCommand
  | attacks.LaterCommand
  | declare.AttackCommand
  | landing.AssaultBySeaCommand
  | landing.AssaultByAirCommand
  | assault.ContinueAssaultCommand
  | assault.GiveUpAssaultCommand
  | assault.KeepAssaultCommand
  | firstStrike.NoFirstStrikeCommand
  | firstStrike.NoRetaliationCommand
  | firstStrike.GoOnCommand
  | defence.DefendCommand
  | defence.WithdrawCommand
  | defence.SurrenderCommand
  | fire.RemoveLossesCommand
  | aftermath.OccupyCommand
  | aftermath.NoOccupationCommand
  | aftermath.ReinforceCommand
  | aftermath.EndReinforcingCommand;

export type BattleEvent =
  | attacks.AttacksEvent
  | declare.DeclareEvent
  | conventional.ConventionalEvent
  | defence.DefenceEvent
  | fire.FireEvent
  | aftermath.AftermathEvent
  | assault.AssaultEvent
  | firstStrike.FirstStrikeEvent;

export type BattleFrame =
  | attacks.AttacksFrame
  | attacks.TurnAttackFrame
  | attacks.CounterattacksFrame
  | ConventionalFrame;

export type BattleQuestion =
  | attacks.AttacksQuestion
  | defence.DefenceQuestion
  | fire.FireQuestion
  | aftermath.AftermathQuestion
  | assault.AssaultQuestion
  | firstStrike.FirstStrikeQuestion;

export const battleCommands: readonly AnyCommandDef[] = [
  anyCommand(declare.attackCommand),
  anyCommand(landing.assaultBySeaCommand),
  anyCommand(landing.assaultByAirCommand),
  anyCommand(assault.continueAssaultCommand),
  anyCommand(assault.giveUpAssaultCommand),
  anyCommand(assault.keepAssaultCommand),
  anyCommand(firstStrike.noFirstStrikeCommand),
  anyCommand(firstStrike.noRetaliationCommand),
  anyCommand(firstStrike.goOnCommand),
  anyCommand(defence.defendCommand),
  anyCommand(defence.withdrawCommand),
  anyCommand(defence.surrenderCommand),
  anyCommand(fire.removeLossesCommand),
  anyCommand(aftermath.occupyCommand),
  anyCommand(aftermath.noOccupationCommand),
  anyCommand(aftermath.reinforceCommand),
  anyCommand(aftermath.endReinforcingCommand),
  anyCommand(attacks.declineCounterattackCommand),
  anyCommand(attacks.laterCommand),
];

export const battleEvents: EventDefs<BattleEvent> = {
  ...attacks.attacksEvents,
  ...declare.declareEvents,
  ...conventional.conventionalEvents,
  ...defence.defenceEvents,
  ...fire.fireEvents,
  ...aftermath.aftermathEvents,
  ...assault.assaultEvents,
  ...firstStrike.firstStrikeEvents,
};

export const battleProcedures: ProcedureDefs<BattleFrame> = {
  ...attacks.attacksProcedures,
  ...conventional.conventionalProcedures,
};

export const battleQuestions: QuestionDefs<BattleQuestion> = {
  ...attacks.attacksQuestions,
  ...defence.defenceQuestions,
  ...fire.fireQuestions,
  ...aftermath.aftermathQuestions,
  ...assault.assaultQuestions,
  ...firstStrike.firstStrikeQuestions,
};

/** What each step of the conventional drill does. */
export const battleSteps: Readonly<Record<conventional.DrillStepName, conventional.DrillStep>> = {
  ...firstStrike.firstStrikeSteps,
  ...landing.landingSteps,
  ...defence.defenceSteps,
  ...conventional.conventionalSteps,
  ...fire.fireSteps,
  ...aftermath.aftermathSteps,
  ...assault.assaultSteps,
};
