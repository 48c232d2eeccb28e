// The expansions and the chart, for readers.
import type { Told } from '../../handbook/outline.ts';

export const sets = {
  'apc-units': {
    title: 'What is an APC?',
    text: 'An armored personnel carrier carries up to three armies and protects them. It costs a full set of supplies and $300M, and $10M in salary each cycle. Each player starts with one. You build it at home, or abroad where one of your armies stands.',
    asked: 'apc armored personnel carrier vehicle tank cost build carry',
  },
  'apc-moves': {
    title: 'How do APCs move?',
    text: 'They drive for 2 oil a territory, fly anywhere for 4 oil in Stage 5 or as reinforcements, or sail: a navy takes two APCs, or one APC and two armies. Armies board an APC for 1 oil a group and get off free of charge.',
    asked: 'apc move drive fly transport board carry armies',
  },
  'apc-battle': {
    title: 'How do battles change with APCs?',
    text: 'Each side names the unit it wants to destroy first. The fire power die goes to the side with the higher fire power rating (an army or navy counts 1, an APC 2), and a big lead adds points to the roll. An APC takes 8 points to destroy, and it can take the damage for the armies beside it. If you miss your first target, the points are lost.',
    asked: 'apc battle fire power rating kill points 8 target absorb damage fpr',
  },
  'tech-cards': {
    title: 'How do you get technology?',
    text: 'Before Stage 6 you secretly list what you want to research. Each card you draw costs $200M and has a level from 1 to 5, for armies or navies. To use it, deploy it: roll a die and pay $100M for each pip. Then all your units of that kind have the level.',
    asked: 'technology high-tech tech card research agenda level deploy draw cost',
  },
  'tech-battle': {
    title: 'What does technology do in battle?',
    text: 'Show your card and the higher level gets one more die, and adds the difference of the levels to the roll. You can also keep it secret and fight without it.',
    asked: 'technology battle die edge points level high-tech bonus show',
  },
  'tech-moves': {
    title: 'What does technology do for moving?',
    text: 'From level 2 on, one grain or oil takes you farther: the higher the level, the more steps or units each unit of supplies pays for. You have to show the card to use it.',
    asked: 'technology move cheaper grain oil level movement',
  },
  'tech-sales': {
    title: 'Can you sell technology?',
    text: 'Yes, in Stage 6. As a public record you show the card, keep it, and the buyer gets a license, which costs two dice to deploy. As top secret the card itself changes hands, and nobody else learns which it was.',
    asked: 'sell technology licence license public record top secret card buy',
  },
  ships: {
    title: 'What are merchant ships?',
    text: 'They carry your goods. Everyone starts with six in dark blue seas and more for companies abroad. A set of supplies pays for three, $50M each, and the salary is $10M a cycle. They don’t fight, and they move by rerouting, free of charge, in Stage 5 and after battles.',
    asked: 'merchant ship ships marine trade fleet cost build reroute',
  },
  freight: {
    title: 'Why can’t I sell or collect my goods?',
    text: 'With Merchant Marine goods need ships. A ship in a dark blue sea carries up to three units of one kind to or from the market, for $50M a ship and once a stage. Companies abroad deliver only with a ship of yours in a sea beside a port of theirs.',
    asked: 'freight carry ship sell buy no ships cannot sell transfer foreign company delivery trip',
  },
  'ship-battles': {
    title: 'How do you attack and protect ships?',
    text: 'Attack ships like navies, with a set of supplies; two points sink one. Navies in the same light blue sea guard your ships; in dark blue seas you have to name escorts. An attacker rolls a die to slip past them, or must fight them first.',
    asked: 'attack ships escort convoy protect sink merchant navy guard pirates',
  },
  'marine-siege': {
    title: 'How do blockades and sieges change?',
    text: 'They no longer stop everything. You roll a die for each: the more navies block you, the worse the odds that your goods get through, and ships can be sunk or captured. It helps against a siege if you have more ships in dark blue seas than there are navies around you.',
    asked: 'blockade siege merchant marine roll die run break through',
  },
  legions: {
    title: 'What are colonial legions?',
    text: 'Armies that you raise in your colonies. With this set you can’t build any number of armies: each home territory you hold allows three, placed wherever you already are, and each foreign territory three more, placed in that territory.',
    asked: 'legion legions colonial colony build limit armies how many',
  },
  'chart-battle': {
    title: 'How does the Conflict Chart decide a battle?',
    text: 'Each side adds the fire power of its units, one point for more L-stars and for better technology, and a Generalship die worth 0, 1 or 2. A defender without a set of supplies doesn’t roll. The chart gives a letter for the two totals.',
    asked: 'chart military conflict letter generalship points resolve battle table',
  },
  'chart-results': {
    title: 'What do the letters A, B, C and D mean?',
    text: 'A: the attacker wins and loses nothing. B: the attacker wins and gives up half. C: the attacker loses all units used. D: like C, and the defender can strike back at once with two moves and an attack.',
    asked: 'chart letters a b c d result outcome half retaliation meaning',
  },
} as const satisfies Readonly<Record<string, Told>>;
