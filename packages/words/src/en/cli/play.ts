// `play`, a game on the terminal, in English.
export const play = {
  summary: 'play against computer commanders on this terminal',
  usage: [
    'Usage: ./marshall play [--power P] [--players N] [--against NAME] [--seed S] [--opening standard|random]',
    '                       [--options key=value ...] [--save FILE] [--resume FILE] [--clauses]',
    '',
    '  --power P       the superpower you lead, such as china (default: usa)',
    '  --players N     2 to 6 (default: 4)',
    '  --against NAME  your opponents, such as recruit, officer:hawk or general (default: officer)',
    '  --seed S        any word; the same word gives the same dice and the same opponents',
    '  --opening O     standard or random (default: standard)',
    '  --options K=V   options of the game, such as detenteCycle=8 or apc=true; can be repeated',
    '  --save FILE     save the game here after each of your moves',
    '  --resume FILE   continue a saved game, and keep saving it there',
    '  --clauses       name the rule clauses behind each sentence',
    '',
    'During the game, choose a move by its number or its name. Type help to see what else you can do.',
  ].join('\n'),
  help: [
    '  a number or a name  make that move; you choose the details next',
    '  again               after a move, as in 1 again: be asked about the rest of a battle of one unit against one',
    '  rights              list what else you can do now',
    '  board               show the position as you see it',
    '  hint                ask what an officer would do, and why',
    '  wait                let your time run out',
    '  undo                take back your last move, if the rules allow it',
    '  quit                stop; a saved game can be resumed',
  ].join('\n'),
  words: {
    again: 'again',
    wait: 'wait',
    undo: 'undo',
    rights: 'rights',
    board: 'board',
    hint: 'hint',
    help: 'help',
    quit: 'quit',
    back: 'back',
  },
  begin: (power: string): string => `You lead ${power}. Type help to see what you can do.`,
  yourTurn: 'It’s your turn.',
  noRights: 'You can’t do anything else now.',
  noMove: (line: string): string => `You can’t choose '${line}' now. Type a number from the list, or help.`,
  left: 'You leave the game.',
  leftSaved: (path: string, seat: string): string =>
    `You leave the game. To continue it, run: ./marshall play --resume ${path} --power ${seat}`,
  hinted: (move: string, why: string): string => `An officer would play: ${move}. ${why}`,
  deadEnd: 'There’s nothing to choose from here. Start the move again.',
  ask: (field: string, hint: string, mayStop: boolean): string =>
    `${field} (${hint}${mayStop ? '; Enter to finish' : ''}; back to cancel): `,
  notOffered: (line: string, hint: string): string => `You can’t choose '${line}' here. Type ${hint}.`,
  upTo: (name: string, most: number): string => `${name} (up to ${most})`,
  hints: {
    oneOf: 'a number from the list or a name',
    someOf: (least: number, most: number): string =>
      least === most
        ? `${least} numbers from the list, separated by spaces`
        : `${least} to ${most} numbers from the list, separated by spaces`,
    range: (min: number, max: number): string => (min === max ? `${min}` : `a number from ${min} to ${max}`),
    counts: 'line and number, such as 1:2 2:1',
    text: (most: number): string => `up to ${most} characters`,
  },
  noPower: (power: string, known: readonly string[]): string =>
    `There is no superpower '${power}'. Choose one of ${known.join(', ')}.`,
  noCommander: (name: string): string =>
    `There is no commander '${name}'. Try recruit, officer, general or officer:hawk.`,
  noSecret: (path: string): string =>
    `You can’t continue ${path}, because it doesn’t hold the secret of its dice. You can read it with ./marshall replay.`,
  damaged: (path: string): string =>
    `You can’t continue ${path}, because an event in it doesn’t fit the position. Run ./marshall verify to see where it goes wrong.`,
  notSaved: (path: string): string => `The game can’t be saved in ${path}. Choose another file for --save.`,
};
