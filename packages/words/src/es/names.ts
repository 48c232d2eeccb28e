// The names of the board in Spanish, with their articles and prepositions.
import type { Power, Resource, Technology, UnitKind, Weapon, Zone } from '@marshall/rules';

/** A place in the forms that sentences need. */
export interface Place {
  /** By itself, as on a label: `Mar Báltico`. */
  readonly label: string;
  /** Within a sentence: `el mar Báltico`, `Alaska` */
  readonly name: string;
  /** Where: `en el mar Báltico` */
  readonly in: string;
  /** Where to: `al mar Báltico`, `a Alaska` */
  readonly to: string;
  /** Of or from: `del mar Báltico`, `de Alaska` */
  readonly of: string;
  /** Whether its name is a plural, so that its verb is one too. */
  readonly many: boolean;
}

/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/** A name without an article: `Alaska`. */
function plain(name: string): Place {
  return { label: name, name, in: `en ${name}`, to: `a ${name}`, of: `de ${name}`, many: false };
}

function masculine(name: string): Place {
  return {
    label: capital(name),
    name: `el ${name}`,
    in: `en el ${name}`,
    to: `al ${name}`,
    of: `del ${name}`,
    many: false,
  };
}

function feminine(name: string): Place {
  return {
    label: capital(name),
    name: `la ${name}`,
    in: `en la ${name}`,
    to: `a la ${name}`,
    of: `de la ${name}`,
    many: false,
  };
}

function plural(article: 'los' | 'las', name: string): Place {
  return {
    label: capital(name),
    name: `${article} ${name}`,
    in: `en ${article} ${name}`,
    to: `a ${article} ${name}`,
    of: `de ${article} ${name}`,
    many: true,
  };
}

export const ZONES: Readonly<Record<Zone, Place>> = {
  argentina: plain('Argentina'),
  brazil: plain('Brasil'),
  peru: plain('Perú'),
  venezuela: plain('Venezuela'),
  mozambique: plain('Mozambique'),
  nigeria: plain('Nigeria'),
  'south-africa': plain('Sudáfrica'),
  zaire: plain('Zaire'),
  'british-isles': plural('las', 'islas británicas'),
  'eastern-europe': plain('Europa del Este'),
  iberia: plain('Iberia'),
  scandinavia: plain('Escandinavia'),
  'western-europe': plain('Europa Occidental'),
  manchuria: plain('Manchuria'),
  mongolia: plain('Mongolia'),
  nanling: plain('Nanling'),
  shantung: plain('Shandong'),
  tibet: masculine('Tíbet'),
  alaska: plain('Alaska'),
  'eastern-usa': feminine('Costa Este'),
  'midwest-usa': masculine('Medio Oeste'),
  'western-usa': feminine('Costa Oeste'),
  buryatsk: plain('Buriatia'),
  kazakh: plain('Kazajistán'),
  kola: plain('Kola'),
  russia: plain('Rusia'),
  siberia: plain('Siberia'),
  yakutsk: plain('Yakutsk'),
  arabia: plain('Arabia'),
  burma: plain('Birmania'),
  'central-america': plain('América Central'),
  'eastern-australia': plain('Australia Oriental'),
  'eastern-canada': plain('Canadá Oriental'),
  egypt: plain('Egipto'),
  greece: plain('Grecia'),
  greenland: plain('Groenlandia'),
  india: feminine('India'),
  'indo-china': plain('Indochina'),
  indonesia: plain('Indonesia'),
  iran: plain('Irán'),
  iraq: plain('Irak'),
  japan: plain('Japón'),
  'middle-east': plain('Oriente Medio'),
  'new-zealand': plain('Nueva Zelanda'),
  'northern-canada': plain('Canadá Septentrional'),
  pakistan: plain('Pakistán'),
  poland: plain('Polonia'),
  romania: plain('Rumanía'),
  sahara: masculine('Sáhara'),
  turkey: plain('Turquía'),
  'western-australia': plain('Australia Occidental'),
  'western-canada': plain('Canadá Occidental'),
  'arabian-sea': masculine('mar Arábigo'),
  'baia-santos': feminine('bahía de Santos'),
  'baltic-sea': masculine('mar Báltico'),
  'barents-sea': masculine('mar de Barents'),
  'barkley-sound': feminine('ensenada de Barkley'),
  'bay-of-bengal': masculine('golfo de Bengala'),
  'bay-of-biscay': masculine('golfo de Vizcaya'),
  'black-sea': masculine('mar Negro'),
  'cape-of-good-hope': masculine('cabo de Buena Esperanza'),
  'caribbean-sea': masculine('mar Caribe'),
  'gulf-of-guinea': masculine('golfo de Guinea'),
  'gulf-of-panama': masculine('golfo de Panamá'),
  'gulf-of-st-lawrence': masculine('golfo de San Lorenzo'),
  'hudson-strait': masculine('estrecho de Hudson'),
  'java-sea': masculine('mar de Java'),
  'lima-bay': feminine('bahía de Lima'),
  'long-island-sound': masculine('estrecho de Long Island'),
  'mediterranean-sea': masculine('mar Mediterráneo'),
  'north-sea': masculine('mar del Norte'),
  'red-sea': masculine('mar Rojo'),
  'rio-de-plata': masculine('Río de la Plata'),
  'santa-barbara-passage': masculine('paso de Santa Bárbara'),
  'sea-of-crete': masculine('mar de Creta'),
  'sea-of-japan': masculine('mar de Japón'),
  'sea-of-okhotsk': masculine('mar de Ojotsk'),
  'shark-bay': feminine('bahía Shark'),
  'south-china-sea': masculine('mar de la China Meridional'),
  'straits-of-malacca': masculine('estrecho de Malaca'),
  'tasman-sea': masculine('mar de Tasmania'),
  'timor-sea': masculine('mar de Timor'),
  'tokyo-bay': feminine('bahía de Tokio'),
  'great-australian-bight': feminine('Gran Bahía Australiana'),
  'indian-ocean': masculine('océano Índico'),
  'mid-atlantic': masculine('Atlántico Central'),
  'mid-pacific': masculine('Pacífico Central'),
  'north-atlantic': masculine('Atlántico Norte'),
  'north-pacific': masculine('Pacífico Norte'),
  'south-atlantic': masculine('Atlántico Sur'),
  'south-pacific': masculine('Pacífico Sur'),
};

/** A player by the power: with "a" and "de" where they run together with an article. */
export interface Someone {
  readonly name: string;
  readonly to: string;
  readonly of: string;
}

export const POWERS: Readonly<Record<Power, Someone>> = {
  usa: someone('Estados Unidos'),
  ussr: { name: 'la Unión Soviética', to: 'a la Unión Soviética', of: 'de la Unión Soviética' },
  europe: someone('Europa'),
  china: someone('China'),
  africa: someone('África'),
  'south-america': someone('Sudamérica'),
};

/** Somebody by a name without an article. */
export function someone(name: string): Someone {
  return { name, to: `a ${name}`, of: `de ${name}` };
}

export const UNITS: Readonly<
  Record<UnitKind, { readonly one: string; readonly other: string; readonly gender: 'm' | 'f' }>
> = {
  army: { one: 'ejército', other: 'ejércitos', gender: 'm' },
  navy: { one: 'flota', other: 'flotas', gender: 'f' },
  ship: { one: 'buque mercante', other: 'buques mercantes', gender: 'm' },
  apc: { one: 'transporte blindado', other: 'transportes blindados', gender: 'm' },
  tank: { one: 'tanque', other: 'tanques', gender: 'm' },
};

export const RESOURCES: Readonly<Record<Resource, string>> = {
  grain: 'grano',
  oil: 'petróleo',
  minerals: 'minerales',
};

/** The stages of a cycle, by number. */
export const STAGES = ['Pagar', 'Producir', 'Vender', 'Atacar', 'Mover', 'Construir', 'Comprar'] as const;

export const WEAPONS: Readonly<Record<Weapon, { readonly one: string; readonly other: string }>> = {
  nuke: { one: 'misil nuclear', other: 'misiles nucleares' },
  'l-star': { one: 'L-star', other: 'L-stars' },
};

export const TECHNOLOGIES: Readonly<Record<Technology, string>> = {
  army: 'tecnología de ejército',
  navy: 'tecnología de flota',
};
