import { verbOf } from '../names.ts';
import { capital } from './names.ts';

/** The texts of the moment: what is asked now and how it is answered. */
export const momentWords = {
  heading: 'Your decision',
  ways: 'Ways to answer',
  stage: (stage: number, name: string) => (stage > 0 ? `Stage ${stage}, ${name}` : name),
  opening: 'Opening',
  fewer: (what: string) => `One fewer: ${what}`,
  more: (what: string) => `One more: ${what}`,
  exactly: (what: string) => `${what}, exactly`,
  atLeast: (number: number) => `Choose at least ${number}.`,
  of: (number: number) => `of ${number}`,
  all: (number: number) => `All ${number}`,
  addOne: (what: string) => `Add one: ${what}`,
  takeOut: (what: string) => `Take out ${what}`,
  nothingHere: 'Nothing can change hands in this stage.',
  onMapOrHere: 'On the map or here',
  choose: 'Choose',
  mayJoin: (groups: number) => (groups === 1 ? '1 more group can join' : `${groups} more groups can join`),
  byWayOf: 'By way of',
  shortestWay: 'the shortest open way',
  goBy: (zone: string | undefined) => (zone === undefined ? 'Choose the way' : `Go by way of ${zone}`),
  way: { by: (zone: string) => `by way of ${zone}` },
  order: (
    how: string,
    who: string,
    place: string,
    load: string,
    by: { readonly sea: boolean; readonly wheel: boolean; readonly flight: number },
  ) => {
    const carrying = load === '' ? '' : ` with ${load} each`;
    const oil = by.flight === 0 ? '' : `, ${by.flight} oil each`;
    const said: Readonly<Record<string, string>> = {
      march: `${who} ${by.wheel ? 'drive' : 'march'} from ${place}`,
      airlift: `${who} fly from ${place}${oil}`,
      land: by.sea ? `${who} go ashore from ${place}` : `${who} get off in ${place}`,
      sail: `${who} sail from ${place}`,
      convoy: `${who}${carrying} ${by.sea ? 'sail' : 'drive'} from ${place}`,
      lift: `${who}${carrying} fly from ${place}${oil}`,
      board: `take ${who} aboard in ${place}`,
      ashore: by.sea ? `land ${who} in ${place}` : `${who} get off in ${place}`,
    };
    const text = said[how] ?? `${who} from ${place}`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  markLosses: 'Three points remove one unit. Choose the units to remove.',
  mark: (piece: string) => `Mark one: ${piece}`,
  spare: (piece: string) => `Spare one: ${piece}`,
  if: 'If you wait',
  ifWait: (what: string) => `The referee answers for you: \u201c${what}\u201d.`,
  ifNoClock: 'Nothing happens. There is no time limit.',
  cost: 'Cost',
  path: 'Way',
  rule: 'Rule',
  cash: 'Cash',
  becomes: (before: string, after: string) => `${before} becomes ${after}`,
  youKeep: 'You keep',
  youGet: 'You get',
  afterYou: 'After you',
  whatElse: 'You can also',
  back: 'Back',
  undo: 'Take back my last move',
  branch: 'Play on from before my last move',
  branchAbout: 'This begins a new game there. The game you are in is kept.',
  waitingFor: (who: string) => `Waiting for ${who}.`,
  pass: {
    again: 'If you pass, you are asked again when another player acts.',
    ends: 'Everyone else has passed. If you pass too, this ends.',
    trades: 'You’re still asked when players trade, because you said you want to trade.',
  },
  passing: 'You pass for the rest of this stage.',
  goesOn: 'The game goes on.',
  sealed: 'Sealed. You can change it until everyone has decided.',
  justNow: 'Just now',
  next: {
    zone: 'Choose a place on the map or in the list.',
    other: 'Complete your choices.',
    /** What is missing, by its field. */
    field: (field: string) => `Still to choose: ${field}.`,
  },
  free: 'nothing',
  costs: (parts: string) => `${parts} from your supply center`,
  bid: {
    title: (stage: string) => `Spend a cube to play ${stage} this cycle?`,
    planned: (left: number) => (left === 0 ? 'No cubes left.' : left === 1 ? '1 cube left.' : `${left} cubes left.`),
    nothing: 'Nothing this cycle',
    bid: (stage: string) => `Bid for ${stage}`,
    both: 'Bid two cubes: buy and prospect',
    keep: 'Keep it',
    left: (left: number, later: string) =>
      later === ''
        ? 'This is the last stage of the cycle. Your cubes come back with the next cycle.'
        : left === 0
          ? `None left for ${later}.`
          : `${left === 1 ? 'One' : 'Two'} left for ${later}.`,
    notPlay: (stage: string, left: number) =>
      `You don’t play ${stage}. You keep ${left === 1 ? '1 cube' : `${left} cubes`}.`,
    about: {
      3: 'Sell to the market, one kind of resource each turn.',
      4: 'Attack with armies, navies or nukes. A conventional attack costs one set of supplies.',
      5: 'Each turn, move any number of units to one place.',
      6: 'Build units and weapons, or research new weapons.',
      7: 'Buy from the market, or prospect for new companies. Two cubes let you do both.',
    } as Readonly<Record<number, string>>,
    stock: (worth: string) => `Your stock is worth ${worth} at today’s prices.`,
    sets: (sets: number) => `You have ${sets === 1 ? '1 set' : `${sets} sets`} of supplies.`,
    means: (cash: string, sets: number) => `You have ${cash} and ${sets === 1 ? '1 set' : `${sets} sets`} of supplies.`,
    cash: (cash: string) => `You have ${cash}.`,
  },
  trade: {
    sell: 'Sell to the market, or pass.',
    sellAbout: {
      batch: 'One kind of resource each turn. You get today’s price for the whole batch. Then the price falls.',
      unit: 'One kind of resource each turn. The price falls with every unit you sell.',
    },
    buy: 'Buy from the market, or pass.',
    buyAbout: {
      batch: 'One kind of resource each turn. You pay today’s price for the whole batch. Then the price rises.',
      unit: 'One kind of resource each turn. The price rises with every unit you buy.',
    },
    stored: (units: number, price: string) => `${units} stored, ${price}`,
    at: {
      batch: (goods: string, price: string) => `${goods} at ${price}`,
      unit: (goods: string, price: string) => `${goods}, the first at ${price}`,
    },
    arrears: 'Overdue interest',
    kept: (owed: string) => `The bank keeps your income until ${owed} of interest is paid.`,
    nowAfter: (now: string, after: string) => `${now} now, ${after} after`,
    keep: (goods: string, sets: number) => `${goods}, ${sets === 1 ? '1 set' : `${sets} sets`} of supplies`,
    others: (who: string, goods: string) => `${capital(who)} has ${goods} and goes next.`,
    last: 'You are the only player in this stage.',
    none: 'You can’t trade any of this now.',
    all: (units: number) => `All ${units}`,
    most: (units: number) => `Max: ${units}`,
    drag: (resource: string) => `${resource}: how many, along the price track`,
    priceAfter: (units: number, price: string) => `${units}, then the price is ${price}`,
  },
  pay: {
    about: (companies: number, units: number) =>
      `You have ${companies} open ${companies === 1 ? 'company' : 'companies'} and ${units} ${units === 1 ? 'unit' : 'units'}. Unpaid companies produce nothing. Unpaid units leave the board.`,
  },
  odds: {
    heading: 'Odds',
    dice: (yours: number, theirs: number) => `your dice: ${yours}, theirs: ${theirs}`,
    diceFor: (yours: string, theirs: string) => `Your dice: ${yours || 'none'}. Theirs: ${theirs || 'none'}.`,
    /** How many dice there are for one reason, such as `2 for position`. */
    dieFor: (number: number, reason: string) => `${number} for ${reason}`,
    supposed: 'How these odds are worked out',
    remove: (number: number) => `You destroy ${number} or more`,
    removeAll: (number: number) => (number === 1 ? 'You destroy the only unit' : `You destroy all ${number}`),
    lose: (number: number) => `You lose ${number} or more`,
    loseAll: (number: number) => (number === 1 ? 'You lose your only unit' : `You lose all ${number}`),
    take: (zone: string) => `You take ${zone}`,
    hold: (zone: string) => `You hold ${zone}`,
    strike: (zone: string) => `${capital(zone)} ${verbOf(zone, 'is', 'are')} hit`,
    shotDown: (number: number) =>
      number === 1 ? 'At least 1 nuke is shot down' : `At least ${number} nukes are shot down`,
    blast: 'Every L-star in space is destroyed',
    end: 'This ends the game for everyone',
    clash: (who: string) => `${capital(who)} loses an L-star`,
  },
  battle: {
    heading: (zone: string) => `Battle for ${zone}`,
    drill: 'Steps of the attack',
    steps: {
      A: 'Declare',
      B: 'Supplies',
      C: 'Dice',
      D: 'Roll, losses',
      E: 'Reinforce',
      F: 'Counterattack',
    } as Readonly<Record<string, string>>,
    attack: 'Attack',
    way: (from: string, to: string) => `${from} to ${to}`,
    counterattack: 'Counterattack',
    attacker: 'attacks',
    defender: 'defends',
    you: 'you',
    set: '1 set paid',
    noSet: 'without supplies',
    diceFor: { position: 'position', firePower: 'fire power', lStar: 'L-stars', highTech: 'technology' } as Readonly<
      Record<string, string>
    >,
    militiaDie: 'militia',
    edge: (points: number) => ` (${points > 0 ? '+' : '\u2212'}${Math.abs(points)})`,
    removesUpTo: (units: number) => (units === 0 ? 'removes nothing' : `removes up to ${units}`),
    removed: (units: number) => `removed ${units}`,
    lost: (units: string) => `lost ${units}`,
    rollsNext: 'not rolled yet',
    militia: 'Militia',
    theMilitia: 'the militia',
    oneSet: (left: number) => `1 set of supplies (${Math.max(0, left)} left)`,
    compare: 'Dice',
    firePower: (ours: number, theirs: number, stars: number, theirStars: number) =>
      `Fire power ${ours} against ${theirs}, L-stars ${stars} against ${theirStars}. More fire power and more L-stars are worth a die each.`,
    fed: 'Fight with two dice',
    fedCost: (left: number) => `Costs 1 set (${left} left).`,
    unfed: 'Resist with one die',
    unfedCost: (sets: number) =>
      sets === 0 ? 'You have no set of supplies.' : `Free. You keep ${sets === 1 ? 'your set' : `your ${sets} sets`}.`,
    noneOpen: 'You have no points left for that.',
  },
  strike: {
    heading: 'Nuclear attack',
    by: (who: string) => `${capital(who)} launches`,
    steps: { A: 'Targets', B: 'Launch', C: 'Champions', D: 'L-star screen', E: 'Counterattack' } as Readonly<
      Record<string, string>
    >,
    space: 'the L-stars in space',
    flying: (flying: number, launched: number) => `${flying} of ${launched} in the air`,
    under: (who: string) => `defended by ${who}`,
    screen: 'L-star screen',
    as: {
      defender: (upTo: number) => `defends and stops a nuke on 1 to ${upTo}`,
      champion: (upTo: number) => `champion, stops a nuke on 1 to ${upTo}`,
    },
    starsLeft: (stars: number) => (stars === 1 ? '1 L-star left to fire' : `${stars} L-stars left to fire`),
    shots: 'Shots',
    shot: (at: string, hit: boolean, upTo: number) =>
      hit ? `Stops a nuke aimed at ${at} (1 to ${upTo})` : `Misses the nuke aimed at ${at} (needs 1 to ${upTo})`,
    about: 'Choose targets on the map or here. Aim more than one nuke at a target to get past L-stars.',
    cost: (fired: number, left: number) => `${fired === 1 ? '1 nuke' : `${fired} nukes`} (${Math.max(0, left)} left)`,
    follows: 'Then',
    followsAbout:
      'L-stars fire first. A nuke that gets through destroys everything there. A territory is then out of the game for good.',
    against: (who: string, units: string, stars: number) =>
      `${who}${units === '' ? '' : `, ${units}`}, ${stars === 1 ? '1 L-star' : `${stars} L-stars`}`,
    at: 'Your answer',
  },
  deal: { gives: 'You give', gets: 'You get' },
  cards: {
    turned: 'Cards turned',
    looks: (who: string, what: string) => `${capital(who)} searches for ${what}`,
    wanted: { grain: 'grain', oil: 'oil', minerals: 'minerals', nuke: 'a nuke', 'l-star': 'an L-star' } as Readonly<
      Record<string, string>
    >,
    paid: (paid: string, left: number) => `${paid} paid, ${left === 1 ? '1 card' : `${left} cards`} left`,
    hidden: (found: boolean) => (found ? 'A card they kept' : 'A card that went back'),
    found: 'Found',
    returned: 'Goes back',
    researchCard: 'Research card',
    deck: (cards: number) => (cards === 1 ? '1 card in the deck' : `${cards} cards in the deck`),
  },
} as const;
