// Commanders of a lesson: what they do is written beforehand, so that the lesson shows what it is about.
import { type Command, type Entry, parseCommand, type Seat, type State } from '@marshall/rules';
import type { ScriptedAnswer } from './messages.ts';

/** What the script has for this question and was not given yet; nothing where a silent seat's answer will do. */
export function scripted(
  script: readonly ScriptedAnswer[] = [],
  { question, stage }: Pick<State, 'question' | 'stage'>,
  seat: Seat,
  entries: readonly Pick<Entry, 'seat' | 'command'>[],
): Command | undefined {
  const meant = script.filter(
    (answer) =>
      answer.power === seat &&
      answer.asked === question?.kind &&
      (answer.stage === undefined || answer.stage === stage),
  );
  const given = entries.filter((entry) => entry.seat === seat).map(({ command }) => written(command));
  const next = meant.find(({ command }) => {
    const at = given.indexOf(written(command));
    if (at >= 0) given.splice(at, 1);
    return at < 0;
  });
  const parsed = next && parseCommand(next.command);
  return parsed?.ok ? parsed.value : undefined;
}

/** The same for the same command, whatever the order of its fields. */
const written = (command: object | undefined): string =>
  JSON.stringify(Object.entries(command ?? {}).sort(([a], [b]) => a.localeCompare(b)));
