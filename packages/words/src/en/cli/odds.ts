// `odds`, in English.
import { count } from './endings.ts';

export const odds = {
  summary: 'exact odds of a battle, a nuclear strike, a space blast, an L-star Clash or nuclear roulette',
  usage: [
    'Usage: ./marshall odds battle --attack army=5 --defend army=4 [options]',
    '       ./marshall odds strike --nukes 3 --targets 3 [--lstars 2] [--champions 2] [options]',
    '       ./marshall odds blast --nukes 2 --lstars 2,1',
    '       ./marshall odds clash',
    '       ./marshall odds roulette --destroyed 14',
    '',
    'The odds are exact: the referee plays out every way the dice can fall.',
    '',
    'battle',
    '  --attack, --defend    units of a side: army=5, or navy=3,aboard=4 for navies with armies aboard; apc=2 with --options apc=true',
    '  --militia             nobody defends; add --sea if the target is a sea',
    '  --lstars 2:1          L-stars of the attacker and the defender',
    '  --levels 3:1          technology levels of the attacker and the defender; army=4,navy=3:army=2 if they differ',
    '  --resist              the defender keeps the set of supplies and fights with one die fewer',
    '  --tactic T            direct, amphibious or airborne (default: direct)',
    '  --navies N            navies in an amphibious assault (default: as many as it needs)',
    '  --to-the-end          an assault continues until it is decided',
    '  --sets N              sets of supplies the attacker has (default: 6)',
    '  --attacker-picks P, --defender-picks P   which losses each side chooses: most, navies-first, armies-first or none',
    '  --no-occupation       the attacker doesn’t move into an emptied target',
    '  --options K=V         options of the game; can be repeated',
    '',
    'strike',
    '  --nukes N             how many, spread over the targets; or for each target: 2,1,1',
    '  --targets N           territories aimed at, all of one defender',
    '  --lstars N            L-stars of the defender',
    '  --champions N         L-stars of a champion',
    '  --shots S             dearest-first, fewest-first or none',
    '  --destroyed N         territories already destroyed, for nuclear roulette',
    '',
    'blast',
    '  --nukes N, --lstars L   nukes aimed at space, and the L-stars of each opponent',
    '',
    'roulette',
    '  --destroyed N         territories destroyed so far, 0 to 17 (default: 12)',
    '',
    '  --json                print everything as JSON, with chances as exact fractions',
    '',
    'Examples:',
    '  ./marshall odds battle --attack army=5 --defend army=4 --lstars 2:1',
    '  ./marshall odds battle --attack army=6 --defend army=3 --tactic amphibious --navies 2 --to-the-end',
    '  ./marshall odds strike --nukes 2,1 --lstars 2 --shots fewest-first',
  ].join('\n'),
  which: (kinds: readonly string[], kind: string | undefined): string =>
    `Choose the odds you want: ${kinds.join(', ')}${kind === undefined || kind === '' ? '' : `, not '${kind}'`}.`,
  assume: 'What these odds assume',
  assumeNothing: 'Nothing. Nobody has a choice to make.',
  exactly: 'exactly',
  atLeast: 'at least',
  numbers: (option: string, most: number, example: string, text: string): string =>
    `--${option} takes whole numbers up to ${most}, such as ${example}, not '${text}'.`,
  coupFinal: 'The game ends in a Coup Final',
  battle: {
    noAttacker: 'Choose the attacking units, such as --attack army=5.',
    noDefender: 'Choose the defending units, such as --defend army=4. If nobody defends, use --militia.',
    defendOrMilitia: 'Choose either --defend or --militia. The militia resists only where nobody defends.',
    seaWithMilitia: 'Use --sea only with --militia. Otherwise the defending units show whether it’s a sea.',
    lStars: (text: string): string =>
      `--lstars takes the L-stars of the attacker and the defender, such as 2:1, not '${text}'.`,
    navies: '--navies is for an amphibious assault. Add --tactic amphibious.',
    toTheEnd: 'Only an assault can continue to the end. Add --tactic amphibious or --tactic airborne.',
    naviesApart: 'Give the armies that land and the navies separately, such as --attack army=6 --navies 2.',
    tooMany: (option: string, most: number, number: string): string =>
      `--${option} takes at most ${most} units of a kind, not ${number}.`,
    unitTwice: (option: string, unit: string): string => `--${option} names ${unit} twice. Add the numbers up.`,
    units: (option: string, text: string): string =>
      `--${option} takes units such as army=5 or navy=3,aboard=4, not '${text}'.`,
    levels: (text: string): string =>
      `--levels takes the levels of the attacker and the defender, 0 to 5, such as 3:1 or army=3,navy=2:army=1, not '${text}'.`,
    defenderLoses: (aboard: boolean): string => `The defender loses${aboard ? ', armies aboard included' : ''}`,
    attackerLoses: (aboard: boolean): string => `The attacker loses${aboard ? ', armies aboard included' : ''}`,
    rounds: 'Rounds',
    emptied: 'The target is emptied',
    captured: 'The target is captured',
    wipedOut: 'The attacking force is wiped out',
    militiaDice: 'Dice: militia 1.',
    chart: 'The Military Conflict Chart decides: the points of the units and of the Generalship dice give a letter.',
    dice: (attacker: string, defender: string): string => `Dice: attacker ${attacker}, defender ${defender}.`,
    die: { position: 'position', firePower: 'fire power', lStar: 'L-star', highTech: 'High-Tech' },
    points: (attacker: number, defender: number): string =>
      `Points added: ${[...(attacker > 0 ? [`attacker ${attacker}`] : []), ...(defender > 0 ? [`defender ${defender}`] : [])].join(', ')}.`,
    givenLStars: (attacker: number, defender: number): string => `L-stars ${attacker} against ${defender}`,
    givenLevels: (attacker: Levels, defender: Levels): string =>
      `levels ${levels(attacker)} against ${levels(defender)}`,
    given: (facts: readonly string[]): string => `Given: ${facts.join('; ')}.`,
  },
  strike: {
    noNukes: 'Choose how many nukes, such as --nukes 3.',
    targets: (listed: number, targets: number): string =>
      `--nukes lists ${listed} targets, but --targets says ${targets}. Leave out --targets.`,
    oneEach: 'Aim at least one nuke at every target.',
    heading: (each: readonly number[], lStars: number, champion: number): string => {
      const all = each.reduce((sum, nukes) => sum + nukes, 0);
      const screen = `${count(lStars, 'L-star')}${champion > 0 ? ` and a champion’s ${champion}` : ''}`;
      return `${count(all, 'nuke')} at ${count(each.length, 'territory')} (${each.join(', ')}) against ${screen}.`;
    },
    struck: 'Territories struck',
  },
  blast: {
    opponents: '--lstars takes the L-stars of up to 5 opponents.',
    heading: (nukes: number, lStars: readonly number[]): string =>
      `${count(nukes, 'nuke')} at the L-stars in space: ${lStars.join(', ')}.`,
    through: 'Nukes that get through',
    blasted: 'All L-stars are destroyed',
  },
  clash: {
    heading: 'One L-star against one.',
    attacker: 'Only the attacker loses an L-star',
    defender: 'Only the defender loses an L-star',
    both: 'Both lose an L-star',
  },
  roulette: {
    heading: (destroyed: number): string =>
      `${count(destroyed, 'territory')} ${destroyed === 1 ? 'has' : 'have'} been destroyed.`,
    head: { territory: 'territory', withIt: 'with it', byThen: 'by then' },
  },
};

export interface Levels {
  readonly army?: number | undefined;
  readonly navy?: number | undefined;
}

const levels = ({ army = 0, navy = 0 }: Levels): string => `army ${army}, navy ${navy}`;
