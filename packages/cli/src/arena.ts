import { type Command, readArgs, readSeed, readWhole, UsageError } from './command.ts';

export const arena: Command = {
  name: 'arena',
  summary: 'let commanders play each other and rate them; the same seed gives the same games anywhere',
  usage: [
    'Usage: ./marshall arena --field NAME,NAME,… [--games N] [--seed S] [--players P] [--opening standard|random|both]',
    '                        [--options key=value ...] [--workers W] [--resume FILE] [--every-set] [--balance] [--json] [--details]',
    '',
    '  --field NAMES  commanders such as officer, general, recruit:hawk, or files such as ./my-bot.mjs;',
    '                 they fill the seats in turn and rotate from game to game',
    '  --games N      how many games, 24 unless said',
    '  --seed S       any word; arena unless said',
    '  --players P    2 to 6; 6 unless said',
    '  --opening O    standard, random, or both in turn; both unless said',
    '  --options K=V  options of the games, such as detenteCycle=8; may be repeated; Détente after cycle 12 unless said',
    '  --workers W    threads to play on; all cores unless said',
    '  --resume FILE  keeps the games in a file and goes on from it; Ctrl-C saves and stops',
    '  --every-set    plays with every combination of expansions in turn',
    '  --balance      also says how often each power wins, by opening and by expansions',
    '  --json         the same as data: { entrants, endings }, and balance if asked for',
    '  --details      adds seeds; as data also the plan, survival, length and refused commands',
  ].join('\n'),
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
      balance: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      details: { type: 'boolean', default: false },
      'every-set': { type: 'boolean', default: false },
    });
    if (positionals.length > 0) throw new UsageError(`arena takes no word by itself, and '${positionals[0]}' is one.`);
    const field = (values.field ?? []).flatMap((names) => names.split(',')).filter((name) => name !== '');
    if (field.length === 0) throw new UsageError('Say who plays, such as --field officer,recruit.');
    const games = readWhole('games', values.games, 24, 1, 1_000_000);
    const players = readWhole('players', values.players, 6, 2, 6);
    const seed = readSeed(values.seed ?? 'arena');
    const openings = readOpenings(values.opening ?? 'both');

    // Loaded when asked for, so that help and the other commands need not wait for the commanders.
    const { readGameOptions } = await import('./games/game-options.ts');
    const { runArena } = await import('./arena/run.ts');
    const options = { detenteCycle: 12, ...readGameOptions(values.options ?? []) };
    return runArena({
      plan: { field, games, seed, players, openings, options, everySet: values['every-set'] },
      workers: values.workers === undefined ? undefined : readWhole('workers', values.workers, 1, 0, 256),
      resume: values.resume,
      balance: values.balance,
      json: values.json,
      details: values.details,
    });
  },
};

function readOpenings(text: string): readonly ('standard' | 'random')[] {
  if (text === 'both') return ['standard', 'random'];
  if (text === 'standard' || text === 'random') return [text];
  throw new UsageError(`--opening must be standard, random or both, not '${text}'.`);
}
