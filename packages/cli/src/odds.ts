import { type Command, UsageError } from './command.ts';
import type { Report } from './odds/report.ts';

export const odds: Command = {
  name: 'odds',
  summary: 'exact odds of a battle, a nuclear strike, a space blast, an L-star Clash or nuclear roulette',
  usage: [
    'Usage: ./marshall odds battle --attack army=5 --defend army=4 [options]',
    '       ./marshall odds strike --nukes 3 --targets 3 [--lstars 2] [--champions 2] [options]',
    '       ./marshall odds blast --nukes 2 --lstars 2,1',
    '       ./marshall odds clash',
    '       ./marshall odds roulette --destroyed 14',
    '',
    'Every way the dice can fall is counted through the referee itself; nothing is sampled.',
    '',
    'battle',
    '  --attack, --defend    units of a side: army=5, or navy=3 with aboard=4 for armies aboard; apc=2 with --options apc=true',
    '  --militia             nobody defends; with --sea the target is a sea',
    '  --lstars 2:1          L-stars of attacker and defender',
    '  --levels 3:1          technology levels of attacker and defender; army=4,navy=3:army=2 where they differ',
    '  --resist              the defender keeps his set and fights with one position die less',
    '  --tactic T            direct, amphibious or airborne; direct unless said',
    '  --navies N            navies of an amphibious assault; as many as it needs unless said',
    '  --to-the-end          an assault goes on until it is decided; --sets N is how many sets the attacker has, 6 unless said',
    '  --attacker-picks P, --defender-picks P   losses each picks: most, navies-first, armies-first or none',
    '  --no-occupation       an emptied target is not occupied',
    '  --options K=V         options of the game; may be repeated',
    '',
    'strike',
    '  --nukes N             how many, spread over the targets; or for each target: 2,1,1',
    '  --targets N           territories aimed at, all of one defender',
    '  --lstars N            L-stars of the defender',
    '  --champions N         L-stars of a champion',
    '  --shots S             dearest-first, fewest-first or none',
    '  --destroyed N         territories destroyed before, for nuclear roulette',
    '',
    'blast',
    '  --nukes N, --lstars L   nukes aimed at space, and L-stars of each opponent',
    '',
    'roulette',
    '  --destroyed N         territories destroyed so far, 0 to 17',
    '',
    '  --json                all of it as data, chances as exact fractions',
    '',
    'Examples:',
    '  ./marshall odds battle --attack army=5 --defend army=4 --lstars 2:1',
    '  ./marshall odds battle --attack army=6 --defend army=3 --tactic amphibious --navies 2 --to-the-end',
    '  ./marshall odds strike --nukes 2,1 --lstars 2 --shots fewest-first',
  ].join('\n'),
  async run(args) {
    const [kind, ...rest] = args;
    const makeReport = Object.hasOwn(REPORTS, kind ?? '') ? REPORTS[kind ?? ''] : undefined;
    if (makeReport === undefined)
      throw new UsageError(
        `Say which odds: ${Object.keys(REPORTS).join(', ')}${kind === undefined ? '' : `, not '${kind}'`}.`,
      );
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
