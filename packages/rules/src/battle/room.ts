// The vocabulary of Stage 4: what game.ts takes from this room.
import { type AnyCommandDef, anyCommand } from '../referee/command.ts';
import type { EventDefs } from '../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../referee/procedure.ts';
import * as attacks from './attacks.ts';
import type { BaseSteps, ConventionalFrame } from './battle.ts';
import * as conventional from './conventional.ts';
import * as declare from './declare.ts';
import * as defence from './defence.ts';
import * as dice from './dice.ts';
import * as fire from './fire.ts';
import * as launch from './launch.ts';
import * as losses from './losses.ts';
import * as occupy from './occupy.ts';
import * as reinforce from './reinforce.ts';
import type { StrategicFrame } from './salvo.ts';
import * as screen from './screen.ts';
import * as strategic from './strategic.ts';
import * as strikes from './strikes.ts';
import * as airborne from './tactics/airborne.ts';
import * as amphibious from './tactics/amphibious.ts';
import * as assault from './tactics/assault.ts';
import * as assaultFate from './tactics/assault-fate.ts';
import * as champions from './tactics/champions.ts';
import * as firstStrike from './tactics/first-strike.ts';
import * as givingUp from './tactics/giving-up.ts';
import * as clash from './tactics/l-star-clash.ts';
import * as landing from './tactics/landing.ts';
import * as militia from './tactics/militia.ts';
import * as spaceBlast from './tactics/space-blast.ts';

export type BattleCommand =
  | attacks.DeclineCounterattackCommand
  | attacks.LaterCommand
  | declare.AttackCommand
  | amphibious.AssaultBySeaCommand
  | airborne.AssaultByAirCommand
  | launch.LaunchCommand
  | spaceBlast.SpaceBlastCommand
  | clash.ClashCommand
  | champions.StandCommand
  | screen.ShootCommand
  | screen.HoldFireCommand
  | strikes.OrderStrikesCommand
  | assault.ContinueAssaultCommand
  | givingUp.GiveUpAssaultCommand
  | assault.KeepAssaultCommand
  | firstStrike.NoFirstStrikeCommand
  | firstStrike.NoRetaliationCommand
  | firstStrike.GoOnCommand
  | defence.DefendCommand
  | defence.WithdrawCommand
  | defence.SurrenderCommand
  | losses.RemoveLossesCommand
  | occupy.OccupyCommand
  | occupy.OccupyBySeaCommand
  | occupy.NoOccupationCommand
  | reinforce.ReinforceCommand
  | reinforce.EndReinforcingCommand;

export type BattleEvent =
  | attacks.AttacksEvent
  | declare.DeclareEvent
  | conventional.ConventionalEvent
  | defence.DefenceEvent
  | dice.DiceEvent
  | fire.FireEvent
  | losses.LossesEvent
  | occupy.OccupyEvent
  | reinforce.ReinforceEvent
  | assaultFate.AssaultEvent
  | firstStrike.FirstStrikeEvent
  | launch.LaunchEvent
  | strategic.StrategicEvent
  | champions.ChampionsEvent
  | screen.ScreenEvent
  | strikes.StrikesEvent
  | spaceBlast.SpaceBlastEvent
  | clash.ClashEvent
  | militia.MilitiaEvent;

export type BattleFrame =
  | attacks.AttacksFrame
  | attacks.TurnAttackFrame
  | attacks.CounterattacksFrame
  | ConventionalFrame
  | StrategicFrame
  | clash.ClashFrame;

export type BattleQuestion =
  | attacks.AttacksQuestion
  | defence.DefenceQuestion
  | losses.LossesQuestion
  | occupy.OccupyQuestion
  | reinforce.ReinforceQuestion
  | assault.AssaultQuestion
  | firstStrike.FirstStrikeQuestion
  | champions.ChampionsQuestion
  | screen.ScreenQuestion
  | strikes.StrikesQuestion;

export const battleCommands: readonly AnyCommandDef[] = [
  anyCommand(declare.attackCommand),
  anyCommand(amphibious.assaultBySeaCommand),
  anyCommand(airborne.assaultByAirCommand),
  anyCommand(launch.launchCommand),
  anyCommand(spaceBlast.spaceBlastCommand),
  anyCommand(clash.clashCommand),
  anyCommand(champions.standCommand),
  anyCommand(screen.shootCommand),
  anyCommand(screen.holdFireCommand),
  anyCommand(strikes.orderStrikesCommand),
  anyCommand(assault.continueAssaultCommand),
  anyCommand(givingUp.giveUpAssaultCommand),
  anyCommand(assault.keepAssaultCommand),
  anyCommand(firstStrike.noFirstStrikeCommand),
  anyCommand(firstStrike.noRetaliationCommand),
  anyCommand(firstStrike.goOnCommand),
  anyCommand(defence.defendCommand),
  anyCommand(defence.withdrawCommand),
  anyCommand(defence.surrenderCommand),
  anyCommand(losses.removeLossesCommand),
  anyCommand(occupy.occupyCommand),
  anyCommand(occupy.occupyBySeaCommand),
  anyCommand(occupy.noOccupationCommand),
  anyCommand(reinforce.reinforceCommand),
  anyCommand(reinforce.endReinforcingCommand),
  anyCommand(attacks.declineCounterattackCommand),
  anyCommand(attacks.laterCommand),
];

export const battleEvents: EventDefs<BattleEvent> = {
  ...attacks.attacksEvents,
  ...declare.declareEvents,
  ...conventional.conventionalEvents,
  ...defence.defenceEvents,
  ...dice.diceEvents,
  ...fire.fireEvents,
  ...losses.lossesEvents,
  ...occupy.occupyEvents,
  ...reinforce.reinforceEvents,
  ...assaultFate.assaultEvents,
  ...firstStrike.firstStrikeEvents,
  ...launch.launchEvents,
  ...strategic.strategicEvents,
  ...champions.championsEvents,
  ...screen.screenEvents,
  ...strikes.strikesEvents,
  ...spaceBlast.spaceBlastEvents,
  ...clash.clashEvents,
  ...militia.militiaEvents,
};

export const battleProcedures: ProcedureDefs<BattleFrame> = {
  ...attacks.attacksProcedures,
  ...conventional.conventionalProcedures,
  ...strategic.strategicBattleProcedures,
  ...clash.clashProcedures,
};

export const battleQuestions: QuestionDefs<BattleQuestion> = {
  ...attacks.attacksQuestions,
  ...defence.defenceQuestions,
  ...losses.lossesQuestions,
  ...occupy.occupyQuestions,
  ...reinforce.reinforceQuestions,
  ...assault.assaultQuestions,
  ...firstStrike.firstStrikeQuestions,
  ...champions.championsQuestions,
  ...screen.screenQuestions,
  ...strikes.strikesQuestions,
};

/** What each step of the conventional drill does. */
export const battleSteps: conventional.DrillTable<keyof BaseSteps> = {
  ...firstStrike.firstStrikeSteps,
  ...landing.landingSteps,
  ...defence.defenceSteps,
  ...conventional.conventionalSteps,
  ...dice.diceSteps,
  ...fire.fireSteps,
  ...occupy.occupySteps,
  ...reinforce.reinforceSteps,
  ...assault.assaultSteps,
};
