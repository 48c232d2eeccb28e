import { capital, list, money, ordinal } from './names.ts';

/** Who is ahead, by what everybody can see, and how the game is won. */
export const standingsWords = {
  heading: 'Standings',
  cycleOf: (last: number) => `of ${last}`,
  rank: ordinal,
  rankOf: (rank: number, players: number) => `${ordinal(rank)} of ${players}`,
  leads: (who: string) => `${who} leads`,
  worth: 'worth',
  cash: 'cash',
  out: 'out',
  power: 'Power',
  total: 'Worth',
  change: 'This cycle',
  up: (by: number) => `+${money(by)}`,
  down: (by: number) => `\u2212${money(by)}`,
  same: 'no change',
  counted:
    'Counted: supplies at market prices, companies, units, nukes and L-stars, minus bank loans. Everyone can see these.',
  cashReckoned:
    'Cash is secret. For you it is worked out from what everyone paid and earned in the open, so it can be a little off.',
  cashHidden: 'Cash is secret and not counted here. At the end it is.',
  withCash: (all: string, cash: string) =>
    `With your ${cash} in cash, you’re worth ${all}. The others have cash too, and nobody sees how much.`,
  rankAside: '(cash not counted)',
  rankReckoned: '(with cash)',
  cashOpen: 'Cash is public in this game and is counted.',
  ahead: (leader: string, by: string) => `${capital(leader)} leads you by ${by}.`,
  level: (leader: string) => `${capital(leader)} is level with you.`,
  youLead: (by: string, next: string) => `You lead by ${by}. ${capital(next)} is second.`,
  has: (leader: string, more: readonly string[]) => `${capital(leader)} has ${list(more)} more than you.`,
  ashes: (number: number) =>
    `${number === 1 ? '1 territory is' : `${number} territories are`} destroyed. From the 13th on, each one can end the world. The 18th does.`,
  win: {
    heading: 'How to win',
    short: (last: number | undefined) =>
      last === undefined ? 'Conquer everyone to win' : `Be the richest after cycle ${last}`,
    detente: (last: number | undefined) =>
      last === undefined
        ? 'D\u00e9tente: if everyone agrees to stop, the richest power wins.'
        : `D\u00e9tente: the game ends after cycle ${last}, or sooner if everyone agrees. The richest power wins.`,
    supremacy: 'Supremacy: be the last power left. Capture, destroy or bankrupt all the others.',
    coup: 'Coup Final: if nuclear strikes end the world, nobody wins.',
    handicap: (stars: number) =>
      `The winner must have a rank of at least ${stars === 1 ? '1 star' : `${stars} stars`}, or nobody wins.`,
    rules: 'All the rules',
  },
  expansions: {
    heading: 'Expansions in play',
    none: 'No expansions in play.',
    pirates: (number: number) => `Pirates in each lawless sea: ${number}`,
  },
} as const;
