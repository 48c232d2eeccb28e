// Money, goods, moving and building, for readers.
import type { Told } from '../../handbook/outline.ts';

export const economy = {
  salaries: {
    title: 'What do salaries cost?',
    text: 'In Stage 1 you pay the bank $50M for each open company and $10M for each army and navy. You can leave some unpaid: an unpaid unit leaves the board, an unpaid company produces nothing this cycle.',
    asked:
      'salary pay stage 1 upkeep maintenance cost of army unpaid wages cannot pay paid armies paying army gone left disappeared companies cost company costs money monthly each cycle every turn for nothing afford',
  },
  loans: {
    title: 'How do bank loans work?',
    text: 'You can borrow from the bank at any time, in steps of $1,000M and up to $12,000M. Each Stage 1 you pay $100M interest for each $1,000M you owe. You repay in Stage 1, also in steps of $1,000M. Loans count against you at the end.',
    asked:
      'loan borrow bank money interest debt credit repay out of money no cash broke money limit most maximum paying back rate cost get money quickly fast emergency',
  },
  default: {
    title: 'What if you can’t pay interest?',
    text: 'You are in default: you can neither borrow nor buy from the market until you have paid the interest you owe. You can still sell, but the money goes to the bank first.',
    asked: 'default bankrupt bankruptcy arrears overdue interest cannot pay no money owe unpaid',
  },
  production: {
    title: 'When do companies produce?',
    text: 'In Stage 2 each open company whose salary you paid adds its units to your supply center. You can store 12 of each; what doesn’t fit is lost. A company produces nothing while it is closed, unpaid, under blockade, or abroad while you are under siege.',
    asked:
      'transfer stage 2 produce income company yield supply center full storage limit 12 why no production nothing when goods produced delivered every cycle new go stored good for when do i get receive my oil grain minerals lose resources wasted waste surplus overflow too many spoil arrive',
  },
  selling: {
    title: 'How do you sell?',
    text: 'In Stage 3, on your turn, you sell any number of one resource to the market at the price shown. All of them get that price; then the price drops one step for each unit. Then the others take their turns. On your next turn you can sell again, the same resource or another.',
    asked:
      'sell sale stage 3 market money cash resources grain oil minerals income make earn money rich everything all at once a time several amount get money getting quick',
  },
  prices: {
    title: 'How do market prices move?',
    text: 'Each unit sold moves the price of that resource one step down, each unit bought one step up. Prices stay between $1M and $1,000M. You buy and sell at the same price. Deals between players don’t move it.',
    asked:
      'price market change drop rise cheap expensive bull pen bear pit why did the price fall maximum minimum highest lowest limit lower lowers chart read ladder',
  },
  buying: {
    title: 'How do you buy?',
    text: 'In Stage 7, on your turn, you buy any number of one resource at the price shown, as far as you have cash and room. One cube lets you buy or prospect. If you still have two cubes, you can do both, buying first.',
    asked:
      'buy purchase stage 7 market resources grain oil minerals double seven two cubes no oil left need more run out get short of missing both at once amount need goods where do i get',
  },
  prospecting: {
    title: 'How do you find new companies?',
    text: 'Prospect in Stage 7. Name a resource; cards are turned from the shuffled deck until a company of that kind appears. Each card costs $200M, and you can stop at any card. You have three tries. A company in a territory that an opponent holds, or that was nuked, goes back.',
    asked:
      'prospect prospecting find company new cards search deck stage 7 more companies look for looking cost price card oil grain mineral draw reveal',
  },
  'open-company': {
    title: 'How do you open or close a company?',
    text: 'A company you find lies face down. It costs no salary and produces nothing until you open it, which you can do at once or later. You can close a company at any time; reopening a closed one costs $200M. You don’t have to hold its territory, but anyone who moves in takes the company.',
    asked:
      'open close reopen mothball company face down activate found card use it start producing makes nothing idle inactive',
  },
  'move-costs': {
    title: 'What does moving cost?',
    text: 'An army marches for 1 grain a territory, flies anywhere for 2 oil, or sails aboard a navy: 1 oil per sea for up to four armies. A navy sails for 1 oil each sea. On your turn in Stage 5 you move any number of units to one place; then the others go, and you can move again.',
    asked:
      'move cost stage 5 movement grain oil travel how far distance march fly sail airlift grain good for use need oil',
  },
  march: {
    title: 'Marching and flying',
    text: 'Armies march from territory to territory as far as your grain lasts, 1 grain for each army and each territory entered. Or fly: 2 oil carry one army to any territory in the world. Armies can’t board or leave a navy by air. Nuked territories are closed.',
    asked: 'march walk fly airlift plane air army far away move army',
  },
  convoy: {
    title: 'Carrying armies by sea',
    text: 'A navy carries up to four armies. They board at a port for 1 oil a group, and each sea entered costs 1 oil. From any light blue sea they can go ashore free of charge, in this stage or later. Armies can’t change ships at sea; if a navy sinks, the armies aboard are lost.',
    asked: 'convoy transport move ship boat navy carry load board aboard port land ashore sea ocean',
  },
  passage: {
    title: 'Can you pass through other players’ zones?',
    text: 'Only with permission. Armies of two players never end in the same territory, and navies of two players never share a light blue sea; in dark blue seas everyone can stay. You can grant others passage and take it back later.',
    asked:
      'passage permission pass through border right of way share zone sea ally dark blue light blue open border same two players ocean let allow',
  },
  'taking-cards': {
    title: 'Who owns the companies in a territory?',
    text: 'You can own a company without standing in its territory. But if another player’s unit moves in, that player takes all your companies there. The same happens when a territory is captured in battle.',
    asked:
      'company lost taken squatter card ownership territory who gets capture companies steal disappear disappeared gone vanished missing',
  },
  units: {
    title: 'What do armies and navies cost?',
    text: 'In Stage 6 one set of supplies (1 grain, 1 oil, 1 mineral) pays for up to three units, armies and navies in any mix, and each unit costs $100M more. Your supplies and your cash are the only limit.',
    asked: 'build army navy cost price set supplies stage 6 units recruit how much max maximum number limit armies',
  },
  'where-to-build': {
    title: 'Where can you build?',
    text: 'Armies: in your home territories, and abroad where one of your armies stands. Navies: in a light blue sea beside a territory of yours with a port there. Not where an opponent stands, and not in a sea next to an opponent’s port unless you already have a navy there or get permission.',
    asked:
      'build place location where home foreign port navy sea cannot build ship ships new units armies appear placed put deploy where do ships boats start spawn begin harbor coast',
  },
  weapons: {
    title: 'How do you get nukes and L-stars?',
    text: 'Research the first one of each kind. After that, in Stage 6, a nuke costs 1 mineral and $500M, an L-star 2 minerals and $1,000M. You can store 12 of each. Other players can sell you some in the arms bazaar.',
    asked: 'nuke nuclear weapon l-star lstar star build buy get missile bomb cost price satellite laser',
  },
  research: {
    title: 'How does research work?',
    text: 'In Stage 6 you turn cards from the shuffled deck, $200M each, until a nuke or an L-star shows, or you stop. When you find it, you pay for the first weapon at once, and from the next Stage 6 on you can build more. You never lose your research.',
    asked: 'research develop technology nuke l-star cards find first science cost card nuclear weapons draw reveal',
  },
  bazaar: {
    title: 'What is the arms bazaar?',
    text: 'The last part of Stage 6. Players sell each other armies, navies, nukes, L-stars and foreign territories with everything in them, on any terms. Home territories are never for sale.',
    asked: 'arms bazaar sell weapons units land territory buy nukes from player mercenary',
  },
} as const satisfies Readonly<Record<string, Told>>;
