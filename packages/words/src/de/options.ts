// What the options of a game do, in German.
import type { GameOptions, SetOption } from '@marshall/rules';

export const OPTIONS: Readonly<Record<keyof GameOptions | 'players', string>> = {
  players: 'Wie viele mitspielen. Jeder hat einen eigenen Platz.',
  powers: 'Die Supermächte stehen vor der Partie fest, oder die Spieler würfeln und wählen in dieser Reihenfolge.',
  opening:
    'Der normale Aufbau, oder die Zufallseröffnung mit gegebenen Karten, Bonuseinheiten und gewürfelten Preisen.',
  stages: 'Welche der Phasen 3 bis 7 gespielt werden. Mit 37 wird nur gehandelt, und keine Armee bewegt sich.',
  detenteCycle: 'Nach diesem Zyklus endet die Partie mit der Détente, und die reichste Macht gewinnt.',
  handicap: 'Wer gewinnt, muss mindestens so viele Sterne haben; sonst gewinnt niemand.',
  cashVisible: 'Alle sehen, wie viel Geld die anderen haben.',
  componentLimits: 'Niemand hat mehr Figuren auf dem Brett, als in seiner Farbe in der Schachtel liegen.',
  marketOverflow: 'Du darfst mehr kaufen, als in dein Versorgungslager passt. Was nicht hineinpasst, geht verloren.',
  marketPricing: 'Bei einem Kauf oder Verkauf gilt ein Preis für alles, oder der Preis ändert sich mit jeder Einheit.',
  detentePrices:
    'Bei der Détente zählen Vorräte zum letzten Preis, oder zu dem Preis, mit dem die letzte Phase 7 begann.',
  tradeOffers: 'Wie viele Angebote jeder Spieler in einer Handelsrunde machen kann.',
  assaultTroops:
    'Sinkt bei einer Seelandung die Flotte, sind die Truppen an Land sicher, oder sie gehen in der ersten Runde mit unter.',
  retaliation:
    'Wird ein Angreifer zuerst atomar getroffen, darf er nur auf den Verteidiger zurückschießen, oder auf jedes Ziel.',
  apc: 'Armored Personnel Carriers: Truppentransporter befördern Armeen, kämpfen wie zwei und schützen die anderen.',
  combatResolution: 'Gekämpft wird mit Würfeln oder mit dem Military Conflict Chart.',
  highTech:
    'High-Tech Edge: Geheime Forschung verbessert Armeen und Flotten; sie kämpfen besser und bewegen sich billiger.',
  amphibDiscloseBoth:
    'Wer Armee- und Flottentechnik hat und vom Meer aus angreift, zeigt beide Stufen oder keine von beiden.',
  merchantMarine:
    'Colonial Legions and Merchant Marine: Handelsschiffe befördern Waren, und Gebiete stellen Armeen auf.',
  pirates: 'Wie viele Piraten in jedem hellblauen Meer sind, in dem niemand die Häfen fest in der Hand hat.',
};

/** The sets as their boxes are called. */
export const SETS: Readonly<Record<SetOption, string>> = {
  apc: 'Armored Personnel Carriers',
  combatResolution: 'das Military Conflict Chart',
  highTech: 'High-Tech Edge',
  merchantMarine: 'Colonial Legions and Merchant Marine',
};
