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
  byWayOf: 'By way of',
  shortestWay: 'the shortest open way',
  way: { by: (zone: string) => `by way of ${zone}` },
  order: (how: string, who: string, place: string, load: string) => {
    const carrying = load === '' ? '' : ` with ${load} each`;
    const said: Readonly<Record<string, string>> = {
      march: `${who} march from ${place}`,
      airlift: `${who} fly from ${place}, 2 oil each`,
      land: `${who} go ashore from ${place}`,
      sail: `${who} sail from ${place}`,
      convoy: `${who}${carrying} sail from ${place}`,
      board: `take aboard ${who} in ${place}`,
      ashore: `put ${who} ashore in ${place}`,
    };
    const text = said[how] ?? `${who} from ${place}`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  markLosses: 'Three points remove one unit. Click a unit to mark it.',
  mark: (piece: string) => `Mark one: ${piece}`,
  spare: (piece: string) => `Spare one: ${piece}`,
  if: 'If you wait',
  ifWait: (what: string) => `The referee answers for you: \u201c${what}\u201d.`,
  cost: 'Cost',
  path: 'Way',
  rule: 'Rule',
  cash: 'Cash',
  becomes: (before: string, after: string) => `${before} becomes ${after}`,
  youKeep: 'You keep',
  afterYou: 'After you',
  whatElse: 'You may also',
  back: 'Back',
  undo: 'Take back my last move',
  waitingFor: (who: string) => `Waiting for ${who}.`,
  goesOn: 'The game goes on.',
  sealed: 'Sealed. You may change it until the last one seals.',
  justNow: 'Just now',
  chooseFirst: 'Choose first',
  next: {
    zone: 'Choose a place on the map or in the list.',
    other: 'Choose what is still open.',
  },
  free: 'nothing',
  costs: (parts: string) => `${parts} from your supply center`,
  bid: {
    title: (stage: string) => `Spend a cube to play ${stage} this cycle?`,
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
    cubes: (left: number) => `${left} of 3 cubes left`,
  },
  trade: {
    sell: 'Sell to the market, or pass.',
    sellAbout: "One kind of resource each turn. The whole batch is paid at today's price; the price falls afterwards.",
    buy: 'Buy from the market, or pass.',
    buyAbout: "One kind of resource each turn. The whole batch costs today's price; the price rises afterwards.",
    stored: (units: number, price: string) => `${units} stored, ${price}`,
    at: (goods: string, price: string) => `${goods} at ${price}`,
    nowAfter: (now: string, after: string) => `${now} now, ${after} after`,
    keep: (goods: string, sets: number) => `${goods}; ${sets === 1 ? '1 full set' : `${sets} full sets`} of supplies.`,
    others: (who: string, goods: string) => `${who} holds ${goods} and goes next.`,
    last: 'You are the only one in this stage.',
    none: 'Nothing of this can be traded now.',
  },
  pay: {
    title: (due: string) => `Pay ${due} in salaries?`,
    about: (companies: number, units: number) =>
      `$50M for each open company (${companies}), $10M for each unit (${units}). Unpaid companies produce nothing; unpaid units leave the board.`,
    short: (short: string) => `You are ${short} short. Borrow, or leave some unpaid.`,
    proposal: 'The referee proposes to leave unpaid:',
  },
  battle: {
    steps: { A: 'Declare', B: 'Supplies', C: 'Dice', D: 'Roll, losses', E: 'Occupy', F: 'Counter' } as Readonly<
      Record<string, string>
    >,
    attacker: 'attacks',
    defender: 'defends',
    units: (text: string) => text,
    rolled: (removes: number) => `removes ${removes}`,
    rollsNext: 'not rolled yet',
    dice: (number: number) => `${number} ${number === 1 ? 'die' : 'dice'}`,
    militia: 'Militia',
    odds: 'Odds',
    removes: (number: number) => `You remove ${number} or more`,
    loses: (number: number) => `You lose ${number} or more`,
    exact: 'Exact, if both sides remove a set.',
  },
  deal: { gives: 'You give', gets: 'You get' },
  cards: {
    turned: 'Turned so far',
    none: 'No card turned yet.',
    deck: (cards: number) => `${cards} cards in the deck`,
  },
} as const;
