// What happens in games, counted from their events: attacks, bids, deals, strikes, by cycle and stage.
import * as rules from '@marshall/rules';

export function counter() {
  const sums = {
    cycles: 0,
    games: 0,
    byCycle: {},
    bids: {},
    seatCycles: {},
    deals: {},
    offers: 0,
    made: 0,
    how: {},
    wins: {},
    seats: {},
  };
  const add = (key, number = 1) => {
    sums[key] = (sums[key] ?? 0) + number;
  };
  return {
    sums,
    /** Counts the events of one command. */
    watch(events, game) {
      for (const event of events) count(event, game.state, sums, add);
    },
    /** Counts a finished game. */
    end(played, setup) {
      sums.games++;
      sums.cycles += played.cycles;
      sums.how[played.how] = (sums.how[played.how] ?? 0) + 1;
      if (played.how === 'supremacy' || played.alive.length <= 2) add('decided');
      add('alive', played.alive.length);
      for (const seat of setup.seats) sums.seats[played.powers[seat]] = (sums.seats[played.powers[seat]] ?? 0) + 1;
      for (const seat of played.winners)
        sums.wins[played.powers[seat]] = (sums.wins[played.powers[seat]] ?? 0) + 1 / played.winners.length;
    },
  };
}

function count(event, state, sums, add) {
  switch (event.type) {
    case 'stage-opened':
      sums.stage = event.stage;
      break;
    case 'attack-declared':
      add('attacks');
      add(`attacks ${event.tactic}`);
      sums.byCycle[state.cycle] = (sums.byCycle[state.cycle] ?? 0) + 1;
      break;
    case 'bids-revealed':
      sums.seatCycles[sums.stage] =
        (sums.seatCycles[sums.stage] ?? 0) + state.order.filter((seat) => state.seats[seat].out === undefined).length;
      for (const number of Object.values(event.bids))
        if (number > 0) sums.bids[sums.stage] = (sums.bids[sums.stage] ?? 0) + 1;
      break;
    case 'nukes-launched':
      add(
        'nukes fired',
        event.targets.reduce((sum, { nukes }) => sum + nukes, 0),
      );
      break;
    case 'struck':
      add('lands struck');
      break;
    case 'offer-made':
      sums.offers++;
      break;
    case 'deal-made':
      sums.made++;
      for (const kind of kindsOf(event)) sums.deals[kind] = (sums.deals[kind] ?? 0) + 1;
      break;
    case 'company-auctioned':
      sums.deals.auction = (sums.deals.auction ?? 0) + 1;
      break;
    case 'roulette-rolled':
    case 'clashed':
    case 'space-blasted':
    case 'borrowed':
    case 'zone-captured':
    case 'surrendered':
    case 'auction-opened':
    case 'counterattack-opened':
      add(event.type);
  }
}

/** What kind of a deal it was, by what changed hands. */
function kindsOf({ passed, secret }) {
  const offer = Object.values(secret ?? {})[0]?.offer;
  if (offer?.loan !== undefined) return ['loan'];
  if (offer?.delivery !== undefined) return ['units'];
  const kinds = new Set(passed.map(({ good }) => rules.thingOf(good).kind));
  if (kinds.size === 0) return ['cash'];
  const sides = new Set(passed.map(({ giver }) => giver));
  const paid = (offer?.gives.cash ?? 0) + (offer?.wants.cash ?? 0) > 0 || offer?.order !== undefined;
  return [`${[...kinds].sort().join(' and ')}${sides.size > 1 ? ' swapped' : paid ? ' for cash' : ' given'}`];
}
