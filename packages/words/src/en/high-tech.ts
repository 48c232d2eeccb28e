// The High-Tech Edge, in English.
import type { Technology } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';
import { TECHNOLOGIES } from './terms.ts';

export const highTech: RoomTexts<'high-tech', English> = {
  refusals: {
    'agenda-done': 'There is nothing more on your agenda. Pass, and plan more next time.',
    'both-or-none': 'In this game an assault from the sea shows both its levels or neither.',
    'card-sold': 'You have sold this card. Only its buyer can sell it again.',
    'licence-only': 'You can’t sell a license on. Only the player with the card can sell it.',
    licensed: 'The buyer already has this license and can deploy it in any Stage 6 they play.',
    'no-bid:deployment': 'You can deploy technology only in a Stage 6 that you bid for.',
    'no-deployment-now': 'You can deploy technology only in Stage 6, from research to the end of the arms bazaar.',
    'no-such-battle:levels': 'Give the levels of army and navy technology as numbers from 0 to 5.',
    'no-such-battle:no-technology':
      'There is no technology in this game. Turn on the option “High-Tech Edge” to use it.',
    'no-such-force:technology': ({ technology }, w) =>
      `You have no ${w.unit(technology)} on the board that could use ${TECHNOLOGIES[technology]}. Build one first.`,
    'no-such-technology': ({ technology, level }) =>
      `You have no card and no license for ${TECHNOLOGIES[technology]} of level ${level}.`,
    'no-such-technology:any': ({ technology }) => `You have no card and no license for ${TECHNOLOGIES[technology]}.`,
    'no-technology-now': 'Technology can change hands only in the arms bazaar of Stage 6.',
    'not-higher': ({ technology, now }) =>
      `Your ${TECHNOLOGIES[technology]} is already at level ${now}. Deploy a higher one.`,
    'not-in-battle:technology': 'You can show only technology that you have deployed and that fits your units here.',
    'nothing-to-show': ({ technology, level }) =>
      level === 0
        ? `You haven’t deployed any ${TECHNOLOGIES[technology]}. A card counts only once it is deployed.`
        : `Everyone already knows that your ${TECHNOLOGIES[technology]} is at level ${level}.`,
    twice: ({ technology }) =>
      `Put ${TECHNOLOGIES[technology]} on your agenda only once. You can draw one card of it in a stage.`,
    'unknown-card:technology': 'You don’t know of any such card to sell there.',
  },
  questions: {
    'tech-agenda': 'Choose the technologies you will research at the end of this stage, in order.',
    'tech-research': ({ next, price }, w) =>
      next === undefined
        ? 'There is nothing more on your agenda. Pass.'
        : `Research ${TECHNOLOGIES[next]}, which is next on your agenda, for ${w.money(price)}, or pass and end your research.`,
    disclosure: ({ may }, w) =>
      `Will you show ${w.and(may.map(atLevel))}? In this battle you can use only what you show.`,
  },
  events: {
    'tech-piles-set': ({ cards, unused }) =>
      `The piles of army and navy technology have ${cards} cards each. ${unused} cards of each deck are out of the game.`,
    'agenda-written': ({ seat, secret }, w) => {
      const lines = secret[seat]?.lines;
      if (lines === undefined) return undefined;
      if (lines.length === 0) return `${w.seat(seat)} plans no research.`;
      return `${w.seat(seat)} plans to research ${lines.map((each) => TECHNOLOGIES[each]).join(', then ')}.`;
    },
    'tech-research-opened': () => 'Everyone has built. Technology is researched in the same order.',
    'technology-researched': ({ seat, technology, cost, secret }, w) => {
      const drawn = secret[seat];
      const found = drawn === undefined ? '' : ` and draws level ${drawn.level}`;
      return `${w.seat(seat)} researches ${TECHNOLOGIES[technology]} for ${w.money(cost)}${found}.`;
    },
    'pile-found-empty': ({ seat, technology }, w) =>
      `${w.seat(seat)} wants to research ${TECHNOLOGIES[technology]}, but there are no cards left.`,
    'technology-deployed': ({ seat, technology, dice, cost, licence, secret }, w) => {
      const level = licence ?? secret[seat]?.level;
      const what = level === undefined ? TECHNOLOGIES[technology] : atLevel({ technology, level });
      return `${w.seat(seat)} rolls ${dice.length === 1 ? `a ${dice[0]}` : w.and(dice.map(String))} and deploys ${what} for ${w.money(cost)}.`;
    },
    'technology-shown': ({ seat, technology, level }, w) => `${w.seat(seat)} shows ${atLevel({ technology, level })}.`,
    'disclosure-opened': null,
    'technology-disclosed': ({ shown, attacker, defender }, w) => {
      if (shown.length === 0) return 'Nobody shows technology in this battle.';
      const seats = [...new Set(shown.map(({ seat }) => seat))];
      const levels = seats.map((seat) => {
        const own = shown.filter((each) => each.seat === seat).map(atLevel);
        return `${w.seat(seat)} shows ${w.and(own)}`;
      });
      return `${[...levels, ...gains(attacker, defender, w)].join('; ')}.`;
    },
    'tech-cards-captured': ({ captor, from, cards }, w) =>
      cards === 0 ? undefined : `${w.seat(captor)} takes ${technologyCards(cards, w)} from ${w.seat(from)}.`,
    'tech-cards-returned': ({ seat, cards }, w) =>
      cards === 0
        ? undefined
        : `${cards} of ${w.possessive(seat)} technology cards ${w.plural(cards, { one: 'is', other: 'are' })} shuffled back into the piles.`,
  },
};

/** `level 3 army technology` */
function atLevel({ technology, level }: { readonly technology: Technology; readonly level: number }): string {
  return `level ${level} ${TECHNOLOGIES[technology]}`;
}

function technologyCards(number: number, w: English): string {
  return `${number} technology ${w.plural(number, { one: 'card', other: 'cards' })}`;
}

interface Gain {
  readonly dice: number;
  readonly points: number;
}

/** What technology gives both sides: `the attacker gets 1 die and 2 points`. */
function gains(attacker: Gain, defender: Gain, w: English): string[] {
  const [first, second] = [gain(attacker, w), gain(defender, w)];
  if (first === undefined) return second === undefined ? [] : [`the defender gets ${second}`];
  return [`the attacker gets ${first}${second === undefined ? '' : `, the defender ${second}`}`];
}

function gain({ dice, points }: Gain, w: English): string | undefined {
  const parts = [
    ...(dice > 0 ? [`${dice} ${w.plural(dice, { one: 'die', other: 'dice' })}`] : []),
    ...(points > 0 ? [`${points} ${w.plural(points, { one: 'point', other: 'points' })}`] : []),
  ];
  return parts.length === 0 ? undefined : w.and(parts);
}
