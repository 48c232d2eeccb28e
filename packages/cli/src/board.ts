import { type Command, readArgs } from './command.ts';
import { words } from './words.ts';

export const board: Command = {
  name: 'board',
  summary: words.board.summary,
  usage: words.board.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } });
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const { boardData, describeBoard, describeZone, zoneData, zoneNamed } = await import('./board/describe.ts');
    const zone = positionals.length === 0 ? undefined : zoneNamed(positionals.join(' '));
    if (values.json) console.log(JSON.stringify(zone === undefined ? boardData() : zoneData(zone), undefined, 2));
    else console.log(zone === undefined ? describeBoard() : describeZone(zone));
    return 0;
  },
};
