// Game files, options of a game, replay and verify, in English.
export const games = {
  options: {
    players: `Set the number of players with --players, not as an option of the game.`,
    unknown: (id: string, known: readonly string[]): string =>
      `There is no option '${id}'. The options are ${known.join(', ')}.`,
    value: (id: string, choices: string, text: string): string => `The option ${id} must be ${choices}, not '${text}'.`,
    noValue: (id: string, choices: string): string =>
      `Give the option ${id} a value, as in ${id}=VALUE. It can be ${choices}.`,
    number: (min: number, max: number, none: boolean): string =>
      `a whole number from ${min} to ${max}${none ? ' or none' : ''}`,
    anyOf: (values: readonly string[]): string => values.join(' or '),
    add: (pair: string): string => `Add --options ${pair}.`,
    either: (one: string, other: string): string => `Leave out ${one} or ${other}.`,
    line: (title: string, value: string, typed: string): string => `${title}: ${value} (${typed})`,
  },
  file: {
    one: 'Name one game file.',
    missing: (path: string): string => `There is no file ${path}.`,
    unreadable: (path: string): string => `The file ${path} can’t be read.`,
  },
  noSeat: (name: string, seats: readonly string[]): string =>
    `Nobody sits at '${name}'. The seats are ${seats.join(', ')}.`,
  replay: {
    summary: 'read a game in plain words, and see the position as one player sees it',
    usage: [
      'Usage: ./marshall replay <file> [--at N] [--seat S] [--clauses] [--details]',
      '',
      '  file       a game file, finished or not',
      '  --at N     show only the first N commands; 0 is the opening',
      '  --seat S   show what this seat or superpower can see (default: a spectator)',
      '  --clauses  name the rule clauses behind each sentence',
      '  --details  show everything on its own line: sealed answers, dice, sets of supplies, each card',
      '',
      'If the file doesn’t verify, the first line says so and why.',
    ].join('\n'),
    damaged:
      'This game can’t be replayed, because an event doesn’t fit the position. Run ./marshall verify to see where it goes wrong.',
  },
  review: {
    summary: 'analyze a finished game: chances, the decisions that cost most, luck',
    usage: [
      'Usage: ./marshall review <file> [--seat S]',
      '',
      '  file      a file of a finished game',
      '  --seat S  the seat or superpower whose decisions are looked at (default: the winner)',
      '',
      'Takes about ten seconds for twelve cycles of six players.',
    ].join('\n'),
    running: 'This game isn’t over. Only finished games are analyzed.',
    damaged:
      'This game can’t be analyzed, because an event doesn’t fit the position. Run ./marshall verify to see where it goes wrong.',
    curve: 'Chances to win at the end of each cycle:',
    cycle: (cycle: number, chances: string): string => `  ${cycle === 0 ? 'Opening' : `Cycle ${cycle}`}: ${chances}`,
    worst: (who: string, decisions: number, otherwise: number, points: string, listed: number): string =>
      `${who}: ${decisions === 1 ? '1 decision' : `${decisions} decisions`}, ${otherwise} of them different from a general’s. ${
        listed === 0
          ? 'None clearly cost anything.'
          : `The ${listed === 1 ? 'one' : listed} below cost ${points} percentage points.`
      }`,
    decision: (
      nth: number,
      command: number,
      when: { readonly cycle: number; readonly stage: number } | undefined,
      points: string,
    ): string =>
      `${nth}. ${when === undefined ? 'Opening' : `Cycle ${when.cycle}, Stage ${when.stage}`} (command ${command}): −${points} percentage points`,
    played: (sentence: string, chance: string): string => `   Played: ${sentence} (${chance})`,
    better: (sentence: string, chance: string): string => `   Better: ${sentence} (${chance})`,
    nothing: 'Do nothing.',
    dice: (points: string): string => `What dice and cards gave and took, in percentage points: ${points}.`,
    source: 'Chances are the judgment of the computer commanders, learned from their own games.',
  },
  doubt: {
    failed: (found: string): string => `This file does not verify. ${found}`,
    inPart: (found: string): string => `This file does not verify in full. ${found}`,
    noSecret:
      'This file is not verified, because it doesn’t hold the secret of its dice. Everything else follows from the rules.',
  },
  verify: {
    summary: 'check a finished game: the dice, every draw and every command',
    usage: [
      'Usage: ./marshall verify <file>',
      '',
      '  file  a finished game file with the secret of its dice',
      '',
      'Exit code 0: everything checks out.',
      'Exit code 1: something differs, or the game is still running and its secret isn’t published yet.',
      'Exit code 2: this isn’t a game file.',
      'Exit code 3: the draws check out, but today’s rules give other results than an earlier edition wrote down.',
    ].join('\n'),
    hash: (hash: string): string => `fingerprint ${hash}`,
  },
};
