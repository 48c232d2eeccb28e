import { CLOUDS, DICE, METERS, NOTES, NOTES_IN_BOX, PIECES, PIECES_PER_POWER, SUPPLY_CENTER_SHEETS } from './box.ts';
import { cite } from './cite.ts';
import {
  CARDS,
  COMPANIES,
  companiesIn,
  companyOf,
  INDEPENDENT_COMPANIES,
  superpowerCompanies,
  weaponOf,
} from './companies.ts';
import { RESEARCH_CARDS, RESOURCES } from './deck.ts';
import { NEUTRAL_TERRITORIES } from './homes.ts';
import { BEAR_PIT, BULL_PEN, PRICE_TRACK, priceAt } from './market-track.ts';
import { POWER_ROWS, POWERS } from './powers.ts';
import { coasts, hasPort, ports, portsOn, shores } from './questions.ts';
import { INTEREST, LOAN_SPOTS, LSTAR_SPOTS, NUKE_SPOTS, ROW_SPOTS } from './supply-center.ts';
import { DARK_SEAS, LIGHT_SEAS, SEAS, TERRITORIES, tableOf, ZONES } from './zones.ts';

/** What a clause fixes as data, read in the clause's name. */
export function fact<Id extends FactId>(id: Id): Facts[Id] {
  cite(id);
  return FACTS[id];
}

export type FactId = keyof typeof FACTS;
export type Facts = { readonly [Id in FactId]: (typeof FACTS)[Id] };

const companyCards = COMPANIES.map(companyOf);

const FACTS = {
  'B-MAP-01': { superpowers: POWERS, neutral: NEUTRAL_TERRITORIES },
  'B-MAP-02': POWER_ROWS['south-america'].home,
  'B-MAP-03': POWER_ROWS.africa.home,
  'B-MAP-04': POWER_ROWS.europe.home,
  'B-MAP-05': POWER_ROWS.china.home,
  'B-MAP-06': POWER_ROWS.usa.home,
  'B-MAP-07': POWER_ROWS.ussr.home,
  'B-MAP-08': NEUTRAL_TERRITORIES,
  'B-MAP-09': { land: TERRITORIES, water: SEAS },
  'B-MAP-10': { lightBlue: LIGHT_SEAS, darkBlue: DARK_SEAS },
  'B-MAP-11': {
    ports: TERRITORIES.flatMap((territory) => ports(territory).map((sea) => ({ territory, sea }))),
    coastsWithoutPort: TERRITORIES.flatMap((territory) =>
      coasts(territory)
        .filter((sea) => !hasPort(territory, sea))
        .map((sea) => ({ territory, sea })),
    ),
  },
  'B-MAP-12': {
    balticPorts: portsOn('baltic-sea'),
    balticShores: shores('baltic-sea'),
    barentsPorts: portsOn('barents-sea'),
    barentsShores: shores('barents-sea'),
    southChinaSeaPorts: portsOn('south-china-sea'),
  },
  'B-MAP-13': TERRITORIES.filter((territory) => companiesIn(territory).length === 0),
  'B-MAP-14': { companyLocations: ZONES },

  'B-MKT-01': RESOURCES,
  'B-MKT-02': PRICE_TRACK,
  'B-MKT-04': { spot: BULL_PEN, price: priceAt(BULL_PEN) },
  'B-MKT-06': { spot: BEAR_PIT, price: priceAt(BEAR_PIT) },
  'B-MKT-07': { signals: [BULL_PEN, BEAR_PIT] },
  'B-MKT-09': PRICE_TRACK,

  'B-KIT-01': CARDS,
  'B-KIT-02': {
    superpowers: tableOf(POWERS, superpowerCompanies),
    independent: INDEPENDENT_COMPANIES,
    research: RESEARCH_CARDS,
  },
  'B-KIT-03': companyCards,
  'B-KIT-04': companyCards,
  'B-KIT-05': tableOf(RESEARCH_CARDS, weaponOf),
  'B-KIT-06': tableOf(POWERS, superpowerCompanies),
  'B-KIT-07': { colours: POWERS, pieces: PIECES },
  'B-KIT-08': PIECES_PER_POWER,
  'B-KIT-09': { clouds: CLOUDS },
  'B-KIT-10': METERS,
  'B-KIT-11': { sheets: SUPPLY_CENTER_SHEETS },
  'B-KIT-12': {
    rows: { lStars: LSTAR_SPOTS, nukes: NUKE_SPOTS, minerals: ROW_SPOTS, oil: ROW_SPOTS, grain: ROW_SPOTS },
    loanLine: { spots: LOAN_SPOTS, interest: INTEREST },
  },
  'B-KIT-13': DICE,
  'B-KIT-14': NOTES_IN_BOX,
  'B-KIT-15': { notesShown: NOTES, notInBox: [25] },
  'B-KIT-16': { boards: 1, ruleBooks: 1 },
} as const;
