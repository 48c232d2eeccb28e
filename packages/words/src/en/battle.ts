// Battles, strikes and assaults, in English.
import { type GameEvent, isSea, RESOURCES, type UnitKind, type Zone } from '@marshall/rules';
import { lossesIn, lossesTogether, nukesIn, sumOf } from '../facts.ts';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

type Loss = Extract<GameEvent, { type: 'units-lost' }>['losses'][number];

const ENEMIES = 'units, home territories or companies that you know of';

export const battle: RoomTexts<'battle', English> = {
  refusals: {
    'assault-stands:landed': ({ zone }, w) =>
      `Units that land in ${w.zone(zone)} have to stay and fight there. Load the navy somewhere else.`,
    'assault-stands:undecided': 'Your assault isn’t decided yet. Continue it or give it up before anything else.',
    'at-sea:occupy': ({ sea }, w) => `Armies can’t occupy ${w.zone(sea)}. Sail navies there instead.`,
    bound: 'Champions have to keep firing until the nukes or their L-stars run out.',
    'cannot-fight': ({ from, to }, w) => `Your units in ${w.zone(from)} can’t fight anything that is in ${w.zone(to)}.`,
    'cannot-occupy': ({ because }, w) => w.said(because),
    'cannot-reinforce': 'You can’t afford to move any unit to a zone you may reinforce.',
    'contested:assault': ({ zone }, w) =>
      `Two players are already fighting for ${w.zone(zone)}. Nobody else may land there.`,
    'contested:surrender': ({ zone }, w) =>
      `Another player is fighting for ${w.zone(zone)} too, so you can’t surrender it to one of them.`,
    'dark-sea:assault': ({ sea }, w) =>
      `${w.zone(sea)} ${w.zoneVerb(sea, 'is', 'are')} dark blue. An assault has to come from a light blue sea next to its target.`,
    'dark-sea:nukes': ({ sea }, w) => `${w.zone(sea)} ${w.zoneVerb(sea, 'is', 'are')} dark blue. Nukes can’t reach it.`,
    'empty-space': 'Nobody has an L-star in space. Aim your nukes at a zone.',
    'flown-in:assault': 'Armies that were flown in can’t withdraw. Fight on or surrender them.',
    'flown-in:defence': 'Armies that were flown in can’t withdraw. Fight or surrender.',
    'goes-on:strikes': 'Name every territory that was hit, in the order you want.',
    'home:surrender': 'You can’t surrender units in your home territories. Withdraw or fight.',
    landlocked: ({ zone }, w) =>
      `${w.zone(zone)} ${w.zoneVerb(zone, 'has', 'have')} no light blue sea next to it. Attack it by land or air.`,
    'later-once': 'You have already let the others go first. Counterattack now, or not at all.',
    'no-assault:give-up': 'You have no assault to give up.',
    'no-assault:go-on': 'You have no assault to continue.',
    'no-assault:now': ({ zone }, w) =>
      `Decide about your assault on ${w.zone(zone)} now. The other one waits for your turn.`,
    'no-assault:there': ({ zone }, w) => `You have no undecided assault in ${w.zone(zone)}.`,
    'no-convoy': ({ zone }, w) => `No sea next to ${w.zone(zone)} is open to your navies.`,
    'no-convoy:because': ({ because }, w) => w.said(because),
    'no-drop': 'For an airborne assault you need an army on land, a target, and 2 oil on top of the set of supplies.',
    'no-force': ({ zone }, w) => `You have no units in ${w.zone(zone)} to attack with.`,
    'no-haven': 'There is no adjacent zone, empty or yours, that you can afford to withdraw to.',
    'no-l-star': 'You need an L-star of your own for a Clash. You can build one in the Build stage.',
    'no-l-star-there': 'Choose an opponent who has an L-star.',
    'no-l-stars': 'A champion needs at least one L-star.',
    'no-landing': 'None of your navies can bring an army to any shore you may attack.',
    'no-next-turn': 'You have no more turns in this Attack stage. Evacuate your force or surrender it.',
    'no-nuke': ({ at }, w) => `No nuke is flying at ${aim(at, w)}. Choose one that is in the air.`,
    'no-nukes': 'You have no nukes to launch. You can build them in the Build stage.',
    'no-set:attack': (has, w) =>
      `An attack with armies or navies takes one grain, one oil and one mineral, and you have no ${w.or(RESOURCES.filter((each) => has[each] === 0).map(w.resource))}.`,
    'no-set:defend': 'You don’t have a full set of supplies, so you have to resist without one.',
    'no-ships:assault': ({ zone }, w) =>
      `To evacuate ${w.zone(zone)} you need a navy next to it with room aboard, and 1 oil to load it.`,
    'no-ships:sea': ({ sea }, w) => `None of your navies in ${w.zone(sea)} has room aboard. Choose another sea.`,
    'no-such-force': ({ most }) =>
      most === 1
        ? 'Only one of your units there can fight. Choose that one.'
        : `Choose at least one and at most ${most} of the units that can fight there.`,
    'no-such-force:kind': ({ unit, number }, w) =>
      number === 0
        ? `None of your ${w.unitsOf(unit)} can fight in that attack. Choose other units.`
        : `Only ${w.number(number)} of your ${w.unitsOf(unit)} can fight in that attack.`,
    'no-such-load': 'Your navies there can’t take exactly those units. Choose another load.',
    'no-target': ({ zone }, w) => `There is nobody to attack in ${w.zone(zone)}.`,
    'nobody-else': 'Nobody else is waiting to counterattack.',
    'nobody-to-clash': 'No opponent has an L-star to clash with.',
    'none-left:losses': ({ unit }, w) => `You have already removed all of those ${w.unitsOf(unit)}.`,
    'not-a-loss': ({ unit, needs, points }, w) =>
      `Removing that ${w.unit(unit)} takes ${needs} points, and you have ${points === 0 ? 'none' : `only ${points}`} left.`,
    'not-adjacent:assault': ({ territory, sea }, w) =>
      `You can’t land in ${w.zone(territory)} from ${w.zone(sea)}. Choose a sea next to it.`,
    'not-adjacent:withdraw': ({ from, to }, w) =>
      `${w.zone(from)} and ${w.zone(to)} are not adjacent. You can withdraw only to an adjacent zone.`,
    'not-captured': ({ zone }, w) => `You haven’t captured ${w.zone(zone)} yet. The defender is still there.`,
    'not-in-battle': 'The enemy has no such unit in this battle. Choose another.',
    'not-occupied:reinforce': ({ zone }, w) =>
      `You don’t occupy ${w.zone(zone)}. You can reinforce only territories that you hold.`,
    'not-struck': 'Name each territory that was hit, once.',
    'not-that-zone': ({ zone }, w) => `You can occupy only ${w.zone(zone)} now.`,
    'not-the-attackers': `A first strike may hit only your attacker: their ${ENEMIES}.`,
    'not-the-defenders': `You may retaliate only against the player who struck first: their ${ENEMIES}.`,
    'not-the-target:landing': ({ zone, sea }, w) => `You can land only in ${w.zone(zone)} now, from ${w.zone(sea)}.`,
    'not-the-target:withdraw': ({ zone }, w) => `Only units in ${w.zone(zone)} may withdraw.`,
    'not-there:attack': ({ zone }, w) =>
      `Choose an opponent with units in ${w.zone(zone)}, or the militia if it is empty.`,
    'not-yours-to-shoot:champion': 'As a champion you fire only at nukes aimed at other players.',
    'not-yours-to-shoot:defender': 'As a defender you fire only at nukes aimed at you.',
    'nothing-in-reach': 'None of your forces has a target in reach. Pass now, and move in the Move stage.',
    'nothing-in-reach:from': ({ zone }, w) => `Your units in ${w.zone(zone)} have no target in reach.`,
    'nuked:target': ({ zone }, w) => `A nuke has already destroyed ${w.zone(zone)}. Aim somewhere else.`,
    'out-of-reach:attack': ({ from, to }, w) =>
      `${w.zone(from)} and ${w.zone(to)} are not adjacent. You can attack only an adjacent zone.`,
    'out-of-reach:from-dark-sea':
      'From a dark blue sea, navies can attack only that sea or an adjacent light blue sea.',
    'out-of-reach:to-dark-sea': ({ to }, w) =>
      `${w.zone(to)} ${w.zoneVerb(to, 'is', 'are')} dark blue. Only navies already in it can attack there.`,
    'out-of-reach:within': ({ zone }, w) => `Nobody is fighting you for ${w.zone(zone)}. Attack a zone next to it.`,
    'own-land': ({ zone }, w) =>
      `You already have units in ${w.zone(zone)}. An assault can go only where you have none.`,
    'own-zones': 'All the nukes are aimed at you, and your L-stars defend you anyway.',
    'sea-held:landing': ({ zone }, w) =>
      `Other players’ navies hold every sea next to ${w.zone(zone)}. Attack those navies first.`,
    'sea-held:reinforce': ({ sea }, w) =>
      `Another player’s navy is in ${w.zone(sea)}. You can reinforce only seas that are yours or empty.`,
    'wrong-number:nukes': ({ nukes }) =>
      nukes === 1 ? 'You have only one nuke. Aim it at one target.' : `Aim at least one nuke and at most ${nukes}.`,
  },
  questions: {
    assault: ({ zones, nextTurn }, w) => {
      const force = w.plural(zones.length, { one: 'Your force hasn’t', other: 'Your forces haven’t' });
      return `${force} captured ${w.or(zones.map(w.zone))} yet. ${nextTurn ? 'Fight on at your next turn, or give up now.' : 'Evacuate or surrender.'}`;
    },
    attack: ({ assault }) =>
      assault ? 'Your assault isn’t decided yet. Continue it, or give it up.' : 'Make one attack, or pass.',
    champion: 'Nukes are flying. Will your L-stars defend others? Will you show a secret card that is under attack?',
    counterattack: 'You were attacked. You may counterattack once, anywhere and against anyone.',
    defend: ({ zone, fight, withdraw, surrender }, w) => {
      const open = [
        ...(fight ? ['fight with a set of supplies'] : []),
        'resist without supplies',
        ...(withdraw ? ['withdraw'] : []),
        ...(surrender ? ['surrender'] : []),
      ];
      return `You are under attack in ${w.zone(zone)}. You can ${open.length === 1 ? 'only ' : ''}${w.or(open)}.`;
    },
    'first-strike': ({ zone }, w) => `You are under attack in ${w.zone(zone)}. Will you strike first with nukes?`,
    'go-on': 'The exchange of nukes is over. Will you continue your attack or call it off?',
    losses: ({ points, most, takes }, w) => {
      const rolled = w.plural(points, { one: '1 point', other: `${points} points` });
      const units = w.plural(most, { one: '1 enemy unit', other: `up to ${most} enemy units` });
      return `You have ${rolled}. You may remove ${units}: ${prices(takes, w)}.`;
    },
    occupy: ({ zone }, w) =>
      `Nobody is left in ${w.zone(zone)}. Occupy the zone now at the standard cost, or leave it empty.`,
    reinforce: 'Bring up reinforcements at the standard cost, or finish.',
    retaliate: 'The defender struck first. Will you retaliate with nukes?',
    shoot: ({ shots }, w) =>
      `You have ${w.plural(shots, { one: '1 L-star shot', other: `${shots} L-star shots` })} left. Which nuke do you fire at?`,
    'strike-order':
      'Choose the order of your strikes. From the 13th territory on, each one destroyed may end the game.',
  },
  events: {
    'attack-declared': ({ attacker, defender, tactic, from, target, units }, w) => {
      const whom = defender === undefined ? 'the militia' : w.seat(defender);
      const attacks = tactic === 'standing' ? 'continues its assault on' : 'attacks';
      const away = from !== undefined && from !== target && tactic !== 'standing';
      const way = tactic === 'airborne' ? ' by air' : away ? ` from ${w.zone(from)}` : '';
      return `${w.seat(attacker)} ${attacks} ${whom} in ${w.zone(target)}${way} with ${w.force(units)}.`;
    },
    'exchange-opened': ({ seat, retaliation }, w) => `${w.seat(seat)} ${retaliation ? 'retaliates' : 'strikes first'}.`,
    'exchange-refused': ({ seat, retaliation }, w) => (retaliation ? `${w.seat(seat)} doesn’t retaliate.` : undefined),
    'attack-resumed': ({ seat, fight }, w) =>
      `${w.seat(seat)} ${fight ? 'goes on with the attack' : 'calls off the attack'}.`,
    'attack-foiled': ({ seat }, w) => `${w.possessive(seat)} attack can’t continue.`,
    'defence-chosen': ({ seat, supplied }, w) =>
      `${w.seat(seat)} ${supplied ? 'fights with a set of supplies' : 'resists without supplies'}.`,
    withdrew: ({ seat, zone, empty }, w) =>
      `${w.seat(seat)} withdraws from ${w.zone(zone)}${empty ? ' and leaves it empty' : ''}.`,
    surrendered: ({ seat, victor, zone, goesOn = false, pieces }, w) =>
      goesOn
        ? `${w.seat(seat)} surrenders ${pieces === undefined ? `the units that hold ${w.zone(zone)}` : `the escorts in ${w.zone(zone)}`} to ${w.seat(victor)}. The attack goes on.`
        : `${w.seat(seat)} surrenders ${isSea(zone) ? 'its navies' : 'everything'} in ${w.zone(zone)} to ${w.seat(victor)}.`,
    'set-removed': ({ seat }, w) => `${w.seat(seat)} uses one set of supplies.`,
    'dice-counted': ({ attacker, defender }, w) => {
      const [first, second] = [diceIn(attacker), diceIn(defender)];
      return `The attacker has ${first} ${w.plural(first, { one: 'die', other: 'dice' })}, the defender ${second}.`;
    },
    fired: ({ seat, dice, edge, points }, w) => {
      const thrown = dice.length === 0 ? 'no dice' : dice.length === 1 ? `a ${dice[0]}` : w.and(dice.map(String));
      const adds = edge === 0 ? '' : ` and adds ${edge}`;
      return `${w.seat(seat)} rolls ${thrown}${adds}: ${w.plural(points, { one: '1 point', other: `${points} points` })}.`;
    },
    'units-lost': ({ seat, losses }, w) =>
      w.fit(
        () => `${w.seat(seat)} loses ${losses.length === 0 ? 'nothing' : w.and(lossesByZone(losses, w))}.`,
        () => `${w.seat(seat)} loses ${w.force(lossesTogether(losses))}.`,
      ),
    'militia-rolled': ({ zone, points }, w) => `The militia in ${w.zone(zone)} rolls a ${points}.`,
    'occupation-settled': ({ seat, zone, occupied }, w) =>
      `${w.seat(seat)} ${occupied ? 'occupies' : 'doesn’t occupy'} ${w.zone(zone)}.`,
    'joined-attacked': null,
    reinforced: null,
    'reinforcements-done': null,
    'assault-landed': null,
    'assault-stands': ({ assault }, w) => `${w.seat(assault.seat)} keeps up its assault on ${w.zone(assault.zone)}.`,
    'assault-withdrawn': ({ seat, zone, takenOff }, w) => {
      const off = sumOf(takenOff.map(({ units }) => units));
      const seas = [...new Set(takenOff.map(({ sea }) => sea))];
      return `${w.seat(seat)} evacuates ${w.force(off)} from ${w.zone(zone)} to ${w.zones(seas)}.`;
    },
    'assault-surrendered': ({ seat, victor, zone }, w) =>
      `${w.seat(seat)} surrenders its assault force in ${w.zone(zone)} to ${w.seat(victor)}.`,
    // The capture that follows says it.
    'assault-decided': null,
    'nukes-launched': ({ attacker, targets }, w) => {
      const [first, ...others] = targets.map(({ at, nukes }) => ({ at: aim(at, w), nukes }));
      if (first === undefined) return undefined;
      const shots = [
        `${spelled(first.nukes)} ${w.plural(first.nukes, { one: 'nuke', other: 'nukes' })} at ${first.at}`,
        ...others.map(({ at, nukes }) => `${spelled(nukes)} at ${at}`),
      ];
      return w.fit(
        () => `${w.seat(attacker)} launches ${w.and(shots)}.`,
        () => `${w.seat(attacker)} launches ${w.weapons(nukesIn(targets), 'nuke')} at ${targets.length} targets.`,
      );
    },
    'champions-revealed': ({ champions, shown }, w) => {
      const told = [
        ...shown.map(({ seat, cards }) => `${w.seat(seat)} shows ${w.cards(cards)}`),
        ...(champions.length === 0
          ? []
          : [
              `${w.seats(champions)} ${w.plural(champions.length, { one: 'acts as a champion', other: 'act as champions' })}`,
            ]),
      ];
      return told.length === 0 ? undefined : `${told.join('; ')}.`;
    },
    'l-star-fired': ({ seat, at, die, hit }, w) =>
      `${w.possessive(seat)} L-star rolls a ${die} and ${hit ? 'destroys' : 'misses'} a nuke aimed at ${aim(at, w)}.`,
    'fire-held': ({ seat }, w) => `${w.seat(seat)} holds its fire.`,
    'strikes-ordered': ({ seat, zones }, w) =>
      w.fit(
        () => `${w.possessive(seat)} nukes strike in this order: ${zones.map(w.zone).join(', then ')}.`,
        () => `${w.seat(seat)} chooses in which order nukes strike ${zones.length} zones.`,
      ),
    struck: ({ zone, lost, cards }, w) => {
      const seats = [...new Set([...lost, ...cards].map(({ seat }) => seat))];
      const losses = seats.map((seat) => {
        const what = [
          ...lost.filter((each) => each.seat === seat).map(({ units }) => w.force(units)),
          ...cards.filter((each) => each.seat === seat).flatMap((each) => each.cards.map(w.card)),
        ];
        return `${w.seat(seat)} loses ${w.and(what)}`;
      });
      return w.fit(
        () => `A nuke hits ${w.zone(zone)}${losses.length === 0 ? '' : `: ${losses.join('; ')}`}.`,
        () =>
          `A nuke hits ${w.zone(zone)}: ${w.seats(seats)} ${w.plural(seats.length, { one: 'loses', other: 'lose' })} units and companies there.`,
      );
    },
    'secret-cards-destroyed': ({ seat, resources }, w) =>
      `${w.seat(seat)} returns ${w.plural(resources.length, { one: 'a secret card from a zone that was', other: `${resources.length} secret cards from zones that were` })} hit.`,
    'space-blasted': ({ lost }, w) =>
      `The blast destroys all L-stars: ${w.and(lost.map(({ seat, lStars }) => `${w.seat(seat)} loses ${lStars}`))}.`,
    'counterattacks-due': ({ seats }, w) =>
      seats.length === 0
        ? undefined
        : `${w.seats(seats)} ${w.plural(seats.length, { one: 'was', other: 'were' })} attacked.`,
    clashed: ({ attacker, defender, dice, losers }, w) => {
      const [loser, other] = losers;
      const ends =
        other !== undefined || loser === undefined ? 'both lose an L-star' : `${w.seat(loser)} loses an L-star`;
      return `${w.seat(attacker)} rolls a ${dice.attacker} and ${w.seat(defender)} a ${dice.defender} in an L-star Clash: ${ends}.`;
    },
    'counterattack-opened': ({ seat }, w) => `${w.seat(seat)} counterattacks.`,
    'counterattack-declined': ({ seat }, w) => `${w.seat(seat)} doesn’t counterattack.`,
    'counterattack-put-off': ({ seat }, w) => `${w.seat(seat)} lets the others counterattack first.`,
    'attack-over': null,
  },
};

/** What a nuke is aimed at. */
function aim(at: Zone | 'space', w: English): string {
  return at === 'space' ? 'the L-stars in space' : w.zone(at);
}

const SPELLED = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as it is spoken: `two`. */
function spelled(number: number): string {
  return SPELLED[number] ?? String(number);
}

function diceIn(count: Readonly<Record<string, number>>): number {
  return Object.values(count).reduce((all, number) => all + number, 0);
}

/** `armies and navies take 3 points each, APCs 8` */
function prices(takes: readonly { readonly unit: UnitKind; readonly points: number }[], w: English): string {
  return [...new Set(takes.map(({ points }) => points))]
    .map((points, i) => {
      const units = w.and(takes.filter((each) => each.points === points).map(({ unit }) => w.unitsOf(unit)));
      return i === 0 ? `${units} take ${points} points each` : `${units} ${points}`;
    })
    .join(', ');
}

/** Losses zone by zone, carriers with what went down with them: `2 armies in Poland`, `1 navy in Shark Bay with 4 armies aboard`. */
function lossesByZone(losses: readonly Loss[], w: English): string[] {
  return lossesIn(losses).flatMap(({ zone, plain, laden }) => {
    const sunk = laden.map(
      ({ kind, number, aboard }) => `${w.units(number, kind)} in ${w.zone(zone)} with ${w.force(aboard)} aboard`,
    );
    return w.total(plain) === 0 ? sunk : [`${w.force(plain)} in ${w.zone(zone)}`, ...sunk];
  });
}
