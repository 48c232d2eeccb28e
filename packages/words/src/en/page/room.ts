import { capital } from './names.ts';

const due = (cycle: number, overdue: boolean): string =>
  overdue ? `overdue since cycle ${cycle}` : `due by the end of cycle ${cycle}`;

/** The texts of the war room around the moment, of the front page, the end and the rules. */
export const roomWords = {
  you: 'You',
  hidden: 'cash hidden',
  order: (place: number) => `Number ${place} in the order of play`,
  supply: { heading: 'Your supply center', sets: (sets: number) => (sets === 1 ? '1 set' : `${sets} sets`) },
  log: {
    heading: 'Log',
    all: 'Moves and results',
    mine: 'Mine',
    battle: 'Battle',
    market: 'Market',
    everything: 'Everything, with every die',
    older: (number: number) => (number === 1 ? 'Show 1 older line' : `Show ${number} older lines`),
    show: 'Show it on the map',
    moreRules: (number: number) => (number === 1 ? '1 more rule' : `${number} more rules`),
    filter: 'Show',
    since: 'Play back since my last move',
    empty: 'Nothing has happened yet.',
    noneOfThese: 'Nothing of this kind yet.',
  },
  diplomacy: {
    heading: 'Diplomacy',
    open: (number: number) => `${number} open`,
    none: 'No open offers.',
    write: 'Write an offer',
    prepare: 'Prepare an offer',
    cashNow: 'Offer cash now',
    prepared: (stage: number, offer: string) => `Prepared for Stage ${stage}: ${offer}`,
    drop: 'Delete',
    accept: 'Accept',
    decline: 'Decline',
    counter: 'Counter',
    withdraw: 'Withdraw',
    detente: (who: string, many: boolean) =>
      `${capital(who)} ${many ? 'propose' : 'proposes'} to end the game in a Détente.`,
    notNow: 'You can make offers while players trade.',
    owes: (who: string, sum: string, cycle: number, overdue: boolean) =>
      `${capital(who)} owes you ${sum}, ${due(cycle, overdue)}.`,
    owe: (who: string, sum: string, cycle: number, overdue: boolean) =>
      `You owe ${who} ${sum}, ${due(cycle, overdue)}.`,
    payBack: 'Pay back',
  },
  menu: {
    heading: 'Menu',
    rules: 'Rules',
    leave: 'Front page',
    kept: 'The game is kept in this browser.',
    pace: 'Speed of moves',
    paces: { 0: 'at once', 225: '4\u00d7', 450: '2\u00d7', 900: '1\u00d7', 1800: '\u00bd\u00d7' } as Readonly<
      Record<number, string>
    >,
    download: 'Download the game file',
    review: 'Look back, move by move',
    resign: 'Resign',
    sound: 'Sound',
    soundOn: 'Turn the sound on',
    soundOff: 'Turn the sound off',
  },
  unread: 'new',
  tabs: { moment: 'Turn', powers: 'Powers', market: 'Market', deals: 'Deals', log: 'Log' },
  here: 'On this screen',
  zone: { company: 'Company', borders: 'Borders' },
  curtain: {
    title: (power: string) => `Hand the screen to ${power}.`,
    about: 'Nothing secret is shown until you do.',
    take: (power: string) => `I lead ${power}. Show my war room`,
  },
  broken: 'Something went wrong on this page. Your game is safe.',
  reload: 'Reload',
} as const;

export const frontWords = {
  language: 'Language',
  tagline: 'Superpowers, markets and bluff.',
  about: (cycles: number, minutes: number) =>
    `Lead one of six superpowers: sell, deal, build and fight until ${cycles === 1 ? 'the cycle is over' : `cycle ${cycles}`}, and end up the richest. Takes about ${minutes} minutes.`,
  looking: 'Looking for it.',
  show: {
    about: (cycle: number) => `Six generals at war, cycle ${cycle}.`,
    pause: 'Pause the game on the map',
    play: 'Play the game on the map',
    move: (who: string, from: string, to: string) => `${who} moves from ${from} to ${to}.`,
    attack: (who: string, zone: string) => `${who} attacks ${zone}.`,
    take: (who: string, zone: string) => `${who} takes ${zone}.`,
    strike: (zone: string) => `A nuke hits ${zone}.`,
  },
  play: 'Play now',
  choose: 'Your superpower',
  opponents: 'Against',
  computers: (number: number) => (number === 1 ? '1 computer' : `${number} computers`),
  level: 'They play like',
  levels: { recruit: 'a recruit', officer: 'an officer' } as Readonly<Record<string, string>>,
  length: 'Ends after',
  cycles: (number: number) => (number === 1 ? '1 cycle' : `${number} cycles`),
  continue: 'Continue your game',
  kept: (power: string, others: number) => `${power} against ${others}`,
  stands: (cycle: number, length: number | undefined) =>
    length === undefined ? `cycle ${cycle}` : `cycle ${cycle} of ${length}`,
  over: 'finished',
  forget: 'Delete',
  more: 'Other ways to play',
  hotSeat: 'At one screen',
  hotSeatAbout: 'Two to six people take turns. A curtain hides what is secret.',
  hotSeatStart: 'Start at one screen',
  seatKinds: { person: 'a person', recruit: 'a computer', nobody: 'nobody' },
  atLeastTwo: 'Choose at least two powers, one of them led by a person.',
  keptGames: (number: number) => (number === 1 ? '1 saved game' : `${number} saved games`),
  online: 'Online',
  onlineAbout: 'Play with friends by a link or with anyone from the list, live or over weeks.',
  watch: 'Watch',
  watchAbout: 'Computer commanders at war, live, with pause and speed.',
  file: {
    heading: 'Open a saved game',
    about: 'Look at a finished game again, or play on from a game that you saved as a file.',
    choose: 'Choose a file',
    lead: 'Who do you lead?',
  },
  noServer: 'Works offline. Games are saved in this browser.',
  starting: 'Setting the table.',
  tryAgain: 'Try again',
  position: {
    elsewhere: 'You can only open positions from this site.',
    missing: (path: string) => `There is no position at ${path}. Check the address.`,
    empty: 'That file holds no position. It must name the powers.',
  },
  front: 'Front page',
} as const;

export const helpWords = {
  heading: 'Rules',
  close: 'Close',
  search: 'Find a rule',
  loading: 'Loading the rules.',
  none: 'No rule matches.',
  about: 'Every rule, with the code that the log and the referee quote.',
} as const;
