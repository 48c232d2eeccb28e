import { apcCommands, apcQuestions } from './apc/room.ts';
import { chartCommands, chartQuestions } from './conflict-chart/room.ts';
import { techCommands, techQuestions } from './high-tech/room.ts';
import { marineCommands, marineQuestions } from './merchant-marine/room.ts';

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
