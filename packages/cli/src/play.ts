import { type Command, noWords, readArgs, readSeed, readWhole } from './command.ts';
import { words } from './words.ts';

export const play: Command = {
  name: 'play',
  summary: words.play.summary,
  usage: words.play.usage,
  async run(args) {
    const { values, positionals } = readArgs(args, {
      power: { type: 'string' },
      players: { type: 'string' },
      against: { type: 'string' },
      seed: { type: 'string' },
      opening: { type: 'string' },
      options: { type: 'string', multiple: true },
      save: { type: 'string' },
      resume: { type: 'string' },
      clauses: { type: 'boolean' },
    });
    noWords(positionals, 'play');
    const players = readWhole('--players', values.players, 4, 2, 6);
    // Loaded when asked for, so that help and the other commands need not wait for the rules.
    const [{ readGameOptions }, { newGame, keptGame }, { playInWords }, { terminal }] = await Promise.all([
      import('./games/game-options.ts'),
      import('./play/start.ts'),
      import('./play/session.ts'),
      import('./play/terminal.ts'),
    ]);
    const options = readGameOptions([
      ...(values.opening === undefined ? [] : [`opening=${values.opening}`]),
      ...(values.options ?? []),
    ]);
    const seed = values.seed === undefined ? undefined : readSeed(values.seed);
    const against = values.against ?? 'officer';
    const game =
      values.resume === undefined
        ? newGame({ power: values.power ?? 'usa', players, against, seed, options, save: values.save })
        : keptGame({ path: values.resume, seat: values.power, against });
    const person = terminal(process.stdin, process.stdout);
    try {
      return await playInWords(game, person, values.clauses === true);
    } finally {
      person.close();
    }
  },
};
