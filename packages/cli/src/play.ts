import { type Command, readArgs, readSeed, readWhole, UsageError } from './command.ts';

export const play: Command = {
  name: 'play',
  summary: 'play a game in words, on this terminal, against computer commanders',
  usage: [
    'Usage: ./marshall play [--power P] [--players N] [--against NAME] [--seed S] [--opening standard|random]',
    '                       [--options key=value ...] [--save FILE] [--resume FILE]',
    '',
    '  --power P       the superpower you lead, such as china; usa unless said',
    '  --players N     2 to 6; 4 unless said',
    '  --against NAME  who leads the others, such as recruit, officer:hawk or general; officer unless said',
    '  --seed S        any word; the same word gives the same dice and opponents',
    '  --opening O     standard or random; standard unless said',
    '  --options K=V   options of the game, such as detenteCycle=8 or apc=true; may be repeated',
    '  --save FILE     keeps the game there after each of your moves; replay, verify and --resume read it',
    '  --resume FILE   goes on with a game that was kept, and keeps it there',
    '',
    'While you play: a number or a name chooses; help lists the other words.',
  ].join('\n'),
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
    });
    if (positionals.length > 0) throw new UsageError(`play takes no word by itself, and '${positionals[0]}' is one.`);
    const players = readWhole('players', values.players, 4, 2, 6);
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
      return await playInWords(game, person);
    } finally {
      person.close();
    }
  },
};
