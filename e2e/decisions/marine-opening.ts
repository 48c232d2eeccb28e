import type { QuestionKind } from '@marshall/rules';
import type { Prepared } from '../position.ts';
import type { Decision } from './decision.ts';

/** The opening of the USA, up to one of its questions. */
const opening = (until: QuestionKind): Prepared => ({
  people: ['usa'],
  opening: true,
  options: { merchantMarine: true },
  powers: { usa: {}, ussr: {} },
  until,
});

export const marineOpening: readonly Decision[] = [
  {
    name: 'three navies are stationed where a player has most ports',
    command: 'station-navies',
    question: 'station-navies',
    at: opening('station-navies'),
    reads: [
      'Place 3 navies in seas where you have more ports than anyone else.',
      'If you wait',
      'Nothing happens. There is no time limit.',
    ],
    chooses: async (hand) => {
      await hand.fewer('Caribbean Sea');
      await hand.more('Barkley Sound');
    },
    presses: 'Seal: 3 navies',
    log: '2 navies in Barkley Sound',
    board: { 'barkley-sound': /2 navies/ },
  },
  {
    name: 'six ships are laid into dark blue seas',
    command: 'sea-lanes',
    question: 'sea-lanes',
    at: opening('sea-lanes'),
    reads: ['Put 6 merchant ships into dark blue seas', 'Ships in dark blue seas carry goods', 'If you wait'],
    chooses: async (hand) => {
      await hand.fewer('Mid Atlantic');
      await hand.more('North Pacific');
    },
    presses: 'Seal: set the sea lanes',
    log: 'Everyone places 6 merchant ships',
    board: { 'north-pacific': /1 merchant ship/ },
    byKeys: true,
  },
  {
    name: 'ships are rerouted once before play begins',
    command: 'first-reroutes',
    question: 'first-reroutes',
    at: opening('first-reroutes'),
    reads: ['from any sea to any other, for free.', 'If you wait'],
    chooses: async (hand) => {
      await hand.fewer('Great Australian Bight', 2);
      await hand.choose('ships', 'Mid Pacific');
      await hand.more('Mid Pacific', 2);
    },
    presses: 'Seal: move the ships',
    log: 'USA has 4 in the Great Australian Bight and 2 in the Mid Pacific',
    board: { 'mid-pacific': /2 merchant ships/ },
    byKeys: true,
  },
  {
    name: 'twelve more units of any kind are taken',
    command: 'bonus-dozen',
    question: 'bonus-dozen',
    at: opening('bonus-dozen'),
    reads: ['Place 12 more units', 'Whatever isn’t a navy or a ship is an army.', 'If you wait'],
    chooses: async (hand) => {
      await hand.more('Barkley Sound');
      await hand.choose('ships', 'North Atlantic');
      await hand.more('North Atlantic', 2);
    },
    presses: 'Seal: 1 navy, 2 merchant ships and 9 armies',
    log: 'USA places 9 armies, 1 navy and 2 merchant ships',
    board: { 'north-atlantic': /2 merchant ships/ },
  },
];
