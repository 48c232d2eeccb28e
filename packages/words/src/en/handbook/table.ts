// The aim, the cycle, deals and the end of a player, for readers.
import type { Told } from '../../handbook/outline.ts';

export const table = {
  'how-to-win': {
    title: 'How do you win?',
    text: 'There are two ways. Be the last power left: that is Supremacy. Or be the richest when the game ends at the agreed cycle, or because everyone agrees to stop: that is Détente. Most games end in Détente, so money, goods and companies count as much as armies. There is one way for everyone to lose: too many nuclear strikes.',
    asked:
      'winner victory winning aim goal object purpose point end finish over without war peaceful peacefully who wins nobody game ends ending decided',
  },
  wealth: {
    title: 'How is wealth counted at the end?',
    text: 'Add your cash, your grain, oil and minerals at today’s market prices, $100M for each company card, $50M for each army and navy, $250M for each nuke and $500M for each L-star. Take off what you owe the bank, with unpaid interest. The highest total wins a Détente. Equally rich powers share the win.',
    asked:
      'score points worth richest rich value total money count calculate final table ranking tie draw equal same equally counts armies at the end',
  },
  supremacy: {
    title: 'Supremacy: the last power left',
    text: 'If every other power has been captured, destroyed or has left the game, you win at once, however rich or poor you are. A power is out when it has lost all its home territories, so strike at homes, not at colonies.',
    asked: 'conquer conquest last player standing eliminate everyone world domination how many territories need',
  },
  detente: {
    title: 'Détente: the game ends in peace',
    text: 'The table agrees on a last cycle before the game. After its Stage 7 the richest power wins. At any time a player can propose to stop now; if everyone agrees, the game ends there. One “no” ends the proposal, and each player can propose once a cycle.',
    asked:
      'detente peace truce agree stop early last cycle time limit propose end together how long does a game take length duration hours vote finish sooner',
  },
  'coup-final': {
    title: 'Coup Final: everyone loses',
    text: 'From the 13th territory that nukes destroy, the destroyer rolls a die each time. The 13th ends the world on a 6, the 14th on 5 or 6, and so on; the 18th ends it without a roll. Then nobody wins.',
    asked:
      'nuclear winter roulette doomsday too many nukes everybody loses 13 territories destroyed world ends mushroom clouds everybody loses',
  },
  stars: {
    title: 'What do the stars of a winner mean?',
    text: 'A winner gets a rank from one to five stars. Five stars: you captured opponents’ territories, fired no nuke and lost no territory to one. The more you relied on nukes, the fewer stars. The rank is only for glory; it doesn’t change who won.',
    asked: 'rank ranks star stars 5-star general medal rating',
  },
  players: {
    title: 'How many players can play, and how long does it take?',
    text: 'Two to six. Computer commanders can lead any of the powers, so you can also play alone. The table agrees on the last cycle before the game: the fewer cycles, the shorter the game. Around one screen or online with everyone there, a game takes an evening. With a clock of hours for each stage, it takes weeks.',
    asked:
      'players number people alone solo single computer long length duration time hours minutes take two six minimum maximum',
  },
  'the-cycle': {
    title: 'What is a cycle?',
    text: 'A cycle has seven stages: Pay, Transfer, Sell, Attack, Move, Build, and Buy or Prospect. Everyone plays the first two. Of the other five you can play at most three each cycle, one for each cube you bid. After Stage 7 the next cycle begins.',
    asked:
      'turn round stages seven phases sequence of play order overview how does a turn work stage each turns rounds number',
  },
  start: {
    title: 'What do you start with?',
    text: 'In the standard opening each power has $7,000M, 3 grain, 3 oil and 3 minerals, its six companies, and one army in each home territory. All market prices start at $500M. There are no navies, nukes or L-stars yet.',
    asked: 'setup opening beginning begin initial starting money armies first what do i begins goods',
  },
  bids: {
    title: 'What are the cubes and bids for?',
    text: 'Each cycle you have three cubes. Before each of Stages 3 to 7 everyone secretly decides whether to spend one; the bids are revealed together. You play a stage only if you spent a cube on it, and the cube is gone even if you then do nothing. All cubes come back next cycle.',
    asked:
      'bid cube bidding blind sealed secret spend stage plan three take part join sit out leave every want play stages which',
  },
  order: {
    title: 'Who goes first in a stage?',
    text: 'If two or more players bid for a stage, each rolls a die and the highest goes first. That order holds for the whole stage. Going first matters: the first seller gets the best price, the last buyer pays the most.',
    asked:
      'turn order sequence first second initiative dice roll player order my yet whose wait waiting next before me attacks sells buys moves builds',
  },
  passing: {
    title: 'Can you act after you pass?',
    text: 'Yes. Passing means “not now”. If somebody else acts, you are asked again, and the stage ends when everyone has passed in a row. Prospecting is the exception: a pass there uses up one of your three tries. To be left alone, pass for the rest of the stage.',
    asked: 'pass passing skip again done finish asked twice why am i asked again',
  },
  'first-cycle': {
    title: 'What is forbidden in the first cycle?',
    text: 'In cycle 1 nobody attacks, so Stage 4 is skipped, and nobody builds or researches nukes and L-stars. You can still sell, move, build armies and navies, buy and prospect.',
    asked:
      'first turn cycle 1 not allowed cannot attack yet beginning restrictions cannot now allowed beginning immediately right away',
  },
  trading: {
    title: 'What can players trade, and when?',
    text: 'Cash can change hands at any time. Grain, oil and minerals change hands in the trading rounds of Sell and Buy, companies in Sell and Buy, and units, weapons and foreign territories in the arms bazaar of Build. In Sell and Build the seller needs a bid for the stage, in Buy the buyer does.',
    asked:
      'trade deal offer sell to player exchange swap barter window when goods company territory give buy from other people companies oil for money refuse decline reject accept counteroffer talk negotiate',
  },
  promises: {
    title: 'Are promises binding?',
    text: 'No. What changes hands on the spot is enforced; everything else is a promise that anyone can break: peace, help, passage next cycle. You can write a promise into an offer so that both sides remember it. Rights of passage hold until they are revoked.',
    asked:
      'promise treaty alliance ally peace betray betrayal break word trust binding agreement pact talk chat negotiate diplomacy message discuss deals kept keep honor lie lying enforce enforced obliged',
  },
  'player-loans': {
    title: 'Can players lend each other money?',
    text: 'Yes, at any time and on any terms. The loan stays on record until it is paid back, and both sides are told when it is due and when it is overdue, but nobody collects it for you. You can’t give or lend money that you have borrowed.',
    asked: 'loan lend borrow from player debt gift give money owe pay back repay interest',
  },
  'drop-ship': {
    title: 'What is a drop-ship order?',
    text: 'In Stage 7 you can sell next cycle’s production in advance. In the next Stage 2 the units go straight to the buyer. If the seller doesn’t pay the salaries of all companies in Stage 1, the buyer gets nothing, so trust matters.',
    asked: 'drop ship dropship order advance future production sell ahead delivery before i have it yet sell goods',
  },
  secrets: {
    title: 'What can the others see?',
    text: 'Everyone sees units, stored goods, weapons, loans and open companies. Your cash is hidden unless the table plays with open cash. A company you have found and not opened is face down: others see its resource, but not its name or place.',
    asked:
      'hidden secret see know information cash visible face down cards private peek fog of war opponent rival enemy money',
  },
  captured: {
    title: 'What happens when a power is captured?',
    text: 'When you take the last home territory of a power, and it doesn’t win one back in its counterattack, you get everything: cash, companies, goods, weapons, and its units where they stand. Its debts are canceled and its player is out.',
    asked:
      'capture conquered spoils of war eliminated lose last home out of the game take over everything cash of a dead player gets fallen lose all territories defeat beat knock reward prize opponent eliminating somebody someone what do i get loot plunder inherit',
  },
  destroyed: {
    title: 'What happens when a power is destroyed?',
    text: 'If the last home territory falls to a nuke, nobody gets spoils: the cash goes to the bank, the companies go back to the deck, and all units and weapons are removed. The player is out.',
    asked: 'destroy nuked last home eliminated wiped out bank all my land bombed nuked everything',
  },
  'empty-home': {
    title: 'Can someone walk into my empty territory?',
    text: 'Yes. A territory without your army can be entered in Stage 5 without a fight, and the player who enters takes every company you have there. That goes for your homes too. Leave at least one army wherever you own something.',
    asked:
      'empty undefended lost company without battle walk in took my home stolen leave army squatter protect guard disappear disappeared gone vanished missing company moved enters entered fighting country',
  },
  resigning: {
    title: 'What if somebody resigns or leaves?',
    text: 'A player who resigns is out for good; the cash goes to the bank, the companies to the deck, the units are removed. Nobody can deny an opponent the spoils by resigning when the last home has just fallen. Online, a computer commander can take over a seat whose player is gone.',
    asked:
      'resign quit leave give up surrender game player left abandon disconnect stops playing take over computer instead of me away vacation absent',
  },
  'taking-back': {
    title: 'Can you take back a move?',
    text: 'Your last one, as long as no die has fallen, nothing hidden was shown and no other person has acted since. Alone against computers you can also play on from before your last move, whatever came of it: that begins a new game, and the old one is kept.',
    asked: 'undo take back back mistake wrong button misclick clicked accident revert cancel move go back',
  },
  'fair-dice': {
    title: 'Are the dice fair?',
    text: 'Yes, and you can check. Before the game the table publishes a fingerprint of its secret, and every player adds a word of their own. When the game is over the secret is opened, and anyone can verify every roll and every shuffle from the game file.',
    asked: 'dice fair cheat random luck verify proof rigged trust honest computer cheats cheating',
  },
} as const satisfies Readonly<Record<string, Told>>;
