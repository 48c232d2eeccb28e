// `conflict`, the Military Conflict Chart, in English.
import { count } from './endings.ts';

export const conflict = {
  summary: 'resolve a conflict on the Military Conflict Chart, show its odds, or compare it with the drill',
  usage: [
    'Usage: ./marshall conflict --attack 3,2 --defend 4 [options] [then --attack 5 --defend 3 [options]]',
    '       ./marshall conflict --compare [--json]',
    '',
    'Each side adds up the points of its Military Tokens, Canal certificates and Mastermind cards, and of its Generalship',
    'die: 0 for 1 and 2, 1 for 3 and 4, 2 for 5 and 6. The chart gives a letter for every two totals from 1 to 20:',
    '  A  the attacker wins and loses nothing',
    '  B  the attacker wins and gives up half of the tokens used',
    '  C  the attacker loses all tokens used, even with more points',
    '  D  like C, and the defender can retaliate at once',
    'With dice, the conflict is resolved. Without dice, you see the odds over all 36 pairs.',
    '',
    'Each side',
    '  --attack, --defend 3,2,2         points of each Military Token used',
    '  --attack-canal, --defend-canal Suez=1',
    '                                   a Canal certificate and its points; can be repeated',
    '  --attack-mastermind, --defend-mastermind "Sun Tzu=2"',
    '                                   a Mastermind card and its points; can be repeated',
    '  --attack-die, --defend-die 4     the Generalship dice, 1 to 6; or --roll to roll both',
    '  --attack-name, --defend-name N   names of the players (default: Player 1 and Player 2)',
    '',
    'The conflict',
    '  --country Egypt                  the country that is invaded',
    '  --engagement                     not an invasion: no country changes hands',
    '  --half 2,1                       after result B: the tokens that the winner gives up',
    '  --off-chart clamp|scale          totals above 20: count them as 20, or scale both sides alike',
    '  then ...                         after result D: the winner retaliates, so --attack is now the winner’s side;',
    '                                   if that ends in D too, you can add another then',
    '',
    '  --compare                        compare the drill and the chart in typical battles of Supremacy',
    '  --json                           print as JSON; a list if there is a retaliation',
    '',
    'Examples:',
    '  ./marshall conflict --attack 6 --defend 4',
    '  ./marshall conflict --attack 5,2,1 --defend 3 --attack-canal Suez=1 --attack-die 4 --defend-die 2',
    '  ./marshall conflict --attack 2,2,1 --defend 3 --roll --half 2,1',
    '  ./marshall conflict --attack 6 --defend 5 --attack-die 1 --defend-die 1 then --attack 9 --defend 3 --roll',
  ].join('\n'),
  player: (number: 1 | 2): string => `Player ${number}`,
  diceBeforeThen: "A retaliation follows result D. Give both dice, or --roll, before 'then'.",
  diceForHalf: 'Half is given up after result B. Give both dice, or --roll, together with --half.',
  noHalf: (letter: string): string => `Nobody gives up half after result ${letter}. Leave out --half.`,
  offChartFirst: "Put --off-chart before the first 'then'. It also holds for the retaliation.",
  engagementOrCountry: 'An engagement isn’t about a country. Leave out --engagement or --country.',
  noTokens: (option: string): string => `Give the tokens of both sides, such as --${option} 3,2.`,
  tokens: (option: string, text: string): string =>
    `--${option} takes up to 20 whole numbers from 1 to 99, separated by commas, not '${text}'.`,
  staked: (option: string, example: string, text: string): string =>
    `--${option} takes a name and its points, such as ${example}, not '${text}'.`,
  rollOrDice: 'Choose either --roll, or both --attack-die and --defend-die.',
  bothDice: 'Give both dice, --attack-die and --defend-die. To see the odds, leave out both.',
  die: (option: string, text: string): string => `--${option} must be a die from 1 to 6, not '${text}'.`,
  offChart: (attacker: number, defender: number): string =>
    `The chart ends at 20, and ${attacker} against ${defender} is off it. Add --off-chart clamp or --off-chart scale.`,
  heading: (
    attacker: string,
    defender: string,
    kind: Kind,
    country: string | undefined,
    retaliation: boolean,
  ): string =>
    `${attacker} ${retaliation ? 'retaliates against' : 'attacks'} ${defender}: ${
      kind === 'engagement' ? 'an engagement' : country === undefined ? 'an invasion' : `an invasion of ${country}`
    }`,
  total: (name: string, { tokens, canals, mastermind, generalship, total }: Total): string => {
    const parts = [
      `${tokens} from tokens`,
      ...(canals > 0 ? [`${canals} from Canal certificates`] : []),
      ...(mastermind > 0 ? [`${mastermind} from Mastermind cards`] : []),
      `${generalship} from Generalship`,
    ];
    return `${name}: ${parts.join(' + ')} = ${total}`;
  },
  result: (letter: string, attacker: number, defender: number, readAs: readonly [number, number] | undefined): string =>
    `Result ${letter}: ${attacker} against ${defender}${readAs === undefined ? '' : `, read as ${readAs[0]} against ${readAs[1]}`}`,
  keeps: (name: string, tokens: readonly number[]): string =>
    `${name} keeps ${tokens.length === 0 ? 'no tokens' : tokens.join(' + ')}.`,
  chooseHalf: (sets: readonly string[], more: number): string =>
    `Give up one of these: ${sets.join('; ')}${more === 0 ? '' : more === 1 ? '; or one other set' : `; or one of ${more} other sets`}. Choose with --half.`,
  before: (attacker: number, defender: number): string =>
    `${count(attacker, 'point')} against ${defender} before the dice`,
  attackerWins: 'attacker wins (A or B)',
  off: (share: string): string => `off the chart  ${share}; choose --off-chart clamp or scale`,
  comparison: {
    heading:
      'One attack: how often the target is emptied, how often the attacking force is wiped out, and units lost on average (attacker : defender).',
    drill: 'drill',
    chart: 'chart',
  },
};

export type Kind = 'invasion' | 'engagement';

export interface Total {
  readonly tokens: number;
  readonly canals: number;
  readonly mastermind: number;
  readonly generalship: number;
  readonly total: number;
}
