// What the opening may tell: the facts of each refusal and question. The words package has a sentence for each.
import type { LightSea, Power, Territory } from '../board/index.ts';

export interface OpeningRefusals {
  'armies-at-least': { navies: number };
  clashed: { sea: LightSea };
  'nine-supplies': { units: number };
  'no-home-port:berth': null;
  'no-home-port:navies': { sea: LightSea };
  'no-such-pile': { piles: number };
  'not-your-land:card': { zone: Territory | undefined };
  'not-your-land:home': { zone: Territory | undefined };
  'opponent-navy': { sea: LightSea };
  'opponent-port': { sea: LightSea; port: Territory };
  'power-taken': { power: Power };
  'so-many-units': { units: number };
}

export interface OpeningQuestions {
  'bonus-supplies': { units: number };
  'bonus-units': { units: number };
  'choose-pile': { piles: number };
  'pick-power': null;
  'place-armies': null;
  'place-navies': null;
}
