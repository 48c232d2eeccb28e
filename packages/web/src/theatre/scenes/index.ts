// The great moments, one scene for each kind of beat that has one.
import { giveScene } from '../scenes.ts';
import { Battle } from './Battle.tsx';
import { Conquest, takes } from './Conquest.tsx';
import { Falls } from './Falls.tsx';
import { Launch, Roulette, Shot, Strike } from './Strike.tsx';
import './scenes.css';

// Bids turn over on the cards of the powers.
giveScene('bids', { own: true, lasts: () => 2200 });
giveScene('attack', { Over: Battle, own: true, lasts: () => 1900 });
giveScene('fire', { Over: Battle, own: true, lasts: () => 1700 });
giveScene('losses', { Over: Battle, own: true, lasts: () => 1300 });
giveScene('capture', { Over: Conquest, own: true });
// A land that is walked into is taken by the march.
giveScene('march', { Over: Conquest, own: takes });
giveScene('launch', { Over: Launch, own: true, lasts: () => 2800 });
giveScene('shot', { Over: Shot, own: true, lasts: () => 1600 });
giveScene('strike', { Over: Strike, own: true, lasts: () => 3400 });
giveScene('roulette', { Over: Roulette, own: true, lasts: () => 3000 });
giveScene('out', { Over: Falls, own: true, lasts: () => 3000 });
