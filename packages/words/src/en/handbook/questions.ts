// Questions that English-speaking people have asked, by the paragraph that answers them best.
import type { ParagraphId } from '../../handbook/outline.ts';

export const questions: Readonly<Partial<Record<ParagraphId, string>>> = {
  'how-to-win':
    'what is the goal; whats the point of the game; whats the best strategy for beginners; when is the game over; how does the game end; who wins if nobody surrenders; whats the point of this game; can we all win together; is it about money or war; how do you become the champion of the whole thing; what are we trying to do here; does having most land win; how is the winner decided; how can i win this; is being rich enough to win; who won; rules of winning; goal of the rules; how to win; whats the goal of the game; victory conditions',
  wealth:
    'what counts for the final score; are my armies worth money at the end; how is the winner ranked; can two friends win together; what counts at the end; are bombs worth points; who is winning; is there a draw; do my weapons count as money in the end; do i win if i have the most money; what is my score made of; whats my networth; what if everyone is tied; two players are equally rich; same wealth at the end; score; are companies worth money; everyone is tied; how is wealth calculated',
  supremacy:
    'how many territories do I need; last one standing; do i need to conquer everybody; how to beat everyone; can i win by killing everyone; last man standing',
  detente:
    'how do we stop the game early; what happens at the end of the last cycle; whos the winner if time runs out; how does peace vote work; how do i stop the game early; wat is detante; how many rounds are there; what happens in the last round; can the game end before the last turn; how many turns in a game; what do we do if everybody wants to stop; can players agree to end it; peace offer end game; detente; vote to end game; stop the game early',
  'coup-final':
    'how many nukes until the world ends; does everyone lose in nuclear war; too many nukes end of world; what is nuclear winter; doomsday; can the world blow up; nuclear war ends the game; when does the nuclear doomsday roll start; when does the earth explode; nuclear winter; everybody dies; 18 clouds; nuclear armagedon',
  stars:
    'what do the stars on the map mean; what is a general with five stars; medals; what does a five star winner mean; how do i get stars',
  players:
    'can I play against the computer; what does the robot player do; how many people can play; how long does it take; two player game; can my 8 year old play vs computer; can three people play; play with 5 friends; how many players; how long is a game; 2 player game',
  'the-cycle':
    'can I move after I attacked; how many turns are there; how do turns work; whats a turn made of; explain the stages; what do i do in stage 5; what comes after attack; in what order do the stages go; what happens in a round; what are the rules; rules in short; explain the game to me; how do i play; stages in order; stages explained; phases of a round',
  start:
    'what do I do first; what do i do first; what do i have at the beginning; starting money; how much cash at the start; what are my starting companies; what do i own at the start; what do you get at the beginning of the game',
  bids: 'which stage should I bid on first; how many cubes do I get each round; what if I don’t want to play a stage; do I keep my cubes for the next cycle; can I change my bid; can I see what the others bid; whats the bid for; do i have to take part in every stage; what are the little cubes; i ran out of cubes; can i change my bid; its my turn but i cant do anything; nobody bid whats happening; can i do all seven; secret bidding; i want to play all stages; do i have to bid now; lost my cube; when do i use a cube; what if i bid and then do nothing; what is a cube; can i bid on every stage; what if no one attacks; nobody bid for attack; stage is skipped because nobody wants it; what is a cube for; bid secretly; dont want to bid',
  order:
    'who gets to sell first; is it my turn yet; who attacks first; what happens if two people bid on the same stage; who rolls first; what if two players bid the same; who goes first each turn; is it better to sell early; why do they move before me; why does somebody else start; who is next; why do i go last; who gets to attack first; who sells first; bidding order; who goes first; turn order; tie in bids; roll for order',
  passing:
    'skip my turn; can i pass and come back later; i pressed pass by accident; can i still do something after passing; everyone passed but me; can i wait and see what others do; how do i end my turn; how do i finish my turn; stop doing things this stage; let the others go; can i skip my turn; end my turn; im asked again after passing; do nothing',
  'first-cycle':
    'can I build a nuke right away; can i nuke someone on turn 1; why cant i attack now; why am i not allowed to build nukes; when can i build bombs; what cant i do in the first turn; no attacks in round 1; why is stage 4 skipped; why no war in round one; is there fighting in round 1; no attacks allowed yet',
  salaries:
    'what happens when I run out of cash for salaries; can I skip paying my companies; what if I cannot afford my army; what does it cost to keep a company; my soldiers are gone; do i have to pay my soldiers; what happens if i cant pay my soldiers; can i skip paying my troops; i forgot to pay my armies; do companies cost money; why did my army vanish; do i have to pay for my boats every turn; can i pay later; upkeep of companies; troops left because no pay; what does an army cost per turn; my navys disapeared; what if i dont pay a company; how expensive is it to keep an army; can i leave a company unpaid; soldiers wages; cheap way to keep an army; why did i lose an army without a fight; my armies left without a battle; lost units but nobody attacked; salaries too high; dont pay salary; why did i lose an army without fighting; upkeep of troops',
  loans:
    'what does interest cost; how do I pay back a loan; is there a limit on borrowing; how do I repay debts; what happens if the bank wants its money; borow cash; pay rent; goverment debt; im broke what now; can i borrow money; how do loans work; how much intrest does the bank take; how deep in debt can i go; what happens when i owe money at the end; the bank wants its money; max loan; how much can i borow; pay the loan back; where can i get a loan; whats the intrest rate; lend from bank; pay interest; run out of money; loan intrest rate; pay back loan; when can i borrow; how much intrest do i pay; maximum loan',
  default:
    'what if i dont pay back the bank; i cant buy anything; do i lose when i have no money; i cant afford interest; cant pay interest; what is being in default; i am bankrupt; bankrupt; interest not paid; cant afford interest; in debt cant buy',
  production:
    'when are goods produced; what happens if my warehouse is full; what are companies good for; where do my goods go; what are the companies for; how much can i store; my warehouse is full; one of my companies stopped working; why do i lose resources; when do i get my oil; where does my grain go; how many barrels can i keep; what happens in stage two; lost minerals because full; why does my oil well make nothing; when does my stuff arrive; my storage is full of oil; how many units can i store; why did my company produce nothing; companys make how much; where do i see my resources stored; where is my oil; where are my resources; where did my goods go; where do i see my supplies; suplies storage limit; what does my company do; produce grain; where do supplies go; my company makes nothing; where did my grain go; what is 12 limit; warehouse full',
  selling:
    'can I sell everything at once; how do i get rich fast; how do i get money; can i sell everything i have; when should i sell; can i sell twice in one turn; how do i make more money than the others; how to sell my wheat; how do i sell oil; can i sell grain and oil in the same turn; sell grain; sell oil when price high; can i sell twice in a row; make cash fast',
  prices:
    'does selling lower the price; what is the maximum price of grain; can I lose money on the market; why is oil so expensive; how do I read the price chart; stock market; what does the market price depend on; why did the price go up; is there a lowest price; do prices go down when i sell; price crashed; sell high buy low; whats the most something can cost; how does the stock market work; price is too low; when does the price change; why is oil so cheap; market price changes; max price; why did oil price drop; minerals price too high',
  buying:
    'how do I get minerals if I have none; can I buy grain and oil in the same turn; how many units can I buy at once; what should I do with leftover cash; minirals; what hapens if i run out of food; how do i get more resources; how do i buy grain; can i buy and explore in the same round; can i buy more than one kind; running low on oil; i need minerals; how much can i buy; do i buy or prospect; can i buy oil from the market; buy minerals; cheapest way to get oil; shopping stage',
  prospecting:
    'how do I find a new oil company; what does it cost to look for companies; cards cost how much; how do i find oil; how many cards do i draw when prospecting; how do i get another oil company; how do i explore; search for new mines; cost of drawing a card; how do i prospect; i found nothing; how many tries to prospect; how do i look for companies; how do i get more companies; prospecting cost; cards in deck; drilling for oil',
  'open-company':
    'I found a company but it makes nothing; should I close a company; close a factory; what does a face down card mean; should i close a company; i found a company now what; turn a factory back on; shut down a business; do i need to open my company; what does opening a company do; reopen a closed company; open a company; company closed; reopen company; company card face down; shut down factory',
  attacking:
    'how do I start a war; can I attack twice in the same stage; how do I declare war; can I stop an attack halfway; how do i attack somebody; how do i declare war; how does fighting work; fight another country; what happens in stage 4; attack twice; declare war',
  reach:
    'can a navy attack land; what are the blue seas for; can I sink a ship; can I attack from a ship; colour of the sea; what is the difference between an army and a navy; can navies attack land; who can i hit with my ships; can i attack my neighbor; what can ships shoot at; can i attack any country; can an army attack a ship; can ships fight ships; shoot ships',
  'battle-cost':
    'does the defender have to pay to defend; why did I pay a set of supplies; how much does it cost to attack somebody; what do i need to start a war; i have no supplies can i still defend; whats a set; no grain no attack; cost of war; attack without supplies; do i pay supplies when defending; supplies for fighting; set of supplies; cost of attacking; do battles use supplies; ressources needed for war',
  dice: 'do ties in dice favor the defender; do I roll dice for every army; how strong is one army; is it better to attack with more armies; why did I only roll one die; who rolls more dices; how many dice do i roll; do armies defend better; do more soldiers mean more dice; how strong is the defender; why do i only have one dice; why does he have more dice than me; do i get an extra die; dice bonus; army vs army dice; odds of winning battle; defender rolls; what does 2 dice mean; roll more dice',
  losses:
    'what number do I need to roll to hit; what does the attacker lose if they lose the battle; what happens after a tie in battle; what happens if both sides lose everything; what happens to the loser of a battle; how many soldiers die; what do i need to roll to kill; both sides lose guys; sixes; how do i kill units; how many hits to kill an army; what happens to ships transporting troops when they sink; who chooses which units die; how many units do i lose; how many do i lose; both sides lose; who wins ties dice; 3 points kills; who picks the dead units',
  occupying:
    'how to conqeur a country; how do i occupy a land after winning; won the battle but dont own the place; take over land i won; do i have to move in after i win; what do i get when i take a territory; after the battle what do i do; conquer country; walk into country after winning',
  defending:
    'my opponent landed troops on my coast what now; how do I stop someone from attacking me; can i retreat from a fight; can i run away; give up a territory; surrender units; what can i do against an attack; can i pull back my army; can i give up my units; refuse to fight; retreat; surrendr; can defender run away; evade attack',
  reinforcing:
    'can I bring more troops into a battle; can i bring more troops during a fight; help my ally in a battle; more men into the battle; send help to my army in combat; can i call reinforcments; bring in more ships; reinforcments; send backup in fight',
  counterattack:
    'how do I get my territory back; can I hit back after being attacked; how do I win back my homeland; can i strike back after being attacked; revenge; payback attack; do i get to attack back; what can i attack in a counterattack; strike back; counter attack; can he attack back; revenge atack',
  militia:
    'how do I take over a neutral country; what is militia; can i attack an empty country; neutral countries; volunteers when im attacked; who defends empty land; what protects unowned countries; can i just walk into an empty land; what is the milita; take an unclaimed territory; empty country; neutral territory; militia; take an empty land; neutral resistance; rebels in empty land',
  landing:
    'how do I invade from the sea; how do i invade from the sea; beach landing failed what now; storm a beach; marines; invade england from france; what is an amphibous assault; landing troops on a coast; attack across the sea; attack over water; send an attack by ship; amphibous landing; attack from boat',
  airborne:
    'does parachuting cost oil; parashoot; paratroopers; attack from far away; drop soldiers from planes; sky attack; drop troops by plane; can i land troops behind enemy lines; attack by plane; airborn attack; paratroops',
  blockade:
    'why is my port blocked; blokade; how do i block a harbor; close somebodys harbour; surround an island with ships; they blocked my port; what does a blockade do; port blockade; blockade port; close harbour',
  siege:
    'what is being under siege; somebody surrounded my harbor; beseiged; what does a siege do; my navy got suronded; how do i brake a siege; my ports are blocked; when is a siege over; cant trade because of enemy navy; how do i get out of a siege; i am besieged what now; how does a siege end; seige; trapped by enemy fleet',
  nukes:
    'what happens to my companies when a territory is nuked; what destroys a territory forever; can I rebuild a nuked territory; nuculer bomb; submarine; fallout; what can an atomic bomb hit; can a nuked land be used again; blow up a country; radiation; are nuked places gone forever; what happens if i nuke a sea; what is destroyed by a nuke; nuke damage; wat do nukes do; nuke a sea; mushroom cloud; contaminated land',
  launching:
    'can I fire a nuke from anywhere; when can I use my nukes; how do i shoot a nuke; fire many missiles at once; press the red button; how many nukes can i fire; do i lose the nuke when i fire it; fire a nuke; how to launch missile; fire several rockets',
  'l-stars':
    'do L-stars always stop nukes; can a nuke miss; how do I defend against a nuclear attack; satelite defense; can i stop a missile; what is a laser star; how do i defend against rockets; chance to shoot down a rocket; star wars; antimissile; how good is an l star; does an lstar get used up; shoot down nukes; whats a l star; shoot down nuke; laser satelite; do l-stars get used up; miss with laser; laser defence chance',
  champions:
    'can someone else shoot down a nuke for me; can I help someone who is being attacked; what is a champion; can my friends satellites help me; ask somebody to protect me from a bomb; can my ally stop the nuke; who can be a champion; friend with laser stars helps me; protect my friend from bombs; ally stops missile',
  'first-strike':
    'ambush; can i attack with nukes first; can i shoot before he attacks me; he declared war on me can i nuke him; nuke him when he attacks; can i nuke the attacker first; nuke before he fights; nuke before he attacks; preemptive strike',
  'space-blast':
    'how do i get rid of satelites; destroy all lasers; kill his l stars; how do i blast the satellites; destroy l stars; destroy all satelites; kill l star',
  'move-costs':
    'what do i use fuel for; what do i need oil and grain for; how far can my navy sail; why does my army need oil; is there any reason to hold grain; why cant i move my ship; how far can i move; do moves cost anything; how much fuel does a boat need; what does it cost to march; how much grain for walking; are there limits how far ships go; what does it cost to sail; how much grain do i need to march; cost to move an army; fuel for my navy; how much oil for ships to sail; how far do navies move; fuel for ships; price of travel',
  march:
    'can I fly my army across the ocean; can I fly over enemy territory; can planes carry soldiers; airlift; flying troops somewhere; how do i walk to another country; can armies fly onto a navy; march far; how far can armies move; fly soldiers; airplane',
  convoy:
    'how many armies fit on a ship; what happens to armies on a sunken ship; can I put armies in the ocean; how do I cross the sea; how do i move over the sea; how do i transport tanks over water; cross the atlantic; how do soldiers get on a ship; load men into boats; put army on navy; can navies carry armies; transport army by sea; navy carry armies; how many soldiers fit on a boat; load troops',
  passage:
    'can I let another player pass through my land; two players in the same ocean; can my ally move through my country; can i sail through the panama canal; can i sail through enemy ships; can i go through someone elses country; can i park my ships next to his; let my friend walk through my land; the other guy is in my way; can we share a sea; ask permission to cross; my ally wont let me through; can two navies be in one sea; ask to pass; ally pass through my land; move through friend; canal; can two people be in same sea; border crossing',
  'taking-cards':
    'can I own a company in another country; can I steal a company; can two players own the same company; someone stole my factory; can i own a mine in another country; who owns the well if i leave; can someone take my company; do i lose my company if someone moves in; who gets my company when i lose the land; steal a company; can companies be stolen; how do i take his factory; who owns this company; steal company; lost factory because enemy moved in',
  units:
    'why can’t I build anything; how do I get more armies; how do i recruit troops; how much does an army cost; how many ships can i build; price of soldiers; build a navy; what does a set of supplies build; cost of a navy; build cost; 3 units per set; train soldiers',
  'where-to-build':
    'where do new armies appear; where do my new armies go; where can boats start; build in another country; where do i put a new fleet; can i build armies anywhere; can i build a navy in any sea; where to build ships; cant build navy; where can i put new ships; can i build in enemy land; shipyard where',
  weapons:
    'how much does an L-star cost; are minerals worth keeping; how do i make an atom bomb; how much for a satellite; nuke price; how many minerals for a nuke; cost of an l star; nukes how to get; bomb price; build missile cost',
  research:
    'how do I research nuclear weapons; what does research cost; unlock nukes; how do i get my first nuke; do i lose my research; how to research nukes; reserch cost; find weapon plans; tech research',
  bazaar:
    'can I sell weapons to another player; can I buy an army from someone; can i sell a nuke to somebody; can i sell part of my country; sell tanks and ships to others; black market for weapons; sell my army to another player; what can be sold at the bazaar; sell nukes; sell territory; buy army from other player; sell my tanks; arms dealer',
  trading:
    'how do I trade oil for money with another player; can I refuse a trade; can I sell a company; can I make a deal during a battle; the computer refuses all my offers; can i give a buddy some oil; can i trade with other players; can i give money to a friend; can i sell to a person instead of the market; swap oil for grain; how do i trade; when can we trade companies; trade oil with a friend; give oil to ally; exchange goods',
  promises:
    'what if someone breaks a promise; can I talk to other players; are deals enforced; how do we make peace; do deals have to be kept; whats an alliance worth; what if he breaks the deal; is a handshake binding; lying to other players; he didnt keep his promise; does a treaty hold; does he have to keep his word; break promise; are deals binding; peace treaty; betrayal',
  'player-loans':
    'can I give money to a friend; can i lend cash to another player; i want to borrow from my neighbour; he owes me money; give a player a loan; can i lend money i borrowed; loan between players; my ally owes me; get money back from a player; can i give money to friend; my friend owes me; lend cash',
  'drop-ship':
    'sell next year’s harvest in advance; sell oil before i have it; sell tomorrows oil today; preorder goods; sell my production in advance; sell future oil; future delivery',
  secrets:
    'do other players see how much cash I have; can I hide my money; what can i see of other players stuff; is my cash secret; can others see my money; what is hidden; hide my companies; can people see my cards; do others know my companies; see enemy money; secret cash; hidden information; what can others see about me; hide my money; spy on others',
  captured:
    'can I conquer a whole superpower; what do I get when I eliminate somebody; loosing all my homelands; what happens when i take someones home; how is a player knocked out; what do i get for eliminating somebody; can i play on after i lost; my last home was taken; i have no home left; what do i get when i conquer someone; what happens to the debts of a captured player; kill a player; take over companies from dead player; conquered player money; conquer a superpower reward',
  destroyed:
    'what if all my land is bombed; all my homes nuked; nuked to death; is a bombed player out; do you get anything for nuking the last home; all homes destroyed by nukes; wiped out by bombs',
  'empty-home':
    'can I leave my home country empty; someone moved into my territory without fighting; he walked in without fighting; leave my country unguarded; should i leave a guard; can enemies enter my home without a battle; protect empty home; do armies have to stay behind; how many armies must stay at home; do i have to leave an army everywhere; must i keep a guard in each country; how many armies must stay; do i need an army in every country; unguarded country',
  resigning:
    'can I quit and let the computer play for me; my friend left the game; someone quit; player went offline; what happens to my stuff when i resign; leave the game; resign; player left the game',
  'taking-back':
    'i clicked the wrong thing; undo; can i redo my move; can i undo my move; made a mistake; undo my move; i clicked wrong',
  'fair-dice':
    'how do I know the computer doesn’t cheat; how do i cheat; the computer cheats; random or fixed dice; are the rolls random; how can i check the dice; is the dice random; are the dice fair; does the computer cheat; is it random',
  'apc-moves': 'can tanks swim',
  'chart-battle': 'wars without dice',
  hints:
    'i need help; what should i do now; how do i learn this game; what is the best move; where is the tutorial; what does this word mean; how do i ask the general; is there a coach; hint; best strategy for beginners',
  saving:
    'can i continue tomorrow; does it save automatically; load my old game; where are my saved games; how do i pause the game; play on another computer; save game',
  friends:
    'how do i invite somebody; play on one computer with two people; make an online game; join a friends game; do i need an account; play with friends online; hotseat',
  away: 'i ran out of time; what if i miss my turn; who answers for me when i sleep; going on vacation; how do standing orders work; is there a clock; timer ran out; who plays for me when im gone',
  commanders:
    'how strong is the computer; make the computer easier; which level should i choose; do the bots cheat; what is a marshal; difficulty setting; levels of computer',
  odds: 'will i win this battle; how likely is it that i win; battle calculator; should i attack or not; who is winning right now',
  'looking-back':
    'watch my last game again; where did i go wrong; try another move; show a friend this position; see what happened earlier; analyze my game; watch replay',
  settings:
    'how do i change the language; turn off the sound; make it faster; dark mode; too slow animations; keyboard shortcuts; change language',
};
