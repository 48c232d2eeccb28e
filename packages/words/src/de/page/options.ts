// Options of a game and the expansions to choose, in German.
import type { Page } from '../../page.ts';

export const OPTION_TITLES: Page['optionTitles'] = {
  powers: 'Supermächte',
  opening: 'Eröffnung',
  stages: 'Gespielte Phasen',
  detenteCycle: 'Letzter Zyklus',
  handicap: 'Handicap',
  cashVisible: 'Geld ist offen',
  componentLimits: 'Begrenzte Figuren',
  marketOverflow: 'Mehr kaufen, als ins Lager passt',
  marketPricing: 'Marktpreise',
  detentePrices: 'Preise bei der Détente',
  tradeOffers: 'Angebote pro Handelsrunde',
  assaultTroops: 'Landungstruppen',
  retaliation: 'Atomare Vergeltung',
  apc: 'Armored Personnel Carriers',
  combatResolution: 'Konventionelle Schlachten',
  merchantMarine: 'Colonial Legions and Merchant Marine',
  pirates: 'Piraten',
  highTech: 'High-Tech Edge',
  amphibDiscloseBoth: 'Beide Stufen zeigen oder keine',
};

export const OPTION_VALUES: Page['optionValues'] = {
  true: 'ja',
  false: 'nein',
  none: 'keine',
  'powers:chosen': 'gewählt',
  'powers:rolled': 'ausgewürfelt',
  'opening:standard': 'normal',
  'opening:random': 'zufällig',
  'stages:37': 'nur Handel',
  'stages:34567': 'alle',
  'marketPricing:batch': 'ein Preis für alles',
  'marketPricing:unit': 'ändert sich mit jeder Einheit',
  'detentePrices:closing': 'die letzten Preise',
  'detentePrices:opening': 'die vor der letzten Phase 7',
  'assaultTroops:ashore': 'an Land sicher',
  'assaultTroops:aboard': 'anfangs mit der Flotte verloren',
  'retaliation:defender': 'nur auf den Verteidiger',
  'retaliation:anyone': 'auf jeden',
  'combatResolution:drill': 'Würfel',
  'combatResolution:chart': 'Military Conflict Chart',
};

export const expansionChoices: Page['expansionChoices'] = {
  heading: 'Erweiterungen',
  chosen: (number) => (number === 0 ? 'keine' : String(number)),
  about: {
    apc: 'Eine Landeinheit, die Armeen befördert, wie zwei kämpft und die anderen schützt.',
    highTech: 'Geheime Forschung verbessert deine Armeen und Flotten.',
    merchantMarine: 'Handelsschiffe befördern deine Waren und brauchen Geleit.',
    chart: 'Eine Tabelle aus Punkten und Feldherrnkunst entscheidet Schlachten.',
  },
  chart: 'Military Conflict Chart',
  pirates: 'Piraten in jedem herrenlosen Meer',
};
