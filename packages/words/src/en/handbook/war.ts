// Battles and nuclear war, for readers.
import type { Told } from '../../handbook/outline.ts';

export const war = {
  attacking: {
    title: 'How does an attack work?',
    text: 'In Stage 4, on your turn, you make one attack or pass. First you name where you attack from and what you attack. Both sides may pay a set of supplies, dice are rolled, units are lost, and an emptied territory can be occupied. Then the defender can counterattack, and the next player attacks. You can attack again when it is your turn again.',
    asked:
      'attack war battle fight stage 4 invade invasion steps combat declare start again second time twice begin another stop cancel how often together with an ally',
  },
  reach: {
    title: 'What can you attack?',
    text: 'An army attacks armies in the next territory and navies in the light blue sea beside it. A navy in a light blue sea attacks the light blue seas next to it and armies on the coast beside it. A navy in a dark blue sea attacks navies there and in the light blue seas next to it. Farther away you need a landing or an airborne assault.',
    asked: 'reach range target adjacent neighbour attack who where navy army sea out of reach far sink ship',
  },
  'battle-cost': {
    title: 'What does a battle cost?',
    text: 'The attacker pays one set of supplies: 1 grain, 1 oil, 1 mineral. Without a set there is no attack. The defender can pay a set too; a defender who doesn’t, or can’t, rolls one die fewer.',
    asked: 'set supplies cost attack battle upkeep need grain oil minerals no set defend without',
  },
  dice: {
    title: 'How many dice do you roll?',
    text: 'The attacker has 1 die, the defender 2, or 1 without a set of supplies. The side with more units in the battle gets one more, and so does the side with more L-stars. Numbers help, but only so much.',
    asked:
      'dice battle how many bonus extra die fire power position odds chance more armies strength each army number of armies defender better stronger bigger army advantage',
  },
  losses: {
    title: 'Who loses what?',
    text: 'Add up your dice: for every full 3 points you remove one enemy unit, and you choose which. Both sides roll, even a defender whose last unit has just been removed. When a navy sinks, the armies aboard are lost too.',
    asked:
      'losses casualties kill remove units three points damage hit die destroy army number needed need to score tie ties equal attacker defender lose battle sink sinks sunk',
  },
  occupying: {
    title: 'How do you take the territory?',
    text: 'If no defender is left, you can move in at once, with any units that can get there, at the usual moving costs. Moving in takes the territory and every company the loser has there. If you stay out, the defender can bring in others.',
    asked: 'occupy capture conquer territory take move in after battle won captured companies',
  },
  defending: {
    title: 'What can you do when you are attacked?',
    text: 'Pay a set and fight with 2 dice. Resist without a set and fight with 1. Withdraw some or all units to a zone next door that is empty or yours. Abroad you can also surrender: the units and companies there go to the attacker. In your homes you can’t surrender.',
    asked:
      'defend defence defense attacked resist withdraw retreat surrender options protect run away stop attacking armies better defend myself defend',
  },
  reinforcing: {
    title: 'Bringing in reinforcements',
    text: 'After the losses both sides can bring up more units at moving costs, the defender first. You can reinforce a territory only if you hold it, a light blue sea if you hold it or nobody does, and any dark blue sea.',
    asked: 'reinforce reinforcement more troops after battle step e bring help',
  },
  counterattack: {
    title: 'What is a counterattack?',
    text: 'Right after an attack each player who was attacked can make one attack of their own: anywhere, on anyone, without a bid. A power that has just lost its last home can do that too; if it wins a home back, it stays in the game.',
    asked:
      'counterattack counter strike back revenge retaliate response after attack last home hit fight answer win recover regain',
  },
  militia: {
    title: 'Can you attack an empty territory?',
    text: 'Yes, in Stage 4 the militia of an empty territory or sea resists with one die: a 3, 4 or 5 costs you one unit, a 6 two. In Stage 5 you can simply move in. If another player owns companies there, you take them.',
    asked: 'empty neutral territory militia nobody unoccupied grey attack free land colonize expand',
  },
  landing: {
    title: 'How do you land from the sea?',
    text: 'Bring armies by navy to a light blue sea beside the target and go ashore as an attack: an amphibious assault. Armies and navies both count for fire power. If the territory isn’t taken, you must attack again, or take the armies back aboard, or give them up.',
    asked: 'amphibious assault landing beach invade by sea navy armies ashore coast d-day from the invasion',
  },
  airborne: {
    title: 'How do you attack by air?',
    text: 'Fly armies straight into the target for 2 oil each: an airborne assault. It reaches any territory. There is no way back: if the territory isn’t taken, attack again or surrender the armies there.',
    asked: 'airborne assault paratroopers air attack fly drop parachute plane far parachuting cost',
  },
  blockade: {
    title: 'What is a blockade?',
    text: 'If enemy navies sit outside every port of a foreign territory of yours, it is blockaded: its companies produce nothing and you build nothing there until one port is free. Several players’ navies can blockade it together.',
    asked: 'blockade blockaded port closed navy no production red dotted line foreign',
  },
  siege: {
    title: 'What is a siege?',
    text: 'If enemy navies sit outside every port of your home country, you are under siege: your companies abroad produce nothing, you build nothing abroad, and you can neither buy nor sell. It ends the moment one home port is free. Companies and building at home go on.',
    asked: 'siege besieged ports blocked cannot trade sell buy navy home country',
  },
  nukes: {
    title: 'What does a nuke do?',
    text: 'It destroys everything in a territory or a light blue sea: all units and companies, no matter whose they are. The territory is out of play for the rest of the game; nobody can enter or cross it. A sea recovers at once. Dark blue seas can’t be hit.',
    asked:
      'nuke nuclear bomb effect destroy territory mushroom cloud missile radiation strike forever permanent permanently ruin ruined rebuild crater radioactive land used again reuse usable clean recover cleaned enter bombed radioactive',
  },
  launching: {
    title: 'How do you launch nukes?',
    text: 'In Stage 4, as your attack, name all targets and fire one nuke or several together. Each nuke you fire is used up, whether it gets through or not. Aim more than one at the same place to get past L-stars.',
    asked: 'launch fire nuke attack shoot missile target cluster solo several',
  },
  'l-stars': {
    title: 'What do L-stars do?',
    text: 'They shoot down nukes aimed at you: each rolls one die and hits on 1 to 5. You choose which nukes they shoot at. They aren’t used up by shooting. The side with more L-stars also gets one more die in battles on the ground.',
    asked: 'l-star lstar star defence shield laser satellite intercept shoot down nuke protect against nukes',
  },
  champions: {
    title: 'Can others defend you against nukes?',
    text: 'Yes. Any player not involved can act as your champion with L-stars. Champions decide before the shooting starts and can’t change their mind. Their L-stars fire after yours and hit on 1 to 3. They get no counterattack.',
    asked:
      'champion help ally l-star defend another protect friend someone else somebody other players shoot down for me rescue save third',
  },
  'first-strike': {
    title: 'What is a first strike?',
    text: 'When somebody declares a ground attack on you, and you have a cube in this Stage 4, you can fire nukes at the attacker’s zones before the battle. The attacker can answer with nukes at once and then go on with the battle.',
    asked:
      'first strike nuke before battle defence preempt retaliation retaliate shoot before he attacks attacked attacker preemptive',
  },
  'space-blast': {
    title: 'How do you destroy L-stars?',
    text: 'Two ways. Space Blast: fire nukes at space; if one gets through, all L-stars of all players are gone, yours too. L-star Clash: one of yours against one of theirs, each rolls a die, and the lower roll loses its L-star; on a tie, both are lost.',
    asked: 'space blast l-star clash destroy remove satellites laser stars kill shield',
  },
} as const satisfies Readonly<Record<string, Told>>;
