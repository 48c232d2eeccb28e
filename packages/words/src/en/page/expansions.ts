import type { CommandWords } from './commands.ts';

/** Commands of the expansions, named as those of the base are. */
export const EXPANSION_COMMANDS: Readonly<Record<string, CommandWords>> = {
  // Armored Personnel Carriers
  'place-apc': { name: 'Place your APC', button: 'Seal: place the APC', about: 'One free APC where you have units.' },
  stay: { name: 'Stay', button: 'Stay and fight' },
  'get-off': {
    name: 'Passengers',
    button: 'Let them get off',
    about: 'Armies that get off fight; those inside only share what becomes of their APC.',
  },
  'name-target': {
    name: 'Name the target',
    button: 'Name it',
    about: 'Your points must destroy one unit of this kind before anything else; after that you choose freely.',
  },
  absorb: {
    name: 'Absorb',
    button: 'Let them take the points',
    about: 'An APC that stands before the others takes up to 8 points in their place.',
  },
  // High-Tech Edge
  'write-agenda': {
    name: 'Agenda',
    button: 'Seal the agenda',
    about: 'Nobody else sees it. Each line is one blind draw for $200M when its turn comes; an empty agenda is none.',
  },
  'research-technology': { name: 'Draw', button: 'Draw a card, $200M' },
  'deploy-technology': {
    name: 'Deploy technology',
    button: 'Roll and deploy',
    about: 'A die decides the price, $100M a pip; two dice where you only have a licence.',
  },
  'show-technology': {
    name: 'Show technology',
    button: 'Show the level',
    about: 'For nothing, at any moment. A level that all have seen makes your moves cheaper.',
  },
  disclose: { name: 'Disclosure', button: 'Seal what you show', about: 'Both sides seal, then all see.' },
  // Colonial Legions and Merchant Marine
  'station-navies': {
    name: 'Station navies',
    button: 'Seal: station the navies',
    about: 'Free. Click a lit sea for one more, or count here; all are laid open together.',
  },
  'sea-lanes': {
    name: 'Sea lanes',
    button: 'Seal: lay the sea lanes',
    about: 'Free. Only ships in dark blue seas trade; those before a port bring in what the company there makes.',
  },
  'bonus-dozen': {
    name: 'Twelve more units',
    button: 'Seal: take the twelve',
    about: 'Free. What navies and ships leave of the twelve are armies.',
  },
  'first-reroutes': {
    name: 'First reroutes',
    button: 'Seal: ships lie there',
    about: 'Take a ship out of one sea and put it into another.',
  },
  'load-ships': {
    name: 'Load ships',
    button: 'Load no ship',
    about:
      'A ship carries three units of one resource. The list is a proposal without risk: take trips out or add others; what no ship carries is lost.',
  },
  'pay-ransom': { name: 'Ransom', button: 'Answer the pirates' },
  'give-up-ships': { name: 'Lost ships', button: 'Give them up', about: 'A ship is lost with all that it carries.' },
  reroute: {
    name: 'Reroute ships',
    button: 'Reroute',
    about: 'Free, each ship once: from one sea to any other. Who holds you under blockade or siege may intercept them.',
  },
  'hire-carriers': {
    name: 'Hire common carriers',
    button: 'Hire them',
    about: 'Carriers bring your armies to one place, for the market price of the supplies it takes and $100M an army.',
  },
  'attack-ships': {
    name: 'Attack merchant ships',
    button: 'Attack the ships',
    about: 'The merchant ships of one player in a sea within reach, with whoever escorts them.',
  },
  'strike-first': {
    name: 'Strike first',
    button: 'Strike',
    about: 'Your points go on to the other group only when nothing of the first is left.',
  },
  announce: {
    name: 'Announce a blockade or siege',
    button: 'Announce it',
    about: 'From now on dice decide what gets through to the ports that your navies cover.',
  },
  lift: {
    name: 'Lift a blockade or siege',
    button: 'Lift it',
    about: 'It ends at once, and cannot be announced again in this stage.',
  },
  escort: {
    name: 'Escort ships',
    button: 'Name the escorts',
    about: 'Free. Navies in a dark blue sea that defend your merchant ships there.',
  },
  'import-goods': {
    name: 'Fetch goods',
    button: 'Fetch them',
    about: 'From the market at its price; each ship in a dark blue sea brings three units of one resource for $500M.',
  },
  'carry-goods': {
    name: 'Carry goods',
    button: 'Propose it',
    about:
      'Your ships fetch from or bring to another player, three units a ship, for $500M danger pay each and a price on which you agree.',
  },
  'agree-carriage': { name: 'Carriage', button: 'Answer' },
  'ships-done': { name: 'Done', button: 'Ships are done' },
  // Military Conflict Chart
  'remove-half': { name: 'Half of your units', button: 'Give them up' },
  'retaliation-move': { name: 'Move first', button: 'Move', about: 'Bring units up before you retaliate.' },
  'end-retaliation': { name: 'Done', button: 'No retaliation' },
};

/** What the fields of those commands ask. */
export const EXPANSION_FIELDS: Readonly<Record<string, string>> = {
  target: 'What your points destroy first',
  apcs: 'APCs that stand before the others',
  passengers: 'Who gets off',
  lines: 'Lines of your agenda, in their order',
  technology: 'Technology',
  level: 'Level',
  ships: 'Merchant ships',
  dark: 'Ships in dark blue seas',
  lanes: 'A ship for each company abroad',
  trips: 'Ships and what they carry',
  pay: 'Your answer',
  grip: 'What you hold',
  group: 'Whom you strike',
  partner: 'With whom',
  carries: 'Loads that your ships carry, $50M freight each',
  direction: 'Which way',
  'place-apc:at': 'Where it stands',
  'carry-goods:price': 'For what price in all',
  'escort:navies': 'Navies that escort',
  'strike-first:group': 'Whom you strike first',
};

/** What their plain values are called. */
export const EXPANSION_VALUES: Readonly<Record<string, string>> = {
  'at:nowhere': 'Leave it in the box',
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
  'grip:siege': 'All home ports: a siege',
  'group:convoy': 'The convoy',
  'group:escorts': 'Its escorts',
  'direction:bring': 'Fetch from them',
  'direction:send': 'Bring to them',
  ...technologyGoods(),
};

/** Cards and licences in the baskets of deals. */
function technologyGoods(): Record<string, string> {
  const said: Record<string, string> = {};
  for (const technology of ['army', 'navy']) {
    said[`secret-${technology}-card`] = `A card of ${technology} technology`;
    for (const level of [1, 2, 3, 4, 5]) {
      said[`${technology}-card-${level}`] = `Card of ${technology} technology, level ${level}`;
      said[`${technology}-licence-${level}`] = `Licence of ${technology} technology, level ${level}`;
    }
  }
  return said;
}

/** Other texts that only games with expansions show. */
export const expansionWords = {
  trip: (cargo: string, sea: string, perils: string) =>
    `${cargo} from the ${sea}${perils === '' ? '' : `, past ${perils}`}`,
  blockaded: 'the blockade',
  freight: 'Freight',
  yourShips: (ships: number, pay: string) =>
    `${ships === 1 ? 'A merchant ship' : `${ships} merchant ships`} of yours would sail for it, for ${pay} freight.`,
  dangerPay: 'Danger pay',
  sailing: (ships: number, pay: string) =>
    `${pay} for ${ships === 1 ? '1 merchant ship' : `${ships} merchant ships`}, each with three units at most`,
  blockadeOf: (land: string) => `${land}: a blockade`,
  lane: (company: string, sea: string) => `${company}: ${sea}`,
  giveUp: 'Mark units of your own, worth half of those you used.',
  soFar: (chosen: number, least: number) =>
    chosen < least ? `${chosen} of ${least} so far.` : `All ${least} are placed.`,
  takeOneOut: 'Take one out first',
  loads: (ships: number) => (ships === 0 ? 'Load no ship' : `Load ${ships === 1 ? '1 ship' : `${ships} ships`}`),
  pirates: (number: number) => (number === 1 ? '1 pirate' : `${number} pirates`),
  piratesHere: 'Pirates',
  escorts: 'Escorts',
  escort: (power: string, navies: number) => `${power}: ${navies === 1 ? '1 navy' : `${navies} navies`}`,
  announced: 'Announced',
  blockade: (by: string, land: string, against: string) => `${by} blockades ${land} against ${against}`,
  siege: (by: string, against: string) => `${by} besieges ${against}`,
  tech: {
    heading: 'Technology',
    technologies: { army: 'Army', navy: 'Navy' },
    own: { army: (level: string) => `army ${level}`, navy: (level: string) => `navy ${level}` },
    level: (level: number) => (level === 0 ? 'not deployed' : `level ${level}`),
    atLeast: (level: number) => `level ${level} or more`,
    hidden: 'not shown to the others',
    secret: '?',
    roll: (dice: 1 | 2) =>
      dice === 1 ? 'between $100M and $600M, as the die falls' : 'between $200M and $1,200M, as two dice fall',
    cards: (levels: string) => (levels === '' ? 'no cards' : `cards ${levels}`),
    rights: (levels: string) => `rights ${levels}`,
  },
  chart: {
    heading: 'Conflict Chart',
    /** What is done there in place of dice and their points. */
    steps: { C: 'Generalship', D: 'Chart, losses' },
    odds: 'Odds by the Conflict Chart',
    points: (attacker: number, defender: number) => `${attacker} against ${defender} points`,
    supported: (attacker: number, defender: number) =>
      `Support counted: ${attacker === 0 ? '' : `attacker ${attacker}`}${attacker > 0 && defender > 0 ? ', ' : ''}${defender === 0 ? '' : `defender ${defender}`}.`,
    bothRoll: 'Each side adds 0, 1 or 2 with its Generalship die.',
    attackerRolls: 'The attacker adds 0, 1 or 2 with a Generalship die; a defender without supplies adds nothing.',
    nobodyRolls: 'The defenders count for nothing, so nobody rolls.',
    fed: 'Fight with a Generalship die',
    unfed: 'Resist without a die',
    meaningTo: {
      attacker: {
        A: 'You win and lose nothing',
        B: 'You win and give up half',
        C: 'You lose all that you used',
        D: 'You lose all; they may retaliate',
      },
      defender: {
        A: 'You lose all there',
        B: 'You lose all there, they half',
        C: 'You hold and lose nothing',
        D: 'You hold and may retaliate',
      },
    },
    read: (row: number, column: number) => `${row} against ${column}`,
    sides: { attacker: 'Attacker', defender: 'Defender' },
    result: (letter: string) => `Result ${letter}`,
    /** Generalship is undefined for who does not roll. */
    parts: (units: number, support: number, generalship: number | undefined) =>
      [
        `${units} of units`,
        ...(support > 0 ? [`${support} of support`] : []),
        ...(generalship === undefined ? [] : [`${generalship} of Generalship`]),
      ].join(' + '),
    meaning: {
      A: 'The attacker wins and loses nothing.',
      B: 'The attacker wins and loses half.',
      C: 'The attacker loses all that he used.',
      D: 'The attacker loses all that he used; the defender may retaliate.',
    },
  },
} as const;
