// What the options of a game and their values are called, in Spanish; what each does, its own row says.
import type { Page } from '../../page.ts';

export const OPTION_TITLES: Page['optionTitles'] = {
  powers: 'Superpotencias',
  opening: 'Apertura',
  stages: 'Fases que se juegan',
  detenteCycle: 'Último ciclo',
  handicap: 'Hándicap',
  cashVisible: 'El dinero es público',
  componentLimits: 'Las piezas son limitadas',
  marketOverflow: 'Comprar más de lo que cabe',
  marketPricing: 'Precios del mercado',
  detentePrices: 'Precios en la Détente',
  tradeOffers: 'Ofertas por ronda de comercio',
  assaultTroops: 'Tropas de asalto',
  retaliation: 'Represalia nuclear',
  apc: 'Armored Personnel Carriers',
  combatResolution: 'Batallas convencionales',
  merchantMarine: 'Colonial Legions and Merchant Marine',
  pirates: 'Piratas',
  highTech: 'High-Tech Edge',
  amphibDiscloseBoth: 'Mostrar los dos niveles o ninguno',
};

export const OPTION_VALUES: Page['optionValues'] = {
  true: 'sí',
  false: 'no',
  none: 'ninguno',
  'powers:chosen': 'elegidas',
  'powers:rolled': 'a los dados',
  'opening:standard': 'estándar',
  'opening:random': 'aleatoria',
  'stages:37': 'solo comercio',
  'stages:34567': 'todas',
  'marketPricing:batch': 'un precio para todo el lote',
  'marketPricing:unit': 'cambia con cada unidad',
  'detentePrices:closing': 'los últimos precios',
  'detentePrices:opening': 'los de antes de la última fase 7',
  'assaultTroops:ashore': 'a salvo en tierra',
  'assaultTroops:aboard': 'al principio se hunden con la flota',
  'retaliation:defender': 'solo contra el defensor',
  'retaliation:anyone': 'contra cualquiera',
  'combatResolution:drill': 'dados',
  'combatResolution:chart': 'Military Conflict Chart',
};

/** The expansions as the front page offers them. */
export const expansionChoices: Page['expansionChoices'] = {
  heading: 'Expansiones',
  chosen: (number) => (number === 0 ? 'ninguna' : String(number)),
  about: {
    apc: 'Una unidad terrestre que lleva ejércitos, lucha por dos y protege a las demás.',
    highTech: 'La investigación secreta mejora tus ejércitos y flotas.',
    merchantMarine: 'Los buques mercantes llevan tu mercancía y necesitan escolta.',
    chart: 'Una tabla de puntos y dados de mando decide las batallas.',
  },
  chart: 'Military Conflict Chart',
  pirates: 'Piratas en cada mar sin ley',
};
