import { capital } from './names.ts';

/** The texts of how powers fall and games end. */
export const endWords = {
  heading: 'The end',
  won: (who: string, how: string) => `${who} by ${how}.`,
  how: { supremacy: 'Supremacy', detente: 'Détente', 'coup-final': 'Coup Final' } as Readonly<Record<string, string>>,
  nobody: 'Nobody wins',
  wins: (who: string, many: boolean) => `${capital(who)} ${many ? 'win' : 'wins'}`,
  table: 'Final table',
  power: 'Power',
  rank: 'Rank',
  stars: (stars: number) => (stars === 1 ? 'rank: 1 star' : `rank: ${stars} stars`),
  parts: {
    cash: 'Cash',
    supplies: 'Supplies',
    companies: 'Companies',
    units: 'Units',
    nukes: 'Nukes',
    lStars: 'L-stars',
    extra: 'Technology',
    debts: 'Debts',
    total: 'Wealth',
  },
  wealth: 'Wealth over the cycles',
  territories: 'Territories over the cycles',
  market: 'Market over the cycles',
  luck: 'Luck',
  luckAbout: 'Battle dice compared with an average of 3.5 a die.',
  dice: 'Dice',
  rolled: 'Rolled',
  expected: 'Expected',
  difference: 'Luck',
  again: 'Play again',
  look: 'Show the board',
  last: 'end',
  figures: 'Show the figures',
  report: 'The game in figures',
  watch: 'Replay it move by move',
  place: (place: number, of: number) => `You came ${ordinal(place)} of ${of}.`,
  youWon: 'You won.',
  you: 'You',
  /** The great moments: how a game ends, and how a power leaves it. */
  moment: {
    supremacy: { title: 'Supremacy', line: (who: string) => `${capital(who)} rules the world.` },
    detente: {
      title: 'Détente',
      line: (who: string, many: boolean) =>
        `The war is over. ${capital(who)} ${many ? 'are the richest and share the win' : 'is the richest and wins'}.`,
    },
    'coup-final': { title: 'Coup Final', line: () => 'The last strike was one too many. Nobody wins.' },
    captured: {
      title: 'Conquered',
      line: (who: string, by: string) =>
        by === '' ? `${capital(who)} has lost its last home.` : `${capital(by)} takes the last home of ${who}.`,
    },
    destroyed: { title: 'Destroyed', line: (who: string) => `Nothing is left of ${who}.` },
    bankrupt: { title: 'Bankrupt', line: (who: string) => `${capital(who)} can’t pay anymore.` },
    resigned: { title: 'Resigned', line: (who: string) => `${capital(who)} gives up.` },
    go: 'Continue',
  },
  out: {
    heading: 'You are out',
    how: {
      captured: 'You are out: your last home territory was captured.',
      destroyed: 'You are out: your home was destroyed.',
      bankrupt: 'You are out: you are bankrupt.',
      resigned: 'You are out: you resigned.',
    } as Readonly<Record<string, string>>,
    cycle: (cycle: number, living: number) =>
      `It is cycle ${cycle}, and ${living === 1 ? 'one power is' : `${living} powers are`} still in the game.`,
    watch: 'Keep watching',
    fast: 'Play it to the end now',
    leave: 'Leave',
  },
  story: {
    heading: 'How it turned',
    looking: 'Looking for the turning points.',
    none: 'This game had no turning point: nobody lost a home, a fortune or a war.',
    nth: (nth: number, of: number) => `Turning point ${nth} of ${of}`,
    previous: 'Previous',
    next: 'Next',
    cycle: (cycle: number) => (cycle === 0 ? 'Opening' : `Cycle ${cycle}`),
    out: {
      captured: (who: string) => `${capital(who)} lost its last home territory and left the game.`,
      destroyed: (who: string) => `${capital(who)} was destroyed.`,
      bankrupt: (who: string) => `${capital(who)} went bankrupt and left the game.`,
      resigned: (who: string) => `${capital(who)} resigned.`,
    },
    roulette: (die: number) => `Too much of the world lay in ashes, and the die of nuclear roulette came up ${die}.`,
    strike: (by: string, zones: string, units: number) =>
      `${capital(by)} struck ${zones} with nukes${units === 0 ? '' : units === 1 ? ' and destroyed 1 unit' : ` and destroyed ${units} units`}.`,
    betrayal: (by: string, of: string, zone: string) => `${capital(by)} betrayed ${of} and attacked it in ${zone}.`,
    home: (by: string, of: string, zone: string) => `${capital(by)} took ${zone}, a home of ${of}.`,
    land: (by: string, of: string, zone: string) => `${capital(by)} took ${zone} from ${of}.`,
    rose: (who: string, sum: string) => `${capital(who)} grew ${sum} richer in one cycle.`,
    fell: (who: string, sum: string) => `${capital(who)} lost ${sum} of its wealth in one cycle.`,
    led: (who: string, sum: string) => `${capital(who)} grew ${sum} richer in one cycle and took the lead.`,
  },
  proof: {
    seal: 'Dice verified',
    check: 'Check the dice',
    checking: 'Checking the dice …',
    broken: 'Not verified',
    none: 'This game began in the middle, so its dice can’t be checked from the start.',
    failed: 'The game couldn’t be loaded for checking. Check your connection and press again.',
    ok: (commands: number, draws: number) =>
      `All ${commands} moves were judged again, and all ${draws} dice and cards came from the numbers that were fixed before the game began.`,
    how: 'The host published a fingerprint of its secret number before the first die. Every player added a text. All dice follow from both, so nobody could choose them. With the game file anyone can check it again: marshall verify game.json',
    promise: 'Published before the game',
    secret: 'The secret number',
    hash: 'Fingerprint of the whole game',
    save: 'Download the game file',
  },
  review: {
    heading: 'Move by move',
    at: (cycle: number, stage: string | undefined) =>
      cycle === 0 ? 'The opening' : stage === undefined ? `Cycle ${cycle}` : `Cycle ${cycle}, ${stage}`,
    moment: (at: number, last: number) => `move ${at} of ${last}`,
    slider: 'Move',
    jump: 'Go to',
    choose: 'a moment',
    cycle: (cycle: number) => `Cycle ${cycle}`,
    first: 'To the beginning',
    atFirst: 'This is the beginning.',
    atLast: 'This is the end.',
    back: 'One move back',
    play: 'Play',
    stop: 'Stop',
    next: 'One move forward',
    last: 'To the end',
    fork: 'Play on from here',
    none: 'You made no move in this game.',
    leave: 'Back to the table',
    closed: 'This game can’t be opened.',
    unreadable: 'The referee can’t read it. Go back to the table and try again.',
  },
} as const;

/** `1st`, `2nd`, `3rd`, `4th` */
function ordinal(place: number): string {
  const ending = ['th', 'st', 'nd', 'rd'][place % 10 > 3 || Math.floor(place / 10) === 1 ? 0 : place % 10] ?? 'th';
  return `${place}${ending}`;
}
