import { list } from './names.ts';

const some = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const moving = (verb: string) => (units: string, to: string | undefined) =>
  `${verb} ${units}${to === undefined ? '' : ` to ${to}`}`;

/** Buttons that name what a command does, with its numbers. */
export const buttonWords = {
  bid: (cubes: number) => (cubes === 0 ? 'Seal: keep the cube' : `Seal: bid ${cubes === 1 ? 'one cube' : 'two cubes'}`),
  sell: (goods: string, price: string | undefined) => `Sell ${goods}${price === undefined ? '' : ` for ${price}`}`,
  buy: (goods: string, price: string | undefined) => `Buy ${goods}${price === undefined ? '' : ` for ${price}`}`,
  place: (pieces: string) => `Place ${pieces}`,
  payAll: 'Pay everyone',
  paySome: 'Pay the rest',
  payBut: (unpaid: string) => `Pay everyone except ${unpaid}`,
  interest: 'Pay the interest',
  repay: (amount: string) => `Pay the interest and repay ${amount}`,
  borrow: (amount: string) => `Borrow ${amount}`,
  move: moving('Move'),
  withdraw: moving('Withdraw'),
  reinforce: moving('Bring'),
  occupy: moving('Move in with'),
  carry: moving('Carry'),
  attack: (who: string | undefined, zone: string, units: string) =>
    `Attack ${who === undefined ? '' : `${who} in `}${zone} with ${units}`,
  build: (units: string, price: string, zone?: string) =>
    `Build ${units}${zone === undefined ? '' : ` in ${zone}`} for ${price}`,
  weapons: (nukes: number, lStars: number) =>
    `Build ${list([...(nukes ? [some(nukes, 'nuke')] : []), ...(lStars ? [some(lStars, 'L-star')] : [])]) || 'nothing'}`,
  remove: (number: number) => (number === 0 ? 'Remove nothing' : `Remove ${some(number, 'unit')}`),
  launch: (number: number, zones: readonly string[] = []) =>
    `Launch ${some(number, 'nuke')}${zones.length === 0 ? '' : ` at ${list(zones)}`}`,
  champion: 'Seal: defend others',
  noChampion: 'Seal: defend nobody else',
  giveUp: (number: number) => `Give up ${some(number, 'unit')}`,
  raise: (amount: string) => `Bid ${amount}`,
  giveCash: (amount: string, who: string) => `Give ${amount} to ${who}`,
} as const;

/** The same for commands of the expansions. */
export const expansionButtons = {
  noApc: 'Seal: no APC',
  apcIn: (land: string) => `Seal: place the APC in ${land}`,
  getOff: (number: number, armies: string) => (number === 0 ? 'Keep everyone inside' : `Let ${armies} get off`),
  target: (kinds: string) => `Destroy ${kinds} first`,
  absorb: (number: number, apcs: string) =>
    number === 0 ? 'Use no APC as a shield' : `Shield the others with ${apcs}`,
  noAgenda: 'Seal: no research',
  deploy: (technology: string, level: number) => `Roll and deploy ${technology} level ${level}`,
  show: (technology: string, level: number) => `Show everyone ${technology} level ${level}`,
  disclose: {
    none: 'Seal: show nothing',
    army: 'Seal: show army technology',
    navy: 'Seal: show navy technology',
    both: 'Seal: show both',
  } as Readonly<Record<string, string>>,
  seal: (units: string) => (units === '' ? 'Seal: none' : `Seal: ${units}`),
  ransom: (amount: string) => `Pay ${amount}`,
  noRansom: 'Pay nothing and lose the ships',
  giveUp: (ships: string) => `Give up ${ships}`,
  reroute: (ships: string, sea: string) => `Reroute ${ships} to ${sea}`,
  attackShips: (owner: string, sea: string, units: string) =>
    `Attack the merchant ships of ${owner} in ${sea} with ${units === '' ? 'nothing' : units}`,
  strike: { convoy: 'Strike the convoy first', escorts: 'Strike the escorts first' } as Readonly<
    Record<string, string>
  >,
  besiege: (who: string) => `Lay siege to ${who}`,
  blockade: (land: string) => `Blockade ${land}`,
  liftSiege: (who: string) => `Lift the siege of ${who}`,
  liftBlockade: (land: string) => `Lift the blockade of ${land}`,
  escort: (navies: string, sea: string) => `Escort with ${navies} in ${sea}`,
  noEscort: (sea: string) => `No escort in ${sea}`,
  fetch: (goods: string) => `Fetch ${goods} from the market`,
  bring: (goods: string, who: string, price: string) => `Propose: fetch ${goods} from ${who} for ${price}`,
  send: (goods: string, who: string, price: string) => `Propose: bring ${goods} to ${who} for ${price}`,
  give: (goods: string, price: string) => `Give ${goods} for ${price}`,
  take: (goods: string, price: string) => `Take ${goods} for ${price}`,
  disagree: 'Say no',
} as const;

/** Why a control is gray. */
export const greyWords = {
  none: 'You have chosen none yet.',
  least: (least: string) => `The minimum is ${least}.`,
  most: (most: string) => `The maximum is ${most} right now.`,
  full: 'You have chosen them all. Take one out first.',
  unchosen: 'Choose one from the list first.',
  noSet: 'You have no set of supplies.',
} as const;
