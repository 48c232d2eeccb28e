// Positions to solve, in English.

export const positions = {
  heading: 'Positions to solve',
  link: 'Positions',
  about:
    'Each comes from a game between computer commanders and has one answer that is clearly the best. You answer on the real table, and the figures are exact.',
  today: 'Position of the day',
  todayAbout: 'Everybody gets the same one. A new one comes at midnight UTC.',
  board: (kind: string) => `The board: ${kind}`,
  solve: 'Solve it',
  again: 'Try again',
  next: 'Next position',
  all: 'All positions',
  playOn: 'Play on from here',
  unknown: 'There is no such position.',
  solved: (number: number, of: number) => `${number} of ${of} solved in this browser`,
  kinds: {
    attack: 'Best attack',
    defend: 'Defend the home',
    sell: 'What to sell',
    siege: 'Break the siege',
    crisis: 'Survive the crisis',
  },
  tasks: {
    attack: 'Take a territory from another power by attacking across a border. Find the attack with the best chance.',
    defend: 'Build once. Find the build that leaves your home safest from the most dangerous attack across a border.',
    sell: 'This is the last cycle, and only wealth counts. Find the sale that gains the most on your strongest rival.',
    siege:
      'Navies shut off your ports. Find what is most likely to break the siege or blockade: an attack, or nukes if you have any.',
    crisis:
      'Nukes are on their way to you. Fire your first L-star where it saves the most, if you fire the others as well as you can. Units and companies count for what they’re worth at the end.',
  },
  aside: {
    attack: 'This position compares only attacks across a border on other powers’ territories. Choose one, or pass.',
    siege: 'This position compares attacks and nukes at sea only. Choose one, or pass.',
  },
  task: 'What to find',
  lead: (power: string) => `You lead ${power}.`,
  levels: { easy: 'easy', medium: 'medium', hard: 'hard' },
  states: { solved: 'solved', tried: 'not solved yet', fresh: 'new' },
  tile: (number: number, power: string, level: string, state: string) =>
    `Position ${number}: ${power}, ${level}, ${state}`,
  foundBy: (recruit: number, officer: number, general: number) =>
    recruit + officer + general === 0
      ? 'No computer commander found it.'
      : `Found by ${recruit}% of recruits, ${officer}% of officers and ${general}% of generals.`,
  result: 'How you answered',
  solvedIt: 'That’s it!',
  missedIt: 'Not the best answer',
  right: (mine: string, second: string) => `Your answer comes to ${mine}. The best of the others comes to ${second}.`,
  wrong: (mine: string, best: string, worth: string) => `Your answer comes to ${mine}. Better: ${best}, with ${worth}.`,
  yours: 'Your answer',
  best: 'Best answer',
  second: 'Best of the others',
  measures: {
    attack: 'Chance of taking the territory',
    defend: 'Chance that your home survives the most dangerous attack',
    siege: 'Chance of breaking it',
    crisis: 'Saved on average, of everything under fire',
    sell: (rival: string) => `Gained on ${rival}`,
  },
  answers: {
    attack: (way: string, units: string) => `attack ${way} with ${units}`,
    build: (units: string, zone: string) => `build ${units}: ${zone}`,
    sell: (goods: string) => `sell ${goods}`,
    launch: (zone: string) => `nukes on the navies: ${zone}`,
    shoot: (zone: string) => `fire at the nukes aimed at ${zone}`,
    nothing: 'do nothing',
  },
} as const;
