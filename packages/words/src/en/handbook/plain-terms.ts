// Cards of the stages, of everyday words that mean something particular here, and of what the program adds.
import type { Terms } from '../../handbook/terms.ts';

export const plainTerms = {
  'stage-1': {
    forms: ['Stage 1', 'Stage 1, Pay', 'Stage 1: Pay'],
    text: 'Pay: everyone pays salaries and the bank’s interest, and can repay loans. It costs no cube.',
  },
  'stage-2': {
    forms: ['Stage 2', 'Stage 2, Transfer', 'Stage 2: Transfer'],
    text: 'Transfer: your companies fill your supply center. It runs by itself and costs no cube.',
  },
  'stage-3': {
    forms: ['Stage 3', 'Stage 3, Sell', 'Stage 3: Sell'],
    text: 'Sell: turn goods into money, one resource a turn. Every sale lowers the price for the next player.',
  },
  'stage-4': {
    forms: ['Stage 4', 'Stage 4, Attack', 'Stage 4: Attack'],
    text: 'Attack: one attack a turn, by land, sea or air, or with nukes. It isn’t played in the first cycle.',
  },
  'stage-5': {
    forms: ['Stage 5', 'Stage 5, Move', 'Stage 5: Move'],
    text: 'Move: bring any number of units to one place each turn. Empty territories are taken without a fight.',
  },
  'stage-6': {
    forms: ['Stage 6', 'Stage 6, Build', 'Stage 6: Build'],
    text: 'Build: raise armies and navies, and later build weapons and do research.',
  },
  'stage-7': {
    forms: ['Stage 7', 'Stage 7, Buy', 'Stage 7: Buy'],
    text: 'Buy: stock up on one resource, or prospect for a new company. With two cubes you can do both.',
  },
  grain: {
    forms: ['grain'],
    text: 'One of the three goods. Armies eat it: marching into the next territory costs each army 1.',
  },
  oil: {
    forms: ['oil'],
    except: ['oil company', 'oil companies'],
    text: 'One of the three goods. A navy sails one sea for 1, and an army flies anywhere for 2.',
  },
  minerals: {
    forms: ['minerals', 'mineral'],
    text: 'One of the three goods. Nukes and L-stars are made from minerals, and every set needs one.',
  },
  price: {
    forms: ['price', 'prices'],
    text: 'What one unit of a resource costs at the market. Each unit sold lowers it a step, each one bought raises it.',
  },
  bank: {
    forms: ['bank'],
    text: 'It trades at the market, takes salaries and lends money. The program runs it, and it never runs out.',
  },
  turn: {
    forms: ['turn', 'turns'],
    except: ['in turn', 'turn to', 'turns to', 'turn back', 'turn it', 'turn the', 'turn on', 'turn off'],
    text: 'Your part of a stage. You do one thing, then the others go, and it comes around until everyone passes.',
  },
  pass: {
    forms: ['pass', 'passes', 'passed'],
    except: [
      'pass through',
      'passes through',
      'let you pass',
      'lets you pass',
      'let everyone pass',
      'let anyone pass',
      'let that player pass',
      'may pass here',
    ],
    text: 'Not now. If somebody else acts, you are asked again; the stage ends when everyone has passed in a row.',
  },
  sealed: { forms: ['sealed', 'seal'], text: 'Decided in secret. What everyone chose is revealed at the same moment.' },
  attack: {
    forms: ['attack', 'attacks'],
    except: ['under attack'],
    text: 'A battle or a nuclear strike that you begin in Stage 4. A battle costs the attacker a set of supplies.',
  },
  battle: {
    forms: ['battle', 'battles'],
    text: 'Units against units. Both sides roll at once, and every 3 points remove one enemy unit.',
  },
  dice: {
    forms: ['die', 'dice'],
    text: 'Six-sided, rolled by the program. They can be checked when the game is over: nobody chooses them.',
  },
  points: {
    forms: ['points'],
    except: ['unclear points', 'percentage points'],
    text: 'What your dice add up to in a battle. Every 3 remove one enemy unit.',
  },
  odds: {
    forms: ['odds'],
    text: 'How likely each outcome is. These are exact: every way the dice can fall is counted.',
  },
  occupy: {
    forms: ['occupy', 'occupies', 'move in', 'moves in'],
    except: ['move in this game', 'to move in Stage'],
    text: 'Moving units into a territory that a battle has emptied. Only then is it yours, with the loser’s companies.',
  },
  destroyed: {
    forms: ['destroyed', 'mushroom cloud', 'mushroom clouds'],
    text: 'A territory hit by a nuke is out for the rest of the game, under a cloud. Nobody can enter or cross it.',
  },
  fallen: {
    forms: ['out of the game'],
    except: ['deck are out of the game', 'is then out of the game', 'nuke and out of the game'],
    text: 'A power without a home territory. The player who captured the last one gets everything it had.',
  },
  abroad: {
    forms: ['abroad', 'foreign territory', 'foreign territories'],
    text: 'Outside your home country. You can hold territories and companies there, and lose them more easily.',
  },
  closed: {
    forms: ['closed company', 'closed companies'],
    text: 'Costs no salary and produces nothing. Opening it again costs $200M.',
  },
  deck: {
    forms: ['deck'],
    text: 'The cards that nobody owns: companies not found yet, and the weapons that research looks for.',
  },
  offer: {
    forms: ['offer', 'offers'],
    text: 'What somebody would give, and for what. Nothing changes hands until the other side accepts.',
  },
  deal: { forms: ['deal', 'deals'], text: 'An offer that was accepted. What it names changes hands at once.' },
  gift: {
    forms: ['gift', 'gifts'],
    text: 'A deal for nothing in return. You can’t give away money that you have borrowed.',
  },
  commander: {
    forms: ['computer commander', 'computer commanders'],
    text: 'The program, leading a power. It sees only what a person in its seat would see.',
  },
  recruit: {
    forms: ['recruit', 'recruits'],
    text: 'The easiest computer commander. It makes the mistakes that beginners make.',
  },
  officer: {
    forms: ['officer', 'officers'],
    text: 'A computer commander that plays soundly and punishes carelessness.',
  },
  general: { forms: ['general', 'generals'], text: 'A strong computer commander that plans the whole cycle ahead.' },
  marshal: {
    forms: ['marshal', 'marshals'],
    text: 'The strongest computer commander. It thinks up to three seconds about each move.',
  },
  coach: {
    forms: ['coach'],
    text: 'Says what each moment of your first cycle is for, and suggests a move. One click turns it off.',
  },
  hint: {
    forms: ['hint', 'hints'],
    text: 'What a general would do in your place. Ask for it below your decision; your result counts how often you did.',
  },
  caretaker: {
    forms: ['caretaker', 'caretakers'],
    text: 'The program, answering for an absent player until they are back.',
  },
  substitute: {
    forms: ['substitute', 'substitutes'],
    text: 'A person who was invited by a link and leads somebody else’s power for a while.',
  },
  'standing-order': {
    forms: ['standing order', 'standing orders'],
    text: 'An answer you give in advance. It is used in every cycle until you switch it off, and nobody else sees it.',
  },
  referee: {
    forms: ['referee'],
    text: 'The part of the program that knows the rules. It offers only what is allowed.',
  },
  clause: {
    forms: ['clause', 'clauses'],
    text: 'One numbered rule of the booklets. Each paragraph of the handbook shows the clauses behind it.',
  },
  ruling: { forms: ['ruling', 'rulings'], text: 'How the referee decides where the booklets are silent or disagree.' },
  convoy: {
    forms: ['convoy', 'convoys'],
    text: 'Merchant ships in one dark blue sea, with the navies that escort them.',
  },
  carriers: {
    forms: ['common carriers', 'carriers'],
    except: ['Armored Personnel Carriers'],
    text: 'Hired to move your armies in Stage 5: the market price of the supplies, plus $100M for each army.',
  },
  colony: {
    forms: ['colony', 'colonies'],
    text: 'A territory abroad that you hold. With Colonial Legions you raise armies there.',
  },
  ransom: {
    forms: ['ransom'],
    text: 'Half or all of what the goods are worth: what pirates want to let them through. Pay, or lose the ships.',
  },
  tank: {
    forms: ['tank', 'tanks'],
    text: 'A heavy land unit with a fire power of 5. None of the sets in this program has any.',
  },
  'fire-power-rating': {
    forms: ['fire power rating', 'fire power ratings'],
    text: 'With APCs: what all units of a side count together. An army or navy counts 1, an APC 2.',
  },
  'kill-points': {
    forms: ['kill points'],
    text: 'With APCs: the points it takes to destroy a unit. An army or navy takes 3, an APC 8.',
  },
  'public-record': {
    forms: ['public record'],
    text: 'A way to sell technology: everyone sees the card, you keep it, and the buyer gets a license.',
  },
  'top-secret': {
    forms: ['top secret'],
    text: 'A way to sell technology: the card itself changes hands, and nobody else learns which.',
  },
  token: {
    forms: ['token', 'tokens', 'Military Token', 'Military Tokens'],
    except: ['Bot tokens'],
    text: 'A piece on the Conflict Chart’s own page. It stands for units and is worth some points.',
  },
  canal: {
    forms: ['Canal certificate', 'Canal certificates'],
    text: 'Adds points on the Conflict Chart’s own page. The winner of a conflict takes those that were used.',
  },
  mastermind: {
    forms: ['Mastermind card', 'Mastermind cards'],
    text: 'A card that adds points on the Conflict Chart’s own page.',
  },
} as const satisfies Partial<Terms>;
