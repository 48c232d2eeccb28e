import type { Zone } from './zones.ts';

export const RESOURCES = ['grain', 'oil', 'minerals'] as const;
export type Resource = (typeof RESOURCES)[number];

/** B-KIT-03: what is printed on a company card. Its resource and owner's colour are B-KIT-04. */
export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  /** B-MAP-14: a sea is a possible location too. */
  readonly location: Zone;
  readonly resource: Resource;
  readonly units: number;
}

/**
 * The sixty company cards. Superpower companies are those of the published deck; so are Baqa, Taranaki, Toowomba and
 * Mahabir among the independents. The other independents are our own under the published totals (Q-B-08).
 */
export const COMPANY_ROWS = [
  // Confederacy of South America
  { id: 'buchardo-young', name: 'Buchardo & Young', location: 'argentina', resource: 'grain', units: 3 },
  { id: 'inca-oil', name: 'Inca Oil', location: 'venezuela', resource: 'oil', units: 3 },
  { id: 'pachacuti-mines', name: 'Pachacuti Mines', location: 'peru', resource: 'minerals', units: 2 },
  { id: 'popayan-grains', name: 'Popayan Grains', location: 'venezuela', resource: 'grain', units: 2 },
  { id: 'sammy-mining-co', name: 'Sammy Mining Co.', location: 'brazil', resource: 'minerals', units: 3 },
  { id: 'sapra-oil-co', name: 'Sapra Oil Co.', location: 'peru', resource: 'oil', units: 2 },
  // Federation of African States
  { id: 'adams-grain-co', name: 'Adams Grain Co.', location: 'mozambique', resource: 'grain', units: 3 },
  { id: 'allen-oil-co', name: 'Allen Oil Co.', location: 'zaire', resource: 'oil', units: 2 },
  { id: 'b-w-reed-co', name: 'B.W. Reed Co.', location: 'south-africa', resource: 'grain', units: 2 },
  { id: 'idah-oil', name: 'Idah Oil', location: 'nigeria', resource: 'oil', units: 3 },
  { id: 'mcmorland-mines', name: 'McMorland Mines', location: 'mozambique', resource: 'minerals', units: 2 },
  { id: 'watt-warren', name: 'Watt & Warren', location: 'south-africa', resource: 'minerals', units: 3 },
  // League of European Nations
  { id: 'bayer-mines', name: 'Bayer Mines', location: 'eastern-europe', resource: 'minerals', units: 3 },
  { id: 'cordoba-mining-co', name: 'Cordoba Mining Co.', location: 'iberia', resource: 'minerals', units: 2 },
  { id: 'gauthier-grains', name: 'Gauthier Grains', location: 'western-europe', resource: 'grain', units: 3 },
  { id: 'huber-grain-co', name: 'Huber Grain Co.', location: 'eastern-europe', resource: 'grain', units: 2 },
  { id: 'presto-oil-co', name: 'Presto Oil Co.', location: 'british-isles', resource: 'oil', units: 3 },
  { id: 'vardo-oil', name: 'Vardo Oil', location: 'scandinavia', resource: 'oil', units: 2 },
  // People's Republic of China
  { id: 'chin-oil', name: 'Chin Oil', location: 'shantung', resource: 'oil', units: 3 },
  { id: 'hoppo-oil-co', name: 'Hoppo Oil Co.', location: 'nanling', resource: 'oil', units: 2 },
  { id: 'ku-chan-li', name: 'Ku-Chan-Li', location: 'nanling', resource: 'grain', units: 3 },
  { id: 'min-shan-mines', name: 'Min-Shan Mines', location: 'manchuria', resource: 'minerals', units: 2 },
  { id: 'obo-mines', name: 'Obo Mines', location: 'mongolia', resource: 'minerals', units: 3 },
  { id: 'pak-hoi-grains', name: 'Pak-Hoi Grains', location: 'shantung', resource: 'grain', units: 2 },
  // United States of America
  { id: 'bainbridge-grains', name: 'Bainbridge Grains', location: 'midwest-usa', resource: 'grain', units: 3 },
  { id: 'clark-oil-co', name: 'Clark Oil Co.', location: 'western-usa', resource: 'oil', units: 3 },
  { id: 'hurren-oil', name: 'Hurren Oil', location: 'alaska', resource: 'oil', units: 2 },
  { id: 'moorhead-mines', name: 'Moorhead Mines', location: 'midwest-usa', resource: 'minerals', units: 3 },
  { id: 'kain-grain-co', name: 'Kain Grain Co.', location: 'eastern-usa', resource: 'grain', units: 2 },
  { id: 'reimers-mining-co', name: 'Reimers Mining Co.', location: 'eastern-usa', resource: 'minerals', units: 2 },
  // Union of Soviet Sovereign Republics
  { id: 'baku-oil', name: 'Baku Oil', location: 'kola', resource: 'oil', units: 3 },
  { id: 'haliskie-baine', name: 'Haliskie & Baine', location: 'kazakh', resource: 'grain', units: 2 },
  { id: 'kyzyl-mines', name: 'Kyzyl Mines', location: 'buryatsk', resource: 'minerals', units: 2 },
  { id: 'rovno-grains', name: 'Rovno Grains', location: 'russia', resource: 'grain', units: 3 },
  { id: 'tiksi-zaliv', name: 'Tiksi & Zaliv', location: 'yakutsk', resource: 'oil', units: 2 },
  { id: 'tomsk-mining-co', name: 'Tomsk Mining Co.', location: 'siberia', resource: 'minerals', units: 3 },
  // Independent: oil, minerals, grain
  { id: 'baqa-oil', name: 'Baqa Oil', location: 'arabia', resource: 'oil', units: 5 },
  { id: 'taranaki-oil', name: 'Taranaki Oil', location: 'new-zealand', resource: 'oil', units: 5 },
  { id: 'khuzestan-oil', name: 'Khuzestan Oil', location: 'iran', resource: 'oil', units: 4 },
  { id: 'basra-oil-co', name: 'Basra Oil Co.', location: 'iraq', resource: 'oil', units: 4 },
  { id: 'hassi-oil', name: 'Hassi Oil', location: 'sahara', resource: 'oil', units: 3 },
  { id: 'borneo-oil', name: 'Borneo Oil', location: 'indonesia', resource: 'oil', units: 3 },
  { id: 'campeche-oil', name: 'Campeche Oil', location: 'central-america', resource: 'oil', units: 2 },
  { id: 'mekong-oil', name: 'Mekong Oil', location: 'indo-china', resource: 'oil', units: 1 },
  { id: 'toowomba-mines', name: 'Toowomba Mines', location: 'eastern-australia', resource: 'minerals', units: 5 },
  { id: 'pilbara-mines', name: 'Pilbara Mines', location: 'western-australia', resource: 'minerals', units: 4 },
  { id: 'labrador-mines', name: 'Labrador Mines', location: 'eastern-canada', resource: 'minerals', units: 4 },
  { id: 'mahabir-mines', name: 'Mahabir Mines', location: 'india', resource: 'minerals', units: 3 },
  { id: 'taurus-mining-co', name: 'Taurus Mining Co.', location: 'turkey', resource: 'minerals', units: 3 },
  { id: 'keewatin-mines', name: 'Keewatin Mines', location: 'northern-canada', resource: 'minerals', units: 3 },
  { id: 'shan-mines', name: 'Shan Mines', location: 'burma', resource: 'minerals', units: 2 },
  { id: 'qaqortoq-mines', name: 'Qaqortoq Mines', location: 'greenland', resource: 'minerals', units: 1 },
  { id: 'palliser-grain', name: 'Palliser Grain', location: 'western-canada', resource: 'grain', units: 5 },
  { id: 'indus-grain-co', name: 'Indus Grain Co.', location: 'pakistan', resource: 'grain', units: 4 },
  { id: 'wallachia-grains', name: 'Wallachia Grains', location: 'romania', resource: 'grain', units: 4 },
  { id: 'nile-delta-grain', name: 'Nile Delta Grain', location: 'egypt', resource: 'grain', units: 3 },
  { id: 'vistula-grains', name: 'Vistula Grains', location: 'poland', resource: 'grain', units: 3 },
  { id: 'thessaly-grain', name: 'Thessaly Grain', location: 'greece', resource: 'grain', units: 2 },
  { id: 'tonkin-grain-co', name: 'Tonkin Grain Co.', location: 'indo-china', resource: 'grain', units: 2 },
  { id: 'kanto-rice-co', name: 'Kanto Rice Co.', location: 'japan', resource: 'grain', units: 1 },
] as const satisfies readonly CompanyRow[];

export type Company = (typeof COMPANY_ROWS)[number]['id'];

/** B-KIT-05: cards without a company; three stand for a nuke and two for an L-star being developed. */
export const RESEARCH_CARDS = ['nuke-1', 'nuke-2', 'nuke-3', 'l-star-1', 'l-star-2'] as const;
export type ResearchCard = (typeof RESEARCH_CARDS)[number];
