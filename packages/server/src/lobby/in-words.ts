// What a game is played by, in words: for lists, links and messengers.
import type { Language } from '@marshall/words';
import type { ArrangementMeta } from '../table/arrangement.ts';

const SETS = ['apc', 'combatResolution', 'highTech', 'merchantMarine'] as const;

/** Sets, pace and who may watch. The end at a clock time is told as an instant, for the reader's own clock. */
export function termsOf(meta: ArrangementMeta, language: Language): string[] {
  const { server: say } = language.speaker();
  const { clock, clockKind, increment, spectators, delay, options } = meta;
  const sets = SETS.filter((set) => options[set] === true || (set === 'combatResolution' && options[set] === 'chart'));
  return [
    ...(sets.length === 0 ? [] : [say('terms:sets', { sets })]),
    say('terms:pace', { seconds: clock, kind: clockKind ?? 'question', increment }),
    say('terms:watch', { spectators, delay }),
  ];
}

/** The same for readers whose clock is not known: it ends at a time of the world's. */
export function termsAnywhere(meta: ArrangementMeta, language: Language): string[] {
  const { detenteAt } = meta;
  const { server: say } = language.speaker();
  const ends = detenteAt === undefined ? [] : [say('terms:end', { when: worldTime(detenteAt, language) })];
  return [...termsOf(meta, language), ...ends];
}

/** `Mon, Nov 30, 2026, 18:00 UTC` */
function worldTime(at: number, { code }: Language): string {
  return new Intl.DateTimeFormat(code === 'en' ? 'en-US' : code, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
    timeZoneName: 'short',
  }).format(at);
}
