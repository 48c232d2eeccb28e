import { type Command, readArgs, readSeed, readWhole, UsageError } from './command.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: 'play whole games with random players; the same seed gives the same games anywhere',
  usage: [
    'Usage: ./marshall simulate [--games N] [--players P] [--seed S] [--opening standard|random]',
    '                           [--options key=value ...] [--save DIR] [--json]',
    '',
    '  --games N      how many games, 10 unless said',
    '  --players P    2 to 6, or a range such as 2-6 that the games go through in turn; 2-6 unless said',
    '  --seed S       any word; marshall unless said. The games of a run have the seeds "S 1", "S 2" and so on',
    '  --opening O    standard or random; standard unless said',
    '  --options K=V  options of the games, such as detenteCycle=8 or cashVisible=true; may be repeated',
    '  --save DIR     writes each game as a file that replay and verify read',
    '  --json         the same as data',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = readArgs(args, {
      games: { type: 'string' },
      players: { type: 'string' },
      seed: { type: 'string' },
      opening: { type: 'string' },
      options: { type: 'string', multiple: true },
      save: { type: 'string' },
      json: { type: 'boolean', default: false },
    });
    if (positionals.length > 0)
      throw new UsageError(`simulate takes no word by itself, and '${positionals[0]}' is one.`);
    const games = readWhole('games', values.games, 10, 1, 1_000_000);
    const players = readPlayers(values.players ?? '2-6');
    const seed = readSeed(values.seed ?? 'marshall');

    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [{ readGameOptions }, { simulateGames, describeGames }] = await Promise.all([
      import('./games/game-options.ts'),
      import('./games/simulation.ts'),
    ]);
    const options = readGameOptions([
      ...(values.opening === undefined ? [] : [`opening=${values.opening}`]),
      ...(values.options ?? []),
    ]);
    const result = simulateGames({ games, players, seed, options, save: values.save, progress: showProgress });
    if (values.json) console.log(JSON.stringify(result, undefined, 2));
    else console.log(describeGames(result));
    return 0;
  },
};

/** One number of players, or a range of them. */
function readPlayers(text: string): readonly number[] {
  const [, low, , high = low] = /^([2-6])(-([2-6]))?$/.exec(text) ?? [];
  if (low === undefined || high === undefined || Number(low) > Number(high))
    throw new UsageError(`--players must be a number from 2 to 6 or a range such as 2-6, not '${text}'.`);
  return Array.from({ length: Number(high) - Number(low) + 1 }, (_, i) => Number(low) + i);
}

/** One line on a terminal, rewritten after every game and gone at the end. */
function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === of ? '\r\x1b[K' : `\r${done} of ${of} games`);
}
