import { type Command, UsageError } from './command.ts';
import type { Report } from './odds/report.ts';
import { words } from './words.ts';

export const odds: Command = {
  name: 'odds',
  summary: words.odds.summary,
  usage: words.odds.usage,
  async run(args) {
    const [kind, ...rest] = args;
    const makeReport = Object.hasOwn(REPORTS, kind ?? '') ? REPORTS[kind ?? ''] : undefined;
    if (makeReport === undefined) throw new UsageError(words.odds.which(Object.keys(REPORTS), kind));
    const json = rest.includes('--json');
    const { text, data } = await makeReport(rest.filter((word) => word !== '--json'));
    console.log(json ? JSON.stringify(data, undefined, 2) : text);
    return 0;
  },
};

/** Loaded when asked for, so that help and the other commands need not wait for the rules. */
const REPORTS: Readonly<Record<string, (args: readonly string[]) => Promise<Report>>> = {
  battle: async (args) => (await import('./odds/battle.ts')).reportBattle(args),
  strike: async (args) => (await import('./odds/strike.ts')).reportStrike(args),
  blast: async (args) => (await import('./odds/strike.ts')).reportBlast(args),
  clash: async (args) => (await import('./odds/strike.ts')).reportClash(args),
  roulette: async (args) => (await import('./odds/roulette.ts')).reportRoulette(args),
};
