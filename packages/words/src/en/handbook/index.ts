// The rules for players, in English, in our own words.
import type { Handbook } from '../../handbook/outline.ts';
import { alike } from './alike.ts';
import { around } from './around.ts';
import { economy } from './economy.ts';
import { program } from './program.ts';
import { questions } from './questions.ts';
import { sets } from './sets.ts';
import { table } from './table.ts';
import { terms } from './terms.ts';
import { war } from './war.ts';

export const handbook: Handbook = {
  chapters: {
    aim: 'How you win',
    cycle: 'A cycle, step by step',
    pay: 'Stages 1 and 2: Pay and Transfer',
    market: 'Stages 3 and 7: Sell and Buy',
    war: 'Stage 4: Attack',
    nuclear: 'Nuclear war',
    moving: 'Stage 5: Move',
    building: 'Stage 6: Build',
    deals: 'Deals and secrets',
    losing: 'Losing, leaving and fair play',
    program: 'On this screen: saving, friends and advice',
    apc: 'Armored Personnel Carriers',
    highTech: 'High-Tech Edge',
    merchantMarine: 'Colonial Legions and Merchant Marine',
    chart: 'The Military Conflict Chart',
  },
  paragraphs: { ...table, ...economy, ...war, ...sets, ...program },
  terms,
  alike,
  around,
  questions,
  ignored:
    'a an and are as at be by can could do does did for from get gets happen happens has have how i if in is it its me mean means my of on or should so that the their then there they this to up use used was what when where which who why will with would you your much many am dont cant isnt doesnt didnt wont wouldnt couldnt im ive youre whats wheres hows thats lets none else any anything anybody anyone some just really want wants wanted ever us we our been being about into let not may might'.split(
      ' ',
    ),
};
