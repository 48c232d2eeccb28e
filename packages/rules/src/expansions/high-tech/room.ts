// The vocabulary of this set: what game.ts takes from it.

import type { DrillTable } from '../../battle/conventional.ts';
import { type AnyCommandDef, anyCommand } from '../../referee/command.ts';
import type { EventDefs } from '../../referee/event.ts';
import type { ProcedureDefs, QuestionDefs } from '../../referee/procedure.ts';
import * as agenda from './agenda.ts';
import * as disclosure from './battle/disclosure.ts';
import type { TechSteps } from './battle/memory.ts';
import * as deployment from './deployment.ts';
import * as opening from './opening.ts';
import * as research from './research.ts';
import * as showing from './showing.ts';
import * as spoils from './spoils.ts';

export type TechCommand =
  | agenda.WriteAgendaCommand
  | research.ResearchTechnologyCommand
  | deployment.DeployCommand
  | showing.ShowCommand
  | disclosure.DiscloseCommand;

export type TechEvent =
  | opening.TechPilesEvent
  | agenda.AgendaEvent
  | research.TechResearchEvent
  | deployment.DeploymentEvent
  | showing.ShowingEvent
  | disclosure.DisclosureEvent
  | spoils.TechSpoilsEvent;

export type TechFrame = opening.PilesFrame | agenda.AgendaFrame | research.TechResearchFrame;

export type TechQuestion = agenda.AgendaQuestion | research.TechResearchQuestion | disclosure.DisclosureQuestion;

export type TechSealedAnswer = agenda.WriteAgendaCommand | disclosure.DiscloseCommand;

export const techCommands: readonly AnyCommandDef[] = [
  anyCommand(agenda.writeAgendaCommand),
  anyCommand(research.researchTechnologyCommand),
  anyCommand(disclosure.discloseCommand),
  anyCommand(deployment.deployCommand),
  anyCommand(showing.showCommand),
];

/** Questions of this set that commands of the base answer too. */
export const techAnswers = { pass: ['tech-research'] } as const;

export const techEvents: EventDefs<TechEvent> = {
  ...opening.techPilesEvents,
  ...agenda.agendaEvents,
  ...research.techResearchEvents,
  ...deployment.deploymentEvents,
  ...showing.showingEvents,
  ...disclosure.disclosureEvents,
  ...spoils.techSpoilsEvents,
};

export const techProcedures: ProcedureDefs<TechFrame> = {
  ...opening.techPilesProcedures,
  ...agenda.agendaProcedures,
  ...research.techResearchProcedures,
};

export const techQuestions: QuestionDefs<TechQuestion> = {
  ...agenda.agendaQuestions,
  ...research.techResearchQuestions,
  ...disclosure.disclosureQuestions,
};

/** Steps put into the conventional drill. */
export const techSteps: DrillTable<keyof TechSteps> = { ...disclosure.disclosureSteps };
