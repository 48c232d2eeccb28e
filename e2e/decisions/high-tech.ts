import { techSketch } from '@marshall/rules/testing';
import type { Prepared } from '../position.ts';
import { by, type Decision } from './decision.ts';

const options = { highTech: true } as const;
const armed = { usa: { units: { alaska: 2 }, cash: 3000 }, ussr: { units: { russia: 1 }, cash: 3000 } } as const;

const stage6 = (phase: 'tech-agenda' | 'tech-research' | 'arms-bazaar', charts: Parameters<typeof techSketch>[0]) =>
  ({
    people: ['usa'],
    options,
    stage: 6,
    phase,
    bidders: ['usa', 'ussr'],
    powers: armed,
    sets: techSketch({ usa: {}, ussr: {}, ...charts }, phase === 'arms-bazaar' ? {} : { army: [4] }),
  }) as const satisfies Prepared;

export const highTechDecisions: readonly Decision[] = [
  {
    name: 'an agenda is sealed out of sight',
    command: 'write-agenda',
    question: 'tech-agenda',
    at: stage6('tech-agenda', {}),
    reads: ['$200M', 'Only you see it.', 'If you wait'],
    chooses: async (hand) => {
      await hand.choose('lines', 'Navy technology');
      await hand.choose('lines', 'Army technology');
    },
    presses: 'Seal the agenda',
    log: 'plans to research navy technology, then army technology',
    byKeys: true,
  },
  {
    name: 'a card is drawn blindly for $200M',
    command: 'research-technology',
    question: 'tech-research',
    at: stage6('tech-research', { usa: { agenda: ['army'] } }),
    reads: [
      'Technology: army not deployed',
      'Research army technology, which is next on your agenda, for $200M',
      '$3,000M becomes $2,800M',
    ],
    presses: 'Draw a card, $200M',
    log: 'researches army technology for $200M and draws level 4',
  },
  {
    name: 'a level is deployed for what a die says',
    command: 'deploy-technology',
    question: 'tech-research',
    at: { ...stage6('tech-research', { usa: { agenda: ['army'], cards: { army: [3] } } }), dice: [2] },
    reads: ['$100M to $600M, by one die'],
    chooses: (hand) => hand.alsoDo('Deploy technology'),
    presses: 'Roll and deploy army level 3',
    log: 'rolls a 2 and deploys level 3 army technology for $200M',
    byKeys: true,
  },
  {
    name: 'a license takes two dice',
    command: 'deploy-technology',
    question: 'tech-research',
    at: { ...stage6('tech-research', { usa: { agenda: ['army'], licences: { army: [4] } } }), dice: [2, 3] },
    reads: ['$200M to $1,200M, by two dice'],
    chooses: (hand) => hand.alsoDo('Deploy technology'),
    presses: 'Roll and deploy army level 4',
    log: 'rolls 2 and 3 and deploys level 4 army technology for $500M',
  },
  {
    name: 'a level is shown to all, and moves become cheaper',
    command: 'show-technology',
    question: 'move',
    at: {
      people: ['usa'],
      options,
      stage: 5,
      phase: 'moves',
      bidders: ['usa'],
      powers: armed,
      sets: techSketch({ usa: { hidden: { army: 3 } }, ussr: {} }),
    },
    reads: ['A level that everyone has seen makes your moves cheaper.'],
    chooses: (hand) => hand.alsoDo('Show technology'),
    presses: 'Show everyone army level 3',
    log: 'shows level 3 army technology',
  },
  {
    name: 'both sides seal what they show in a battle',
    command: 'disclose',
    question: 'disclosure',
    at: {
      people: ['europe'],
      options,
      stage: 4,
      phase: 'attacks',
      bidders: ['ussr'],
      powers: { ussr: { units: { russia: 4 } }, europe: { units: { poland: 3 } } },
      sets: techSketch({ ussr: {}, europe: { hidden: { army: 4 } } }),
      played: [
        by('ussr', { type: 'attack', from: 'russia', to: 'poland', against: 'europe', units: { army: 4 } }),
        by('europe', { type: 'defend', supplied: true }),
      ],
      dice: [1, 1],
    },
    reads: ['Will you show level 4 army technology?', 'If you wait', 'Odds'],
    chooses: (hand) => hand.choose('show', 'Show army technology'),
    presses: 'Seal: show army technology',
    log: 'shows level 4 army technology',
    byKeys: true,
  },
  {
    name: 'a card is offered as top secret',
    command: 'offer',
    question: 'trade',
    at: stage6('arms-bazaar', { usa: { cards: { army: [3] } } }),
    reads: ['Army technology card, level 3', 'License for army technology, level 3'],
    chooses: async (hand) => {
      await hand.press('Write an offer');
      await hand.more('Army technology card, level 3');
      await hand.fill('wantsCash', 300);
    },
    presses: 'Make the offer',
    log: 'level 3 army technology card',
  },
  {
    name: 'a license is bought, and all see the card',
    command: 'accept-offer',
    question: 'trade',
    at: {
      ...stage6('arms-bazaar', { usa: { cards: { army: [4] } } }),
      people: ['ussr'],
      played: [by('usa', { type: 'offer', to: 'ussr', gives: { 'army-licence-4': 1 }, wantsCash: 500 })],
    },
    reads: [],
    presses: 'Accept',
    log: 'a license for level 4 army technology',
    byKeys: true,
  },
];
