import { type Command, readArgs } from './command.ts';
import { words } from './words.ts';

export const conflict: Command = {
  name: 'conflict',
  summary: words.conflict.summary,
  usage: words.conflict.usage,
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
