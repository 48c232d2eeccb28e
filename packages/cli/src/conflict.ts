import { type Command, readArgs } from './command.ts';

export const conflict: Command = {
  name: 'conflict',
  summary: 'resolve a conflict on the Military Conflict Chart, show its odds, or compare it with the drill',
  usage: [
    'Usage: ./marshall conflict --attack 3,2 --defend 4 [options] [then --attack 5 --defend 3 [options]]',
    '       ./marshall conflict --compare [--json]',
    '',
    "A side's total is the points of its Military Tokens, Canal certificates and Mastermind cards, and what its Generalship",
    'die adds: 0 for 1 and 2, 1 for 3 and 4, 2 for 5 and 6. The chart has a letter for every two totals from 1 to 20:',
    '  A  the attacker wins and loses nothing',
    '  B  the attacker wins and gives up half of the tokens used',
    '  C  the attacker loses all tokens used, even with more points',
    '  D  the same, and the defender may retaliate at once',
    'With dice the conflict is resolved; without them all 36 pairs of dice are counted and the odds are shown.',
    '',
    'Each side',
    '  --attack, --defend 3,2,2         points of each Military Token used',
    '  --attack-canal, --defend-canal Suez=1',
    '                                   a Canal certificate and its points; may be repeated',
    '  --attack-mastermind, --defend-mastermind "Sun Tzu=2"',
    '                                   a Mastermind card and its points; may be repeated',
    '  --attack-die, --defend-die 4     the Generalship dice, 1 to 6; or --roll to have both rolled',
    '  --attack-name, --defend-name N   what the players are called; Player 1 and Player 2 unless said',
    '',
    'The conflict',
    '  --country Egypt                  the country that an invasion is for',
    '  --engagement                     not an invasion: no country changes hands',
    '  --half 2,1                       after result B: the tokens that the winner gives up',
    '  --off-chart clamp|scale          what to do with totals above 20: count as 20, or scale both sides alike',
    '  then ...                         after result D: the winner retaliates. --attack is now his side; another then',
    '                                   may follow if that ends in D too',
    '',
    '  --compare                        typical battles of Supremacy by the drill and by the chart',
    '  --json                           as JSON; a list if there is a retaliation',
    '',
    'Examples:',
    '  ./marshall conflict --attack 6 --defend 4',
    '  ./marshall conflict --attack 5,2,1 --defend 3 --attack-canal Suez=1 --attack-die 4 --defend-die 2',
    '  ./marshall conflict --attack 2,2,1 --defend 3 --roll --half 2,1',
    '  ./marshall conflict --attack 6 --defend 5 --attack-die 1 --defend-die 1 then --attack 9 --defend 3 --roll',
  ].join('\n'),
  async run(args) {
    if (args.includes('--compare')) {
      const { values } = readArgs(args, { compare: { type: 'boolean' }, json: { type: 'boolean', default: false } });
      const { compareBattles } = await import('@marshall/rules');
      const { inNumbers, tellComparison } = await import('./conflict/compare.ts');
      const compared = compareBattles();
      console.log(values.json ? JSON.stringify(compared.map(inNumbers)) : tellComparison(compared));
      return 0;
    }
    const { readConflicts } = await import('./conflict/read.ts');
    const { play } = await import('./conflict/play.ts');
    const { conflicts, json } = readConflicts(args);
    const played = play(conflicts);
    const data = played.map((each) => each.data);
    console.log(
      json ? JSON.stringify(data.length === 1 ? data[0] : data) : played.map(({ text }) => text).join('\n\n'),
    );
    return 0;
  },
};
