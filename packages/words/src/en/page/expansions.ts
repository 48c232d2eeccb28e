import type { CommandWords } from './commands.ts';
import { capital } from './names.ts';

/** Commands of the expansions, named as those of the base are. */
export const EXPANSION_COMMANDS: Readonly<Record<string, CommandWords>> = {
  // Armored Personnel Carriers
  'place-apc': {
    name: 'Place your APC',
    button: 'Seal: place the APC',
    about: 'One free APC goes where you have units.',
  },
  stay: { name: 'Stay', button: 'Stay and fight' },
  'get-off': {
    name: 'Passengers',
    button: 'Let them get off',
    about: 'Armies that get off can fight. Those inside share the fate of their APC.',
  },
  'name-target': {
    name: 'Name the target',
    button: 'Name it',
    about: 'Your points must destroy one unit of this kind first. After that you choose freely.',
  },
  absorb: {
    name: 'Shield',
    button: 'Shield the others',
    about: 'An APC that shields the others takes up to 8 points for them.',
  },
  // High-Tech Edge
  'write-agenda': {
    name: 'Agenda',
    button: 'Seal the agenda',
    about:
      'Only you see it. Each line is one blind draw for $200M when its turn comes. Leave it empty to do no research.',
  },
  'research-technology': { name: 'Draw', button: 'Draw a card, $200M' },
  'deploy-technology': {
    name: 'Deploy technology',
    button: 'Roll and deploy',
    about: 'A die sets the price: $100M for each pip. With only a license, you roll two dice.',
  },
  'show-technology': {
    name: 'Show technology',
    button: 'Show the level',
    about: 'Free, at any time. A level that everyone has seen makes your moves cheaper.',
  },
  disclose: { name: 'Disclosure', button: 'Seal what you show', about: 'Both sides decide, then both are revealed.' },
  // Colonial Legions and Merchant Marine
  'station-navies': {
    name: 'Station navies',
    button: 'Seal: station the navies',
    about: 'Free. Choose seas on the map or here. Everyone’s choice is revealed together.',
  },
  'sea-lanes': {
    name: 'Sea lanes',
    button: 'Seal: set the sea lanes',
    about:
      'Free. Ships in dark blue seas carry goods to and from the market. Ships off a port bring in what the company there produces.',
  },
  'bonus-dozen': {
    name: 'Twelve more units',
    button: 'Seal: take the twelve',
    about: 'Free. Whatever isn’t a navy or a ship is an army.',
  },
  'first-reroutes': {
    name: 'First reroutes',
    button: 'Seal: move the ships',
    about: 'Take ships out of one sea and put them into another.',
  },
  'load-ships': {
    name: 'Load ships',
    button: 'Load no ship',
    about:
      'A ship carries three units of one resource. This list avoids all risk. Remove trips or add others; goods without a ship are lost.',
  },
  'pay-ransom': { name: 'Ransom', button: 'Answer the pirates' },
  'give-up-ships': { name: 'Lost ships', button: 'Give them up', about: 'A ship is lost with everything aboard.' },
  reroute: {
    name: 'Reroute ships',
    button: 'Reroute',
    about:
      'Free, once for each ship, from one sea to any other. A player who blockades or besieges you may intercept them.',
  },
  'hire-carriers': {
    name: 'Hire common carriers',
    button: 'Hire them',
    about: 'Carriers bring your armies to one place. You pay the market price of the supplies and $100M for each army.',
  },
  'attack-ships': {
    name: 'Attack merchant ships',
    button: 'Attack the ships',
    about: 'Attack one player’s merchant ships in a sea within reach, and their escorts.',
  },
  'strike-first': {
    name: 'Strike first',
    button: 'Strike',
    about: 'Your points reach the other group only when the first is gone.',
  },
  announce: {
    name: 'Announce a blockade or siege',
    button: 'Announce it',
    about: 'From now on, dice decide what gets through to the ports your navies close.',
  },
  lift: {
    name: 'Lift a blockade or siege',
    button: 'Lift it',
    about: 'It ends at once. You can’t announce it again in this stage.',
  },
  escort: {
    name: 'Escort ships',
    button: 'Name the escorts',
    about: 'Free. These navies defend your merchant ships in that dark blue sea.',
  },
  'import-goods': {
    name: 'Fetch goods',
    button: 'Fetch them',
    about: 'Buy at the market price. Each ship in a dark blue sea brings three units of one resource for $500M.',
  },
  'carry-goods': {
    name: 'Carry goods',
    button: 'Propose it',
    about:
      'Your ships fetch goods from another player or deliver to them, three units a ship. Each ship costs $500M danger pay; you agree on the price of the goods.',
  },
  'agree-carriage': { name: 'Carriage', button: 'Answer' },
  'ships-done': { name: 'Done', button: 'Done with the ships' },
  // Military Conflict Chart
  'remove-half': { name: 'Half of your units', button: 'Give them up' },
  'retaliation-move': { name: 'Move first', button: 'Move', about: 'Move units closer before you retaliate.' },
  'end-retaliation': { name: 'Done', button: 'No retaliation' },
};

/** What the fields of those commands ask. */
export const EXPANSION_FIELDS: Readonly<Record<string, string>> = {
  target: 'What your points destroy first',
  apcs: 'APCs that shield the others',
  passengers: 'Who gets off',
  lines: 'Your agenda, in order',
  technology: 'Technology',
  level: 'Level',
  ships: 'Merchant ships',
  dark: 'Ships in dark blue seas',
  lanes: 'A ship for each company overseas',
  trips: 'Ships and what they carry',
  pay: 'Your answer',
  grip: 'Blockade or siege',
  group: 'Target',
  partner: 'With',
  carries: 'Shiploads you carry, $50M each',
  direction: 'Direction',
  'place-apc:at': 'Where',
  'carry-goods:price': 'Price for everything',
  'escort:navies': 'Escorting navies',
  'strike-first:group': 'Attack first',
};

/** What their plain values are called. */
export const EXPANSION_VALUES: Readonly<Record<string, string>> = {
  'at:nowhere': 'No APC',
  'lines:army': 'Army technology',
  'lines:navy': 'Navy technology',
  'technology:army': 'Army technology',
  'technology:navy': 'Navy technology',
  'show:none': 'Show nothing',
  'show:army': 'Show army technology',
  'show:navy': 'Show navy technology',
  'show:both': 'Show both',
  'pay:true': 'Pay the ransom',
  'pay:false': 'Let them sink the ships',
  'grip:siege': 'All home ports (a siege)',
  'group:convoy': 'The convoy',
  'group:escorts': 'Its escorts',
  'direction:bring': 'Fetch from them',
  'direction:send': 'Deliver to them',
};

/** Other texts that only games with expansions show. */
export const expansionWords = {
  trip: (cargo: string, sea: string, perils: string) => `${cargo} in ${sea}${perils === '' ? '' : `, past ${perils}`}`,
  cargo: (goods: string, company: string) => `${goods} from ${company}`,
  blockaded: 'the blockade',
  freight: 'Freight',
  yourShips: (ships: number, pay: string) =>
    `This takes ${ships === 1 ? '1 of your merchant ships' : `${ships} of your merchant ships`} and ${pay} freight.`,
  dangerPay: 'Danger pay',
  sailing: (ships: number, pay: string) =>
    `${pay} for ${ships === 1 ? '1 merchant ship' : `${ships} merchant ships`}, three units each at most`,
  blockadeOf: (land: string) => `${land} (a blockade)`,
  lane: (company: string, sea: string) => `${company}: ${sea}`,
  giveUp: 'Mark units of yours that are worth half of those you used.',
  soFar: (chosen: number, least: number) =>
    chosen < least ? `${chosen} of ${least} so far.` : `All ${least} are placed.`,
  takeOneOut: 'All are placed',
  loads: (ships: number) => (ships === 0 ? 'Load no ship' : `Load ${ships === 1 ? '1 ship' : `${ships} ships`}`),
  pirates: (number: number) => (number === 1 ? '1 pirate' : `${number} pirates`),
  piratesHere: 'Pirates',
  escorts: 'Escorts',
  escort: (power: string, navies: number) => `${power}: ${navies === 1 ? '1 navy' : `${navies} navies`}`,
  announced: 'Announced',
  blockade: (by: string, land: string, against: string) => `${capital(by)} blockades ${land} against ${against}`,
  siege: (by: string, against: string) => `${capital(by)} besieges ${against}`,
  tech: {
    heading: 'Technology',
    technologies: { army: 'Army', navy: 'Navy' },
    own: { army: (level: string) => `army ${level}`, navy: (level: string) => `navy ${level}` },
    level: (level: number) => (level === 0 ? 'not deployed' : `level ${level}`),
    atLeast: (level: number) => `level ${level} or more`,
    hidden: 'not shown to the others',
    secret: '?',
    roll: (dice: 1 | 2) => (dice === 1 ? '$100M to $600M, by one die' : '$200M to $1,200M, by two dice'),
    cards: (levels: string) => (levels === '' ? 'no cards' : `cards ${levels}`),
    rights: (levels: string) => `licenses ${levels}`,
  },
  chart: {
    heading: 'Conflict Chart',
    /** What is done there in place of dice and their points. */
    steps: { C: 'Generalship', D: 'Chart, losses' },
    odds: 'Odds by the Conflict Chart',
    points: (attacker: number, defender: number) => `${attacker} against ${defender} points`,
    supported: (attacker: number, defender: number) =>
      `With support: ${attacker === 0 ? '' : `attacker ${attacker}`}${attacker > 0 && defender > 0 ? ', ' : ''}${defender === 0 ? '' : `defender ${defender}`}.`,
    bothRoll: 'Each side adds 0, 1 or 2 with its Generalship die.',
    attackerRolls: 'The attacker adds 0, 1 or 2 with a Generalship die. Without supplies, the defender adds nothing.',
    nobodyRolls: 'The defenders count for nothing, so nobody rolls.',
    fed: 'Fight with a Generalship die',
    unfed: 'Resist without a die',
    meaningTo: {
      attacker: {
        A: 'You win and lose nothing',
        B: 'You win but give up half',
        C: 'You lose everything you used',
        D: 'You lose everything; they may retaliate',
      },
      defender: {
        A: 'You lose everything there',
        B: 'You lose everything there; they lose half',
        C: 'You hold and lose nothing',
        D: 'You hold and may retaliate',
      },
    },
    read: (row: number, column: number) => `${row} against ${column}`,
    sides: { attacker: 'Attacker', defender: 'Defender' },
    result: (letter: string) => `Result ${letter}`,
    /** Generalship is undefined for a side that does not roll. */
    parts: (units: number, support: number, generalship: number | undefined) =>
      [
        `${units} from units`,
        ...(support > 0 ? [`${support} from support`] : []),
        ...(generalship === undefined ? [] : [`${generalship} from Generalship`]),
      ].join(' + '),
    meaning: {
      A: 'The attacker wins and loses nothing.',
      B: 'The attacker wins but loses half.',
      C: 'The attacker loses everything used.',
      D: 'The attacker loses everything used, and the defender may retaliate.',
    },
  },
} as const;
