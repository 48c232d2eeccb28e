// What the options of a game do, in English.
import type { GameOptions, SetOption } from '@marshall/rules';

export const OPTIONS: Readonly<Record<keyof GameOptions | 'players', string>> = {
  players: 'How many players there are. Each has a seat of their own.',
  powers: 'Seats are given their superpowers before the game, or players roll a die and pick in that order.',
  opening: 'The standard setup, or the random opening with dealt cards, bonus units and rolled prices.',
  stages: 'Which of Stages 3 to 7 are played. With 37 it is a game of trade in which no army moves.',
  detenteCycle: 'The game ends in Détente after this cycle, and the wealthiest power wins.',
  handicap: 'The winner must have at least this rank in stars, or nobody wins.',
  cashVisible: 'Everyone sees how much cash the others have.',
  componentLimits: 'Nobody can have more pieces on the board than the box holds in one color.',
  marketOverflow: 'You can buy more from the market than your supply center holds. What doesn’t fit is lost.',
  marketPricing: 'A purchase or sale has one price for all its units, or the price moves with each unit.',
  detentePrices: 'At Détente, supplies count at the last prices, or at those when the last Stage 7 opened.',
  tradeOffers: 'How many offers each player can make in one trading round.',
  assaultTroops:
    'If the navy is sunk, the troops of an amphibious assault are safe ashore, or go down with it in the first round.',
  retaliation: 'An attacker who was nuked first fires back only at the defender, or at any target.',
  apc: 'Armored Personnel Carriers: a land unit that carries armies, fights like two and shields the others.',
  combatResolution: 'Battles are fought with dice, or with the Military Conflict Chart.',
  highTech:
    'High-Tech Edge: secret research improves your armies and navies, which then fight better and move for less.',
  amphibDiscloseBoth: 'A player with army and navy technology who assaults from the sea shows both levels or neither.',
  merchantMarine: 'Colonial Legions and Merchant Marine: merchant ships carry goods, and territories raise armies.',
  pirates: 'How many pirates there are in each light blue sea where nobody has a firm hold on the ports.',
};

/** The sets as their boxes are called. */
export const SETS: Readonly<Record<SetOption, string>> = {
  apc: 'Armored Personnel Carriers',
  combatResolution: 'the Military Conflict Chart',
  highTech: 'High-Tech Edge',
  merchantMarine: 'Colonial Legions and Merchant Marine',
};
