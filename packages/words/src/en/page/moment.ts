/** The texts of the moment: what is asked now and how it is answered. */
export const momentWords = {
  heading: 'The moment',
  ways: 'Ways to answer',
  stage: (stage: number, name: string) => (stage > 0 ? `Stage ${stage}, ${name}` : name),
  opening: 'Opening',
  fewer: (what: string) => `One fewer: ${what}`,
  more: (what: string) => `One more: ${what}`,
  exactly: (what: string) => `${what}, exactly`,
  atLeast: (number: number) => `At least ${number}.`,
  of: (number: number) => `of ${number}`,
  all: (number: number) => `All ${number}`,
  addOne: (what: string) => `Add one: ${what}`,
  takeOut: (what: string) => `Take out ${what}`,
  nothingHere: 'Nothing that could pass now.',
  onMapOrHere: 'Choose on the map or here',
  choose: 'Choose',
  mayJoin: (groups: number) => (groups === 1 ? 'One more group may join' : `${groups} more groups may join`),
  byWayOf: 'By way of',
  shortestWay: 'the shortest open way',
  goBy: (zone: string | undefined) => (zone === undefined ? 'Go by way of a zone' : `Go by way of ${zone}`),
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
      board: `take aboard ${who} in ${place}`,
      ashore: by.sea ? `put ${who} ashore in ${place}` : `${who} get off in ${place}`,
    };
    const text = said[how] ?? `${who} from ${place}`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  markLosses: 'Three points remove one unit. Click a unit to mark it.',
  mark: (piece: string) => `Mark one: ${piece}`,
  spare: (piece: string) => `Spare one: ${piece}`,
  if: 'If you wait',
  ifWait: (what: string) => `The referee answers for you: \u201c${what}\u201d.`,
  ifNoClock: 'The game waits for you; no clock runs.',
  cost: 'Cost',
  path: 'Way',
  rule: 'Rule',
  cash: 'Cash',
  becomes: (before: string, after: string) => `${before} becomes ${after}`,
  youKeep: 'You keep',
  youGet: 'You get',
  afterYou: 'After you',
  whatElse: 'You may also',
  back: 'Back',
  undo: 'Take back my last move',
  waitingFor: (who: string) => `Waiting for ${who}.`,
  passing: 'You pass for the rest of this stage.',
  goesOn: 'The game goes on.',
  sealed: 'Sealed. You may change it until the last one seals.',
  justNow: 'Just now',
  next: {
    zone: 'Choose a place on the map or in the list.',
    other: 'Choose what is still open.',
  },
  free: 'nothing',
  costs: (parts: string) => `${parts} from your supply center`,
  bid: {
    title: (stage: string) => `Spend a cube to play ${stage} this cycle?`,
    planned: (left: number) =>
      left === 0 ? 'No cube is left.' : left === 1 ? '1 cube is left.' : `${left} cubes are left.`,
    bid: (stage: string) => `Bid for ${stage}`,
    both: 'Bid two: buy and prospect',
    keep: 'Keep it',
    left: (left: number, later: string) =>
      later === ''
        ? 'The last stage of the cycle. Cubes come back with the next one.'
        : left === 0
          ? `None left for ${later}.`
          : `${left === 1 ? 'One' : 'Two'} left for ${later}.`,
    notPlay: (stage: string, left: number) =>
      `You do not play ${stage}. ${left === 1 ? 'One cube stays' : `${left} cubes stay`}.`,
    about: {
      3: 'Sell: market sales, one resource a go, at the price of the day.',
      4: 'Attack: each attack takes one set of supplies.',
      5: 'Move: any number of units to one place, a go at a time.',
      6: 'Build: armies, navies, weapons and research.',
      7: 'Buy: from the market, or prospect for new companies. Two cubes allow both.',
    } as Readonly<Record<number, string>>,
  },
  trade: {
    sell: 'Sell to the market, or pass.',
    sellAbout: {
      batch: "One kind of resource each turn. The whole batch is paid at today's price; the price falls afterwards.",
      unit: 'One kind of resource each turn. The price falls with every unit, and each is paid at the price it meets.',
    },
    buy: 'Buy from the market, or pass.',
    buyAbout: {
      batch: "One kind of resource each turn. The whole batch costs today's price; the price rises afterwards.",
      unit: 'One kind of resource each turn. The price rises with every unit, and each costs the price it meets.',
    },
    stored: (units: number, price: string) => `${units} stored, ${price}`,
    at: {
      batch: (goods: string, price: string) => `${goods} at ${price}`,
      unit: (goods: string, price: string) => `${goods}, the first at ${price}`,
    },
    arrears: 'Arrears',
    kept: (owed: string) => `The bank keeps what you get until ${owed} of interest is paid.`,
    nowAfter: (now: string, after: string) => `${now} now, ${after} after`,
    keep: (goods: string, sets: number) => `${goods}; ${sets === 1 ? '1 full set' : `${sets} full sets`} of supplies.`,
    others: (who: string, goods: string) => `${who} holds ${goods} and goes next.`,
    last: 'You are the only one in this stage.',
    none: 'Nothing of this can be traded now.',
  },
  pay: {
    about: (companies: number, units: number) =>
      `Open companies: ${companies}. Units: ${units}. Unpaid companies produce nothing; unpaid units leave the board.`,
  },
  odds: {
    heading: 'Odds',
    dice: (yours: number, theirs: number) => `your dice ${yours}, theirs ${theirs}`,
    supposed: 'Exact. What they take for granted',
    remove: (number: number) => `You remove ${number} or more`,
    removeAll: (number: number) => (number === 1 ? 'You remove the one there is' : `You remove all ${number}`),
    lose: (number: number) => `You lose ${number} or more`,
    loseAll: (number: number) => (number === 1 ? 'You lose the one you have there' : `You lose all ${number}`),
    take: (zone: string) => `You take ${zone}`,
    hold: (zone: string) => `You hold ${zone}`,
    strike: (zone: string) => `${zone} is struck`,
    shotDown: (number: number) =>
      number === 1 ? 'One nuke or more is shot down' : `${number} nukes or more are shot down`,
    blast: 'All L-stars in space are destroyed',
    end: 'The game ends by it for all',
    clash: (who: string) => `${who} loses an L-star`,
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
    counterattack: 'Counterattack',
    attacker: 'attacks',
    defender: 'defends',
    you: 'you',
    set: '1 set paid',
    noSet: 'without supplies',
    diceFor: { position: 'position', firePower: 'fire power', lStar: 'L-star', highTech: 'technology' } as Readonly<
      Record<string, string>
    >,
    militiaDie: 'militia',
    edge: (points: number) => ` (${points > 0 ? '+' : '\u2212'}${Math.abs(points)})`,
    removesUpTo: (units: number) => (units === 0 ? 'removes nothing' : `removes up to ${units}`),
    removed: (units: number) => `removed ${units}`,
    lost: (units: string) => `lost ${units}`,
    rollsNext: 'not rolled yet',
    militia: 'Militia',
    meanwhile: 'Since your last move',
    against: (attacker: string, defender: string, zone: string) => `${attacker} against ${defender} in ${zone}.`,
    loses: (who: string, units: string) => `${who} loses ${units}.`,
    watch: 'Watch',
    oneSet: (left: number) => `1 set of supplies; ${left === 1 ? '1 set stays' : `${Math.max(0, left)} sets stay`}`,
    compare: 'Dice',
    firePower: (ours: number, theirs: number, stars: number, theirStars: number) =>
      `fire power ${ours} against ${theirs}, L-stars ${stars} against ${theirStars}; the side with more has a die more`,
    fed: 'Fight with two dice',
    fedCost: (left: number) => `Removes a set; ${left === 1 ? '1 stays' : `${left} stay`}.`,
    unfed: 'Resist with one die',
    unfedCost: (sets: number) =>
      sets === 0 ? 'You have no full set.' : `Keeps ${sets === 1 ? 'your set' : `your ${sets} sets`}.`,
    noneOpen: 'Your points reach for no more.',
  },
  strike: {
    heading: 'Nuclear attack',
    by: (who: string) => `${who} launches`,
    steps: { A: 'Targets', B: 'Launch', C: 'Champions', D: 'L-star screen', E: 'Counterattack' } as Readonly<
      Record<string, string>
    >,
    space: 'the L-stars in space',
    flying: (flying: number, launched: number) => `${flying} of ${launched} flying`,
    under: (who: string) => `defended by ${who}`,
    screen: 'L-star screen',
    as: {
      defender: (upTo: number) => `defends, stops a nuke on 1 to ${upTo}`,
      champion: (upTo: number) => `champion, stops a nuke on 1 to ${upTo}`,
    },
    starsLeft: (stars: number) => (stars === 1 ? '1 L-star left to fire' : `${stars} L-stars left to fire`),
    shots: 'Shots',
    shot: (at: string, hit: boolean, upTo: number) =>
      hit ? `Stops a nuke on ${at} (1 to ${upTo})` : `Misses the nuke on ${at} (needs 1 to ${upTo})`,
    about: 'Click zones on the map, or choose them here. Several nukes on one zone insure each other.',
    cost: (fired: number, left: number) =>
      `${fired === 1 ? '1 nuke' : `${fired} nukes`}; ${left === 1 ? '1 stays' : `${Math.max(0, left)} stay`}`,
    follows: 'Then',
    followsAbout: 'L-stars fire first. What gets through destroys everything there, and land is out of play for good.',
    against: (who: string, units: string, stars: number) =>
      `${who}${units === '' ? '' : `, ${units}`}, ${stars === 1 ? '1 L-star' : `${stars} L-stars`}`,
    at: 'Your answer',
  },
  deal: { gives: 'You give', gets: 'You get' },
  cards: {
    turned: 'Cards turned',
    looks: (who: string, what: string) => `${who} looks for ${what}`,
    wanted: { grain: 'grain', oil: 'oil', minerals: 'minerals', nuke: 'a nuke', 'l-star': 'an L-star' } as Readonly<
      Record<string, string>
    >,
    paid: (paid: string, left: number) => `${paid} paid, ${left} cards left`,
    hidden: (found: boolean) => (found ? 'A card that was kept' : 'A card that went back'),
    found: 'Found',
    returned: 'Goes back',
    researchCard: 'Research card',
    deck: (cards: number) => `${cards} cards in the deck`,
  },
} as const;
