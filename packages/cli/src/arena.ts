import { type Command, noWords, readArgs, readSeed, readWhole, UsageError } from './command.ts';
import { words } from './words.ts';

export const arena: Command = {
  name: 'arena',
  summary: words.arena.summary,
  usage: words.arena.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, {
      field: { type: 'string', multiple: true },
      games: { type: 'string' },
      seed: { type: 'string' },
      players: { type: 'string' },
      opening: { type: 'string' },
      options: { type: 'string', multiple: true },
      workers: { type: 'string' },
      resume: { type: 'string' },
      save: { type: 'string' },
      patience: { type: 'string' },
      refusals: { type: 'boolean', default: false },
      balance: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
      'every-set': { type: 'boolean', default: false },
    });
    noWords(positionals, 'arena');
    const field = (values.field ?? []).flatMap((names) => names.split(',')).filter((name) => name !== '');
    if (field.length === 0) throw new UsageError(words.arena.noField);
    const games = readWhole('--games', values.games, 24, 1, 1_000_000);
    const players = readWhole('--players', values.players, 6, 2, 6);
    const seed = readSeed(values.seed ?? 'arena');
    const openings = readOpenings(values.opening ?? 'both');

    // Loaded when asked for, so that help and the other commands need not wait for the commanders.
    const { readGameOptions } = await import('./games/game-options.ts');
    const { runArena } = await import('./arena/run.ts');
    const options = { detenteCycle: 12, ...readGameOptions(values.options ?? []) };
    return runArena({
      plan: { field, games, seed, players, openings, options, everySet: values['every-set'] },
      workers: values.workers === undefined ? undefined : readWhole('--workers', values.workers, 1, 0, 256),
      resume: values.resume,
      save: values.save,
      patience: readWhole('--patience', values.patience, 10, 1, 3600),
      refusals: values.refusals,
      balance: values.balance,
      json: values.json,
      details: values.details,
    });
  },
};

function readOpenings(text: string): readonly ('standard' | 'random')[] {
  if (text === 'both') return ['standard', 'random'];
  if (text === 'standard' || text === 'random') return [text];
  throw new UsageError(words.common.choice('opening', ['standard', 'random', 'both'], text));
}
