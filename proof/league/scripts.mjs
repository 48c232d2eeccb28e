// The scripts of the league: an officer with one or several tricks, so that what it gains over a plain officer is the trick's.
import { wouldTake } from './hand.mjs';
import { armEarly, goodName, holdOut, starlike } from './ruses.mjs';
import { asleep, borrowEarly, corner, hoard, inDebt, sellArms, sellSets, stockUp } from './schemes.mjs';
import {
  auctionAll,
  chisel,
  closeHigh,
  patient,
  sellDoorsteps,
  shutPorts,
  squat,
  swoop,
  turned,
  walled,
} from './swindles.mjs';
import {
  borrowForEver,
  buyCards,
  buyLands,
  buyNukes,
  buySets,
  buyStars,
  destroy,
  keepMinerals,
  letAllPass,
  rush,
  sellCards,
  sellPromises,
  tradeOnly,
  wantAlways,
} from './tricks.mjs';

/** A rich hand is a target: no more companies than this. */
const buyFewCards = (bots, moment) => buyCards(bots, moment, 14);

/** Tricks by the name of the script that plays them; `peace` keeps no promise, and never takes its passage back; `mood` gives the weights of the day. */
const SCRIPTS = {
  null: {},
  passage: { peace: true },
  cards: { deals: [sellCards, buyCards] },
  peacecards: { peace: true, deals: [sellCards, buyFewCards] },
  shark: { peace: true, deals: [sellCards, buyCards, buySets] },
  buyer: { peace: true, deals: [buyCards] },
  landlord: { peace: true, deals: [buyLands] },
  landarms: { peace: true, deals: [buyLands, buyStars] },
  hustler: { peace: true, deals: [buyStars, buyLands, buyNukes, buySets, sellCards, buyCards] },
  borrower: { peace: true, deals: [borrowForEver, sellPromises] },
  armsnuke: { deals: [buyStars, buyNukes], destroys: { arms: 4, strikes: 2 } },
  doomsday: { destroys: { arms: 4, strikes: 2 } },
  doom2: { peace: true, destroys: { arms: 8, strikes: 6 } },
  rush: { plays: rush, weights: { attack: 1.3, nerve: 0.55 } },
  trader: { plays: tradeOnly },
  sleeper: { peace: true, mood: asleep },
  debtor: { plays: borrowEarly, mood: inDebt },
  corner: { plays: corner, after: hoard },
  dealer: { peace: true, plays: stockUp, deals: [sellArms, buyStars, buyLands] },
  victualler: { peace: true, deals: [sellSets, buyCards] },
  holdout: { peace: true, after: holdOut },
  starlord: { peace: true, plays: armEarly, mood: starlike, deals: [sellCards] },
  goodname: { peace: true, deals: [goodName] },
  turtle: { mood: walled },
  turncoat: { mood: turned },
  vulture: { plays: swoop, mood: patient },
  chiseler: { peace: true, deals: [sellCards, buyCards], answers: chisel },
  auctioneer: { peace: true, deals: [auctionAll, buyCards] },
  squatter: { peace: true, plays: squat, deals: [sellDoorsteps] },
  blockader: { plays: shutPorts },
  closer: { plays: closeHigh, mood: walled },
};

export const SCRIPT_NAMES = Object.keys(SCRIPTS);

/** A script on top of an officer of `bots`; what partners would take is worked out with the officers of `against`. */
export function scriptNamed(name, bots, against) {
  const plan = SCRIPTS[name];
  if (plan === undefined) return undefined;
  const { peace = false, deals = [], destroys, plays, weights = {}, mood, after, answers } = plan;
  const mindWith = (more) =>
    bots.mindOf('officer', { ...bots.steady.weights, ...(peace ? { faith: 0 } : {}), ...more });
  const mind = mindWith(weights);
  const partners = {
    ...against,
    wouldTake: (moment, command, cash, partner) => wouldTake(against, moment, command, cash, partner),
  };
  const decide = (moment) => {
    const own =
      (deals.length > 0 ? wantAlways(moment) : undefined) ??
      (peace ? letAllPass(moment) : undefined) ??
      (destroys === undefined ? undefined : destroy(moment, destroys)) ??
      (plays === undefined ? undefined : plays(moment));
    if (own !== undefined) return own;
    for (const deal of deals) {
      const offer = deal(partners, moment);
      if (offer !== undefined) return offer;
    }
    const { command } = bots.consider(mood === undefined ? mind : mindWith(mood(moment)), moment);
    if (peace && command.type === 'revoke-passage') return moment.fallback;
    if (answers !== undefined) return answers(partners, moment, command);
    if (after !== undefined) return after(moment, command);
    return destroys === undefined ? command : keepMinerals(moment, command);
  };
  return { name, describe: 'A script of the league.', decide };
}
