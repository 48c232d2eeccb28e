// What a commander cares for. Characters are weights on the same judgement, never code of their own.

export interface Weights {
  /** How much it likes to fight, and how sure it wants to be of the odds. */
  readonly attack: number;
  readonly nerve: number;
  /** How much it cares for buying low and selling high, for companies, and for deals. */
  readonly trade: number;
  readonly prospect: number;
  readonly deal: number;
  /** Units of each resource that it never sells: sets for war and defence. */
  readonly stock: number;
  /** Armies it wants in each home territory, and its liking for weapons. */
  readonly garrison: number;
  readonly nukes: number;
  readonly lStars: number;
  /** Cash it keeps back, in millions, and loans it dares, in billions. */
  readonly reserve: number;
  readonly debt: number;
  /** How faithfully it keeps to fair terms: the part of the value it wants for what it gives. */
  readonly fairness: number;
  /** How far it spares those who trust it: they let its units pass their lands. */
  readonly faith: number;
}

export interface Character {
  readonly name: string;
  readonly describe: string;
  readonly weights: Weights;
}

const base: Weights = {
  attack: 1.35,
  nerve: 0.6,
  trade: 1,
  prospect: 1,
  deal: 1,
  stock: 1,
  garrison: 4,
  nukes: 0.5,
  lStars: 0.5,
  reserve: 800,
  debt: 3,
  fairness: 1.1,
  faith: 0.1,
};

/** The character of a commander without one in its name. */
export const steady: Character = {
  name: 'steady',
  describe: 'Plays a bit of everything and takes no great risks.',
  weights: base,
};

export const CHARACTERS: readonly Character[] = [
  steady,
  {
    name: 'trader',
    describe: 'Lives by the market: buys low, sells high, digs for companies and likes a deal.',
    weights: {
      ...base,
      attack: 0.7,
      nerve: 0.7,
      trade: 1.4,
      prospect: 1.4,
      deal: 1.6,
      debt: 6,
      stock: 0,
      fairness: 1.02,
      faith: 0.8,
    },
  },
  {
    name: 'hawk',
    describe: 'Builds armies and uses them; nukes are not beyond it.',
    weights: {
      ...base,
      attack: 2.4,
      nerve: 0.48,
      trade: 0.9,
      prospect: 0.7,
      stock: 3,
      garrison: 4,
      nukes: 1.5,
      deal: 0.5,
      reserve: 500,
      debt: 5,
      fairness: 1.3,
      faith: 0.2,
    },
  },
  {
    name: 'fortress',
    describe: 'Guards its home behind armies and L-stars and waits.',
    weights: {
      ...base,
      attack: 0.5,
      nerve: 0.8,
      stock: 2,
      garrison: 6,
      lStars: 1.6,
      nukes: 0.3,
      reserve: 1500,
      debt: 1,
      fairness: 1.15,
      faith: 1,
    },
  },
  {
    name: 'opportunist',
    describe: 'Watches for the weak: strikes where the odds are plain, and takes what lies open.',
    weights: { ...base, attack: 1.8, nerve: 0.55, trade: 1.1, deal: 1.2, debt: 4, fairness: 1.2, faith: 0 },
  },
  {
    name: 'diplomat',
    describe: 'Would rather sign than shoot: makes many fair offers and spares those who trust it.',
    weights: { ...base, attack: 0.9, nerve: 0.7, deal: 2, nukes: 0.3, garrison: 5, fairness: 1.04, faith: 1 },
  },
  {
    name: 'gambler',
    describe: 'Borrows freely, keeps little back and attacks at odds that others would not take.',
    weights: { ...base, attack: 2, nerve: 0.45, prospect: 1.5, stock: 0, garrison: 3, reserve: 200, debt: 8 },
  },
  {
    name: 'stargazer',
    describe: 'Puts its trust in L-stars and nukes, and guards its homes with few armies.',
    weights: { ...base, attack: 1.1, stock: 2, garrison: 3, nukes: 1.4, lStars: 2, reserve: 1000, faith: 0.3 },
  },
  {
    name: 'banker',
    describe: 'Keeps its cash, hardly ever borrows, and asks a good price for everything.',
    weights: {
      ...base,
      attack: 1,
      nerve: 0.7,
      trade: 1.3,
      deal: 0.8,
      reserve: 2000,
      debt: 1,
      fairness: 1.25,
      faith: 0.5,
    },
  },
];

/** A character by its name. */
export function characterOf(name: string): Character | undefined {
  return CHARACTERS.find((character) => character.name === name);
}
