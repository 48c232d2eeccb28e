import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

const rich = { grain: 6, oil: 6, minerals: 6 } as const;

/** Six Soviet points stand before four European armies in Poland; more of Europe's are in Greece. */
const border = {
  people: ['ussr'],
  options: { combatResolution: 'chart', apc: true },
  stage: 4,
  phase: 'attacks',
  bidders: ['ussr'],
  powers: {
    ussr: { units: { russia: { army: 4, apc: 1 } }, ...rich },
    europe: { units: { poland: 4, greece: 5 }, ...rich },
  },
  dice: [1, 1],
} as const satisfies Prepared;

const attack = by('ussr', {
  type: 'attack',
  from: 'russia',
  to: 'poland',
  against: 'europe',
  units: { army: 4, apc: 1 },
});
const fed = by('europe', { type: 'defend', supplied: true });

/** One army more in Poland: 6 against 5 is result D, and Europe is asked whether it retaliates. */
const repelled = {
  ...border,
  people: ['europe'],
  powers: {
    ussr: { units: { russia: { army: 6, apc: 1 } }, ...rich },
    europe: { units: { poland: 5, greece: 5 }, ...rich },
  },
  played: [attack, fed],
  dice: [1, 1, 1, 1],
} as const satisfies Prepared;

export const chartDecisions: readonly Decision[] = [
  {
    name: 'before anything is committed the attacker sees the points and the odds of each letter',
    command: 'attack',
    question: 'attack',
    at: border,
    reads: ['Odds by the Conflict Chart', '6 against 4 points', /You win but give up half\s*44%/, /retaliate\s*33%/],
    chooses: (hand) => hand.choose('to', 'Poland'),
    presses: /Attack Europe in Poland/,
    log: 'attacks Europe in Poland',
    byKeys: true,
  },
  {
    name: 'a set is worth a Generalship die to the defender',
    command: 'defend',
    question: 'defend',
    at: { ...border, people: ['europe'], played: [attack] },
    reads: [/Resist without a die.*100%/, /You hold and may retaliate\s*33%/],
    presses: 'Fight with a Generalship die',
    log: 'Result B: the attacker wins and loses half',
    board: { poland: /^(?!.*4 armies)/ },
  },
  {
    name: 'the winner of B gives up half of what they used, in whole units',
    command: 'remove-half',
    question: 'half-losses',
    at: { ...border, played: [attack, fed] },
    reads: ['Give up half of the units you used', 'B6 against 4', 'APC, Russia', 'If you wait'],
    presses: 'Give up 3 units',
    log: 'loses 3 armies',
    board: { russia: /1 army and 1 APC/ },
    byKeys: true,
  },
  {
    name: 'the winner of D moves up before retaliating',
    command: 'retaliation-move',
    question: 'chart-retaliation',
    at: repelled,
    reads: ['You can retaliate now', '6 against 5', '5 grain from your supply center'],
    chooses: async (hand) => {
      await hand.press('Move first');
      await hand.choose('to', 'Poland');
      await hand.press('Add one: Armies march from Greece');
      await hand.more('Armies march from Greece', 4);
    },
    presses: 'Move 5 armies to Poland, 5 grain',
    log: 'from Greece to Poland',
    board: { poland: /10 armies/ },
    byKeys: true,
  },
  {
    name: 'the winner of D attacks the loser at once',
    command: 'attack',
    question: 'chart-retaliation',
    at: repelled,
    reads: ['Odds by the Conflict Chart', '5 against 2 points', /You win and lose nothing\s*\d+%/],
    chooses: (hand) => hand.press('Attack'),
    presses: /Attack the Soviet Union in Russia with 5 armies/,
    log: 'retaliates against',
    byKeys: true,
  },
  {
    name: 'the winner of D may leave it at that',
    command: 'end-retaliation',
    question: 'chart-retaliation',
    at: repelled,
    reads: ['You can retaliate now'],
    presses: 'No retaliation',
    log: 'ends the retaliation',
    byKeys: true,
  },
];
