// The zones of the board in German, with their cases and prepositions.
import type { Zone } from '@marshall/rules';

/** A place in the forms that sentences need. */
export interface Place {
  /** By itself, as on a label: `Ostsee`. */
  readonly label: string;
  /** `die Ostsee`, `Alaska` */
  readonly nominative: string;
  readonly accusative: string;
  readonly dative: string;
  readonly genitive: string;
  /** Where: `in der Ostsee`, `in Alaska` */
  readonly in: string;
  /** Where to: `in die Ostsee`, `nach Alaska` */
  readonly to: string;
  /** Where from: `aus der Ostsee`, `aus Alaska` */
  readonly from: string;
}

/** A name without an article: `Alaska`. */
function plain(name: string, where = 'in'): Place {
  return {
    label: name,
    nominative: name,
    accusative: name,
    dative: name,
    genitive: /[sxzß]$/.test(name) ? `von ${name}` : `${name}s`,
    in: `${where} ${name}`,
    to: `nach ${name}`,
    from: `${where === 'in' ? 'aus' : 'von'} ${name}`,
  };
}

/** A feminine name; `weak` is how it bends after an article, `label` how it stands alone. */
function feminine(name: string, { weak = name, label = name }: Bends = {}): Place {
  return {
    label,
    nominative: `die ${name}`,
    accusative: `die ${name}`,
    dative: `der ${weak}`,
    genitive: `der ${weak}`,
    in: `in der ${weak}`,
    to: `in die ${name}`,
    from: `aus der ${weak}`,
  };
}

/** How a name bends: after an article, in the genitive, and by itself. */
interface Bends {
  readonly weak?: string;
  readonly genitive?: string;
  readonly label?: string;
}

/** A neuter name: `das Schwarze Meer`, `im Schwarzen Meer`. */
function neuter(name: string, bends: Bends = {}): Place {
  const { weak = name, label = name } = bends;
  const { genitive = `${weak}s` } = bends;
  return {
    label,
    nominative: `das ${name}`,
    accusative: `das ${name}`,
    dative: `dem ${weak}`,
    genitive: `des ${genitive}`,
    in: `im ${weak}`,
    to: `ins ${name}`,
    from: `aus dem ${weak}`,
  };
}

/** A masculine name: `der Indische Ozean`, `im Indischen Ozean`, `in den Indischen Ozean`. */
function masculine(name: string, bends: Bends = {}): Place {
  const { weak = name, label = name } = bends;
  const { genitive = `${weak}s` } = bends;
  return {
    label,
    nominative: `der ${name}`,
    accusative: `den ${weak}`,
    dative: `dem ${weak}`,
    genitive: `des ${genitive}`,
    in: `im ${weak}`,
    to: `in den ${weak}`,
    from: `aus dem ${weak}`,
  };
}

/** A plural name: `die Britischen Inseln`, `auf den Britischen Inseln`. */
function plural(name: string, { label = name, where = 'in' } = {}): Place {
  return {
    label,
    nominative: `die ${name}`,
    accusative: `die ${name}`,
    dative: `den ${name}`,
    genitive: `der ${name}`,
    in: `${where} den ${name}`,
    to: `${where} die ${name}`,
    from: `${where === 'auf' ? 'von' : 'aus'} den ${name}`,
  };
}

const sea = (adjective: string): Place =>
  neuter(`${adjective}e Meer`, {
    weak: `${adjective}en Meer`,
    genitive: `${adjective}en Meeres`,
    label: `${adjective}es Meer`,
  });

export const ZONES: Readonly<Record<Zone, Place>> = {
  argentina: plain('Argentinien'),
  brazil: plain('Brasilien'),
  peru: plain('Peru'),
  venezuela: plain('Venezuela'),
  mozambique: plain('Mosambik'),
  nigeria: plain('Nigeria'),
  'south-africa': plain('Südafrika'),
  zaire: plain('Zaire'),
  'british-isles': plural('Britischen Inseln', { label: 'Britische Inseln', where: 'auf' }),
  'eastern-europe': plain('Osteuropa'),
  iberia: plain('Iberien'),
  scandinavia: plain('Skandinavien'),
  'western-europe': plain('Westeuropa'),
  manchuria: feminine('Mandschurei'),
  mongolia: feminine('Mongolei'),
  nanling: plain('Nanling'),
  shantung: plain('Schantung'),
  tibet: plain('Tibet'),
  alaska: plain('Alaska'),
  'eastern-usa': plural('Ost-USA'),
  'midwest-usa': masculine('Mittlere Westen', { weak: 'Mittleren Westen', label: 'Mittlerer Westen' }),
  'western-usa': plural('West-USA'),
  buryatsk: plain('Burjatien'),
  kazakh: plain('Kasachstan'),
  kola: plain('Kola', 'auf'),
  russia: plain('Russland'),
  siberia: plain('Sibirien'),
  yakutsk: plain('Jakutsk'),
  arabia: plain('Arabien'),
  burma: plain('Birma'),
  'central-america': plain('Mittelamerika'),
  'eastern-australia': plain('Ostaustralien'),
  'eastern-canada': plain('Ostkanada'),
  egypt: plain('Ägypten'),
  greece: plain('Griechenland'),
  greenland: plain('Grönland', 'auf'),
  india: plain('Indien'),
  'indo-china': plain('Indochina'),
  indonesia: plain('Indonesien'),
  iran: masculine('Iran'),
  iraq: masculine('Irak'),
  japan: plain('Japan'),
  'middle-east': masculine('Nahe Osten', { weak: 'Nahen Osten', label: 'Naher Osten' }),
  'new-zealand': plain('Neuseeland'),
  'northern-canada': plain('Nordkanada'),
  pakistan: plain('Pakistan'),
  poland: plain('Polen'),
  romania: plain('Rumänien'),
  sahara: feminine('Sahara'),
  turkey: feminine('Türkei'),
  'western-australia': plain('Westaustralien'),
  'western-canada': plain('Westkanada'),
  'arabian-sea': sea('Arabisch'),
  'baia-santos': feminine('Bucht von Santos'),
  'baltic-sea': feminine('Ostsee'),
  'barents-sea': feminine('Barentssee'),
  'barkley-sound': masculine('Barkley-Sund', { genitive: 'Barkley-Sunds' }),
  'bay-of-bengal': masculine('Golf von Bengalen', { genitive: 'Golfs von Bengalen' }),
  'bay-of-biscay': feminine('Biskaya'),
  'black-sea': sea('Schwarz'),
  'cape-of-good-hope': {
    label: 'Kap der Guten Hoffnung',
    nominative: 'das Kap der Guten Hoffnung',
    accusative: 'das Kap der Guten Hoffnung',
    dative: 'dem Kap der Guten Hoffnung',
    genitive: 'des Kaps der Guten Hoffnung',
    in: 'am Kap der Guten Hoffnung',
    to: 'zum Kap der Guten Hoffnung',
    from: 'vom Kap der Guten Hoffnung',
  },
  'caribbean-sea': feminine('Karibik'),
  'gulf-of-guinea': masculine('Golf von Guinea', { genitive: 'Golfs von Guinea' }),
  'gulf-of-panama': masculine('Golf von Panama', { genitive: 'Golfs von Panama' }),
  'gulf-of-st-lawrence': masculine('Sankt-Lorenz-Golf', { genitive: 'Sankt-Lorenz-Golfs' }),
  'hudson-strait': feminine('Hudsonstraße'),
  'java-sea': feminine('Javasee'),
  'lima-bay': feminine('Bucht von Lima'),
  'long-island-sound': masculine('Long-Island-Sund', { genitive: 'Long-Island-Sunds' }),
  'mediterranean-sea': neuter('Mittelmeer', { genitive: 'Mittelmeers' }),
  'north-sea': feminine('Nordsee'),
  'red-sea': sea('Rot'),
  'rio-de-plata': masculine('Rio de la Plata', { genitive: 'Rio de la Plata' }),
  'santa-barbara-passage': feminine('Santa-Barbara-Passage'),
  'sea-of-crete': sea('Kretisch'),
  'sea-of-japan': sea('Japanisch'),
  'sea-of-okhotsk': sea('Ochotskisch'),
  'shark-bay': feminine('Haifischbucht'),
  'south-china-sea': sea('Südchinesisch'),
  'straits-of-malacca': feminine('Straße von Malakka'),
  'tasman-sea': feminine('Tasmansee'),
  'timor-sea': feminine('Timorsee'),
  'tokyo-bay': feminine('Bucht von Tokio'),
  'great-australian-bight': feminine('Große Australische Bucht', { weak: 'Großen Australischen Bucht' }),
  'indian-ocean': masculine('Indische Ozean', { weak: 'Indischen Ozean', label: 'Indischer Ozean' }),
  'mid-atlantic': masculine('Mittelatlantik'),
  'mid-pacific': masculine('Mittelpazifik'),
  'north-atlantic': masculine('Nordatlantik'),
  'north-pacific': masculine('Nordpazifik'),
  'south-atlantic': masculine('Südatlantik'),
  'south-pacific': masculine('Südpazifik'),
};
