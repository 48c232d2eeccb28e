import { type Command, noWords, readArgs, readSeed, readWhole, UsageError } from './command.ts';
import { words } from './words.ts';

export const simulate: Command = {
  name: 'simulate',
  summary: words.simulate.summary,
  usage: words.simulate.usage,
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
    noWords(positionals, 'simulate');
    const games = readWhole('--games', values.games, 10, 1, 1_000_000);
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
    throw new UsageError(words.simulate.players(text));
  return Array.from({ length: Number(high) - Number(low) + 1 }, (_, i) => Number(low) + i);
}

/** One line on a terminal, rewritten after every game and gone at the end. */
function showProgress(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(done === of ? '\r\x1b[K' : `\r${words.simulate.progress(done, of)}`);
}
