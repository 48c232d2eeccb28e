// The Military Conflict Chart, in English.
import type { GameEvent, Letter } from '@marshall/rules';
import type { RoomTexts } from '../rooms.ts';
import type { English } from './phrases.ts';

export const conflictChart: RoomTexts<'conflict-chart', English> = {
  refusals: {
    'goes-on:half': ({ used, chosen }, w) =>
      `You used ${used} ${w.plural(used, { one: 'point', other: 'points' })}. Give up units worth at least half of them${chosen > 0 ? `; so far they are worth ${chosen}` : ''}.`,
    'less-than-half': ({ given, used }) =>
      `That is less than half of the ${used} points used (${given}). Give up at least ${Math.ceil(used / 2)}.`,
    'more-than-half': ({ used }) =>
      `You could keep one of those tokens and still give up half of the ${used} points used. Give up one fewer.`,
    'moves-made': ({ moves }, w) =>
      `You have made your ${w.plural(moves, { one: 'move', other: `${moves} moves` })}. Attack the loser now, or end your retaliation.`,
    'no-points': ({ name }) => `${name} has 0 points, and the chart begins at 1. Use at least one token.`,
    'no-retaliation:chart': 'A retaliation can follow only result D. Begin a new conflict.',
    'no-such-card:points': ({ points, card }, w) =>
      `A certificate or card is worth a whole number of points, 0 or more. ${card} can’t be worth ${w.number(points)}.`,
    'no-such-token': ({ token, name }, w) =>
      `A token is worth a whole number of points, 1 or more. Correct the ${w.number(token)} among the tokens of ${name}.`,
    'not-by-chart': 'That battle isn’t read from the chart. Look at its odds by dice.',
    'not-half': ({ half }) =>
      `Give up units worth half of the points you used: at least ${half}, with no unit more than that takes.`,
    'not-the-loser': ({ loser }) => `A retaliation strikes the loser. Attack ${loser}.`,
    'not-the-loser:retaliation': ({ against }, w) => `In this retaliation you can attack only ${w.seat(against)}.`,
    'not-the-winner': ({ winner }) => `Only ${winner} can retaliate after winning with result D. Let ${winner} attack.`,
    'not-two-players': 'A conflict is between two players. Give each a name of their own.',
    'not-used': ({ token, tokens }) =>
      `No other token of ${token} was used. Choose from the tokens used: ${tokens.join(', ')}.`,
    'nowhere:retaliation': 'None of your units can move with the supplies you have.',
    'off-the-chart': ({ attacker, defender, most }) =>
      `The chart ends at ${most}, and ${attacker} against ${defender} is off it. Choose to clamp or to scale totals above ${most}.`,
  },
  questions: {
    'chart-retaliation': ({ against, moves }, w) => {
      const enemy = w.seat(against);
      if (moves === 0) return `Attack ${enemy}, or end your retaliation.`;
      const often = moves === 1 ? 'once more' : `up to ${moves} times`;
      return `You can retaliate now. Move ${often} and attack ${enemy}, or end your retaliation.`;
    },
    'half-losses': ({ zone }, w) => `You have won ${w.zone(zone)} with result B. Give up half of the units you used.`,
  },
  events: {
    'chart-read': ({ zone, attacker, defender, lookedUp, letter }, w) => {
      if (lookedUp === undefined) return `The defenders of ${w.zone(zone)} have no points. Result ${letter}.`;
      const [row, column] = lookedUp;
      const scaled = row === attacker.total && column === defender.total ? '' : `, read as ${row} against ${column}`;
      return `${w.label(zone)}: ${parts(attacker)} against ${parts(defender)}${scaled}. Result ${letter}: ${MEANING[letter]}.`;
    },
    'retaliation-opened': ({ seat, against }, w) => `${w.seat(seat)} can retaliate against ${w.seat(against)} at once.`,
    'retaliation-moved': null,
    'retaliation-declared': ({ seat, against }, w) => `${w.seat(seat)} retaliates against ${w.seat(against)}.`,
    'retaliation-ended': ({ seat }, w) => `${w.seat(seat)} ends the retaliation.`,
  },
  remarks: {
    'canal-taken': ({ taker, canal }) => `${taker} takes the Canal certificate ${canal}.`,
    'conflict-lost': ({ loser }) => `${loser}, who declared the conflict, loses.`,
    'conflict-won': ({ winner }) => `${winner} wins with more points.`,
    'country-taken': ({ taker, country }) => `${taker} gets the certificate of ${country ?? 'the country'}.`,
    'half-returned': ({ winner }) => `${winner} returns tokens worth at least half of those used.`,
    'mastermind-kept': ({ owner, cards }, w) =>
      `${owner} keeps ${w.and(cards)}. The chart doesn’t say whether Mastermind cards are spent, so look it up.`,
    'may-retaliate': ({ winner, loser }) => `${winner} can retaliate at once, but only against ${loser}.`,
    'nobody-buys': 'Nobody buys tokens during a retaliation.',
    'retaliation-cards': ({ winner }) =>
      `To retaliate, ${winner} takes two Military cards and moves tokens as they allow.`,
    'retaliation-choice': ({ winner, loser }) =>
      `${winner} can then declare an invasion of ${loser}, or an engagement with ${loser}, or stop.`,
    'tokens-returned': ({ loser }) => `${loser} returns every token used to the bank.`,
    'typical-battle': ({ attack, defend, lStars, tactic, resists }, w) => {
      const star = lStars === 0 ? '' : lStars === 1 ? ' and an L-star' : ` and ${lStars} L-stars`;
      return `${w.force(attack)}${star}${BY[tactic]} against ${w.total(defend)}${resists ? ' that resist' : ''}`;
    },
    'unused-tokens-stay': 'Tokens that were not used stay where they are.',
  },
};

const BY = { direct: '', amphibious: ' by sea', airborne: ' by air' } as const;

const MEANING: Readonly<Record<Letter, string>> = {
  A: 'the attacker wins and loses nothing',
  B: 'the attacker wins and loses half',
  C: 'the attacker loses all units used',
  D: 'the attacker loses all units used and faces retaliation',
};

type Total = Extract<GameEvent, { type: 'chart-read' }>['attacker'];

/** `11 (units 8, support 2, Generalship 1)` */
function parts({ units, support, die, generalship, total }: Total): string {
  const from = [`units ${units}`];
  if (support > 0) from.push(`support ${support}`);
  if (die !== undefined) from.push(`Generalship ${generalship}`);
  return `${total} (${from.join(', ')})`;
}
