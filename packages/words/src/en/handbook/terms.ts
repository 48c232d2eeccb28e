// Cards of the game's words, in English.
import type { Terms } from '../../handbook/terms.ts';
import { plainTerms } from './plain-terms.ts';

export const terms: Terms = {
  ...plainTerms,
  cube: {
    forms: ['cube', 'cubes'],
    text: 'You have three each cycle. Spend one to play a stage; all come back next cycle.',
  },
  bid: {
    forms: ['bid', 'bids'],
    text: 'Before a stage everyone secretly spends a cube, or keeps it. Only those who spent one play the stage.',
  },
  cycle: { forms: ['cycle', 'cycles'], text: 'One round of the game: Pay, Transfer, Sell, Attack, Move, Build, Buy.' },
  stage: {
    forms: ['stage', 'stages'],
    text: 'One of the seven parts of a cycle. Everyone plays the first two; the others cost a cube.',
  },
  set: {
    forms: ['set', 'sets', 'set of supplies', 'sets of supplies'],
    except: [
      'set up',
      'set it up',
      'sets up',
      'this set',
      'set the',
      'sets the',
      'set aside',
      'set sail',
      'set by',
      'set to',
      'is set',
      'are set',
      'every set',
      'sets in play',
      'all sets',
      'other sets',
    ],
    text: 'One grain, one oil and one mineral. It pays for an attack, a full defense, or up to three units.',
  },
  'supply-center': {
    forms: ['supply center', 'supply centers'],
    text: 'Where your goods and weapons are kept: up to 12 of each kind.',
  },
  company: {
    forms: ['company', 'companies'],
    text: 'A card that produces 1 to 3 grain, oil or minerals each cycle, for $50M salary. It lies in a territory: guard it.',
  },
  market: {
    forms: ['market'],
    text: 'The bank buys and sells grain, oil and minerals at one price each. Sales lower it, purchases raise it.',
  },
  salary: {
    forms: ['salary', 'salaries'],
    text: 'What companies ($50M) and units ($10M) cost you in Stage 1 of each cycle.',
  },
  loan: {
    forms: ['loan', 'loans'],
    text: 'Money from the bank in steps of $1,000M, at $100M interest a cycle. It counts against you at the end.',
  },
  default: {
    forms: ['in default'],
    text: 'Behind with the bank’s interest: no new loans and no purchases until it is paid.',
  },
  nuke: {
    forms: ['nuke', 'nukes'],
    text: 'Destroys everything in a territory or a light blue sea. A nuked territory is out of play for good.',
  },
  'l-star': {
    forms: ['L-star', 'L-stars'],
    text: 'Shoots down nukes aimed at you, on a roll of 1 to 5. More of them also give a die in battle.',
  },
  champion: {
    forms: ['champion', 'champions'],
    text: 'Somebody not involved who fires L-stars to protect another from nukes. They hit on 1 to 3.',
  },
  'first-strike': {
    forms: ['first strike'],
    text: 'Nukes that a defender fires before a ground battle, at the attacker.',
  },
  'space-blast': {
    forms: ['Space Blast'],
    text: 'Nukes fired at space. One that gets through destroys all L-stars of all players.',
  },
  clash: {
    forms: ['L-star Clash'],
    text: 'One of your L-stars against one of theirs: the lower roll loses its L-star; on a tie, both are lost.',
  },
  home: {
    forms: ['home territory', 'home territories', 'last home'],
    text: 'One of the territories your power starts with. Lose them all and you are out.',
  },
  'light-sea': {
    forms: ['light blue sea', 'light blue seas'],
    text: 'Coastal water. Only one player’s navies can be in it; armies land from here.',
  },
  'dark-sea': {
    forms: ['dark blue sea', 'dark blue seas'],
    text: 'Open ocean. Navies of several players can share it, and nukes can’t hit it.',
  },
  port: {
    forms: ['port', 'ports'],
    text: 'The mark between a territory and a sea. Armies board there, and navies are built there.',
  },
  passage: {
    forms: ['passage', 'right of passage', 'rights of passage'],
    except: ['Santa Barbara Passage'],
    text: 'Permission to go through another player’s zones. It can be taken back.',
  },
  militia: {
    forms: ['militia'],
    text: 'Resists an attack on an empty zone with one die: 3 to 5 costs one unit, 6 costs two.',
  },
  'fire-power': { forms: ['fire power'], text: 'The side with more units in a battle rolls one more die.' },
  counterattack: {
    forms: ['counterattack', 'counterattacks'],
    text: 'After an attack, everyone who was attacked can make one attack of their own, anywhere.',
  },
  amphibious: {
    forms: ['amphibious assault', 'amphibious assaults'],
    text: 'An attack from the sea: armies go ashore from navies in a light blue sea.',
  },
  airborne: {
    forms: ['airborne assault', 'airborne assaults'],
    text: 'An attack by air: armies are flown straight into the target, 2 oil each. There is no way back.',
  },
  withdraw: {
    forms: ['withdraw', 'withdraws', 'withdrawal'],
    text: 'Moving units out before the battle, to a zone next door that is empty or yours.',
  },
  resist: { forms: ['resist', 'resists'], text: 'Defending without paying a set: free, but with one die fewer.' },
  blockade: {
    forms: ['blockade', 'blockaded', 'blockades'],
    text: 'Enemy navies outside every port of a foreign territory: no production and no building there.',
  },
  siege: {
    forms: ['siege', 'sieges', 'besieged'],
    text: 'Enemy navies outside every port of a home country: no trade, and nothing from abroad.',
  },
  spoils: { forms: ['spoils'], text: 'Everything a captured power had: cash, goods, weapons, companies and units.' },
  prospect: {
    forms: ['prospect', 'prospecting', 'prospects'],
    text: 'Turning cards at $200M each in Stage 7 to find a new company.',
  },
  research: {
    forms: ['research', 'researches'],
    text: 'Turning cards at $200M each in Stage 6 to find your first nuke or L-star.',
  },
  bazaar: {
    forms: ['arms bazaar'],
    text: 'The end of Stage 6, when players sell each other units, weapons and foreign territories.',
  },
  'drop-ship': {
    forms: ['drop-ship order', 'drop-ship orders', 'drop-ship'],
    text: 'Next cycle’s production, sold in advance in Stage 7 and delivered in Stage 2.',
  },
  'trading-window': {
    forms: ['trading round', 'trading rounds'],
    text: 'The part of Sell, Build or Buy in which goods change hands between players.',
  },
  detente: {
    forms: ['Détente'],
    text: 'The game ends in peace, at the agreed cycle or because everyone agrees. The richest power wins.',
  },
  supremacy: { forms: ['Supremacy'], text: 'The last power left wins, however rich or poor it is.' },
  'coup-final': {
    forms: ['Coup Final'],
    text: 'The end of the world by nukes, from the 13th destroyed territory on. Nobody wins.',
  },
  stars: { forms: ['stars'], text: 'The rank of a winner, one to five. The fewer nukes, the more stars.' },
  apc: { forms: ['APC', 'APCs'], text: 'An armored carrier for up to three armies. It takes 8 points to destroy.' },
  agenda: { forms: ['research agenda', 'agenda'], text: 'Your secret list of technologies to research, in order.' },
  licence: { forms: ['license', 'licenses'], text: 'The right to use a technology whose card somebody else keeps.' },
  'merchant-ship': {
    forms: ['merchant ship', 'merchant ships'],
    text: 'Carries up to three units of goods to and from the market, and doesn’t fight.',
  },
  freight: { forms: ['freight'], text: '$50M for each merchant ship that carries goods in a trade.' },
  escort: { forms: ['escort', 'escorts'], text: 'Navies that guard merchant ships in the same sea.' },
  reroute: { forms: ['reroute', 'reroutes'], text: 'Sending merchant ships from one sea to another, free of charge.' },
  generalship: {
    forms: ['Generalship'],
    text: 'The die of the Conflict Chart: 0 points for 1 and 2, 1 for 3 and 4, 2 for 5 and 6.',
  },
  supplies: {
    forms: ['supplies'],
    text: 'Grain, oil and minerals. Companies produce them; they pay for attacks, moves and new units.',
  },
  zone: {
    forms: ['zone', 'zones'],
    text: 'Any place on the board: a territory on land, a light blue sea or a dark blue sea.',
  },
  territory: { forms: ['territory', 'territories'], text: 'A zone on land. Companies lie in it, and armies hold it.' },
  power: {
    forms: ['superpower', 'superpowers'],
    text: 'What a player leads: a home country with its territories, companies and forces.',
  },
  army: {
    forms: ['army', 'armies'],
    text: 'A unit on land. A set of supplies pays for up to three; its salary is $10M a cycle.',
  },
  navy: { forms: ['navy', 'navies'], text: 'A unit at sea. It carries up to four armies; its salary is $10M a cycle.' },
  interest: {
    forms: ['interest', 'overdue interest'],
    text: '$100M a cycle for each $1,000M you owe the bank, paid in Stage 1.',
  },
  'face-down': {
    forms: ['face down'],
    text: 'A company that was found and not opened yet. It costs no salary and produces nothing.',
  },
  surrender: {
    forms: ['surrender', 'surrenders', 'surrendered'],
    text: 'Giving up units and companies abroad to an attacker without a battle. Not possible at home.',
  },
  reinforce: {
    forms: ['reinforce', 'reinforces', 'reinforcement', 'reinforcements'],
    text: 'Bringing up units after the losses of a battle, at moving costs.',
  },
  retaliation: {
    forms: ['retaliate', 'retaliates', 'retaliation'],
    text: 'The answer to a first strike with nukes, or to a D on the Conflict Chart.',
  },
  roulette: {
    forms: ['roulette'],
    text: 'The roll for each territory destroyed from the 13th on: it may end the world.',
  },
  promise: { forms: ['promise', 'promises'], text: 'What somebody says they will do. Nobody enforces it.' },
  technology: {
    forms: ['technology', 'technologies'],
    text: 'A card with a level from 1 to 5, for armies or navies. The higher level has the edge in battle.',
  },
  deploy: {
    forms: ['deploy', 'deploys', 'deployed'],
    text: 'Giving a technology to all your units of its kind: roll a die and pay $100M a point.',
  },
  legion: {
    forms: ['legion', 'legions', 'colonial legions'],
    text: 'Armies that you raise in your colonies: three for each foreign territory, placed there.',
  },
  'half-siege': {
    forms: ['half-siege'],
    text: 'With merchant ships in the game: a siege that stops only part of your trade in this stage.',
  },
  'danger-pay': {
    forms: ['danger pay'],
    text: '$500M to the bank for each merchant ship that brings goods during a battle.',
  },
  pirates: {
    forms: ['pirates'],
    text: 'They wait in light blue seas for your goods: a die decides whether they want money or sink ships.',
  },
  cash: {
    forms: ['Cash'],
    taught: ['cash'],
    text: 'The money you have at hand. What you owe the bank or others is not taken off.',
  },
  unit: {
    forms: ['Unit', 'Units'],
    taught: ['unit', 'units'],
    text: 'An army on land or a navy at sea. Expansions add further kinds.',
  },
  wealth: {
    forms: ['wealth'],
    text: 'Cash, goods, companies, units and weapons at their value, minus debts. In a Détente the richest power wins.',
  },
};
