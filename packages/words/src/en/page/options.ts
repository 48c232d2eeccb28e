/** What the options of a game are called; what each does, its own row says. */
export const OPTION_TITLES: Readonly<Record<string, string>> = {
  powers: 'Superpowers',
  opening: 'Opening',
  stages: 'Stages played',
  detenteCycle: 'Last cycle',
  handicap: 'Handicap',
  cashVisible: 'Cash is public',
  componentLimits: 'Pieces are limited',
  marketOverflow: 'Buying more than you can store',
  marketPricing: 'Market prices',
  detentePrices: 'Prices at D\u00e9tente',
  tradeOffers: 'Offers in a trading round',
  assaultTroops: 'Assault troops',
  retaliation: 'Nuclear retaliation',
  apc: 'Armored Personnel Carriers',
  combatResolution: 'Conventional battles',
  merchantMarine: 'Colonial Legions and Merchant Marine',
  pirates: 'Pirates',
  highTech: 'High-Tech Edge',
  amphibDiscloseBoth: 'Show both levels or neither',
};

/** What the values of options are called, by `option:value`. */
export const OPTION_VALUES: Readonly<Record<string, string>> = {
  true: 'yes',
  false: 'no',
  none: 'none',
  'powers:chosen': 'chosen',
  'powers:rolled': 'by die roll',
  'opening:standard': 'standard',
  'opening:random': 'random',
  'stages:37': 'trade only',
  'stages:34567': 'all',
  'marketPricing:batch': 'one price for a batch',
  'marketPricing:unit': 'changing with each unit',
  'detentePrices:closing': 'the last prices',
  'detentePrices:opening': 'those before the last Stage 7',
  'assaultTroops:ashore': 'safe ashore',
  'assaultTroops:aboard': 'lost with the navy at first',
  'retaliation:defender': 'at the defender only',
  'retaliation:anyone': 'at anyone',
  'combatResolution:drill': 'dice',
  'combatResolution:chart': 'Military Conflict Chart',
};

/** The expansions as the front page offers them. */
export const expansionChoices = {
  heading: 'Expansions',
  chosen: (number: number) => (number === 0 ? 'none' : String(number)),
  about: {
    apc: 'A land unit that carries armies, fights like two and shields the others.',
    highTech: 'Secret research improves your armies and navies.',
    merchantMarine: 'Merchant ships carry your goods and need escorts.',
    chart: 'A chart of points and Generalship decides battles.',
  },
  chart: 'Military Conflict Chart',
  pirates: 'Pirates in each lawless sea',
} as const;
