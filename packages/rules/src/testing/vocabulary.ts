import { apcCommands, apcQuestions } from '../expansions/apc/room.ts';
import { chartCommands, chartQuestions } from '../expansions/conflict-chart/room.ts';
import { techCommands, techQuestions } from '../expansions/high-tech/room.ts';
import { marineCommands, marineQuestions } from '../expansions/merchant-marine/room.ts';
import { COMMANDS, EVENTS } from '../game.ts';

/** Every kind of event there is. */
export function eventTypes(): readonly string[] {
  return Object.keys(EVENTS).sort();
}

/** Every kind of command there is, with the names of its fields. */
export function commandFields(): readonly { readonly type: string; readonly fields: readonly string[] }[] {
  return COMMANDS.map(({ type, fields }) => ({ type, fields: fields.map(({ name }) => String(name)) }));
}

/** What each expansion adds that somebody has to decide: its commands, and the questions that its rooms ask. */
export function setDecisions(): Readonly<
  Record<'apc' | 'highTech' | 'merchantMarine' | 'chart', { readonly commands: string[]; readonly questions: string[] }>
> {
  const of = (commands: readonly { readonly type: string }[], questions: object) => ({
    commands: commands.map(({ type }) => type),
    questions: Object.keys(questions),
  });
  return {
    apc: of(apcCommands, apcQuestions),
    highTech: of(techCommands, techQuestions),
    merchantMarine: of(marineCommands, marineQuestions),
    chart: of(chartCommands, chartQuestions),
  };
}
