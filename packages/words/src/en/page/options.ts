/** What the options of a game are called; what each does, its own row says. */
export const OPTION_TITLES: Readonly<Record<string, string>> = {
  powers: 'Superpowers',
  opening: 'Opening',
  stages: 'Stages played',
  detenteCycle: 'Last cycle',
  handicap: 'Handicap',
  cashVisible: 'Cash is public',
  componentLimits: 'Pieces are limited',
  marketOverflow: 'Buying beyond the stores',
  marketPricing: 'Prices of a batch',
  detentePrices: 'Prices at D\u00e9tente',
  tradeOffers: 'Offers in a trading phase',
  assaultTroops: 'Assault troops',
  retaliation: 'Nuclear retaliation',
  apc: 'Armored Personnel Carriers',
  combatResolution: 'Conventional battles',
  merchantMarine: 'Colonial Legions and Merchant Marine',
  pirates: 'Pirates',
  highTech: 'High Tech',
  amphibDiscloseBoth: 'Levels shown in assaults',
};

/** The expansions as the front page offers them. */
export const expansionChoices = {
  heading: 'Expansions',
  chosen: (number: number) => (number === 0 ? 'none' : String(number)),
  about: {
    apc: 'A land unit that carries armies, fights for two and shields the rest.',
    highTech: 'Secret research raises the level of armies and navies.',
    merchantMarine: 'Goods travel by merchant ships, which need escorts.',
    chart: 'Battles are read from a chart of points and Generalship.',
  },
  chart: 'Military Conflict Chart',
  pirates: 'Pirates in each lawless sea',
} as const;
