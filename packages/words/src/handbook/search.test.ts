// What beginners ask finds its paragraph among the first three.
import { describe, expect, test } from 'vitest';
import { handbook } from '../en/handbook/index.ts';
import { type Needs, OUTLINE, type ParagraphId } from './outline.ts';
import { searchIn } from './search.ts';

const ALL = new Set<Needs>(['apc', 'chart', 'highTech', 'merchantMarine']);

const QUESTIONS: readonly (readonly [string, ParagraphId])[] = [
  ['how do I win', 'how-to-win'],
  ['what is the aim of the game', 'how-to-win'],
  ['détente', 'detente'],
  ['detente', 'detente'],
  ['DETENTE', 'detente'],
  ['how is the final score calculated', 'wealth'],
  ['what is a company worth at the end', 'wealth'],
  ['can I end the game early', 'detente'],
  ['coup final', 'coup-final'],
  ['nuclear roulette', 'coup-final'],
  ['what do the stars mean', 'stars'],
  ['what is a cycle', 'the-cycle'],
  ['what are the seven stages', 'the-cycle'],
  ['how much money do I start with', 'start'],
  ['what are the cubes for', 'bids'],
  ['blind bid', 'bids'],
  ['who goes first', 'order'],
  ['why am I asked again after I pass', 'passing'],
  ['why can I not attack in the first cycle', 'first-cycle'],
  ['salaries', 'salaries'],
  ['what happens if I do not pay an army', 'salaries'],
  ['how do I borrow money from the bank', 'loans'],
  ['interest rate', 'loans'],
  ['I am out of money', 'loans'],
  ['what is default', 'default'],
  ['why did my company not produce', 'production'],
  ['how much can I store', 'production'],
  ['how do I sell oil', 'selling'],
  ['why did the price fall', 'prices'],
  ['how do I buy grain', 'buying'],
  ['buy and prospect in the same cycle', 'buying'],
  ['how do I find new companies', 'prospecting'],
  ['how do I open a company', 'open-company'],
  ['reopen a closed company', 'open-company'],
  ['how does an attack work', 'attacking'],
  ['what can my navy attack', 'reach'],
  ['what is a set of supplies', 'battle-cost'],
  ['how many dice do I roll in a battle', 'dice'],
  ['who chooses the losses', 'losses'],
  ['how do I capture a territory', 'occupying'],
  ['can I retreat', 'defending'],
  ['can I surrender', 'defending'],
  ['reinforcements', 'reinforcing'],
  ['what is a counterattack', 'counterattack'],
  ['can I attack an empty territory', 'militia'],
  ['amphibious assault', 'landing'],
  ['paratroopers', 'airborne'],
  ['blockade', 'blockade'],
  ['siege', 'siege'],
  ['what does a nuke do', 'nukes'],
  ['how do I launch a nuke', 'launching'],
  ['what is an L-star', 'l-stars'],
  ['champion', 'champions'],
  ['first strike', 'first-strike'],
  ['space blast', 'space-blast'],
  ['how much does moving cost', 'move-costs'],
  ['how do I fly an army', 'march'],
  ['transport armies by ship', 'convoy'],
  ['right of passage', 'passage'],
  ['somebody took my home without a battle', 'empty-home'],
  ['who owns a company in a captured territory', 'taking-cards'],
  ['how much does an army cost', 'units'],
  ['where can I build a navy', 'where-to-build'],
  ['how do I get nukes', 'weapons'],
  ['how does research work', 'research'],
  ['arms bazaar', 'bazaar'],
  ['when can I trade with other players', 'trading'],
  ['are treaties binding', 'promises'],
  ['can I lend money to another player', 'player-loans'],
  ['drop ship', 'drop-ship'],
  ['what can others see', 'secrets'],
  ['what do I get for capturing a power', 'captured'],
  ['what if I resign', 'resigning'],
  ['are the dice fair', 'fair-dice'],
  ['what is an APC', 'apc-units'],
  ['how do I get technology', 'tech-cards'],
  ['merchant ships', 'ships'],
  ['escort', 'ship-battles'],
  ['colonial legions', 'legions'],
  ['what does the letter D mean', 'chart-results'],
  ['how do I make money', 'selling'],
  ['what is grain good for', 'move-costs'],
  ['why did my company disappear', 'taking-cards'],
  ['who gets the cash of a dead player', 'captured'],
  ['I have no oil left', 'buying'],
  ['how long does a game take', 'detente'],
  ['tie', 'wealth'],
  ['fog of war', 'secrets'],
  ['how many players', 'players'],
];

const search = searchIn(handbook, ALL);

test.each(QUESTIONS)('“%s” finds %s', (question, paragraph) => {
  expect(search(question).slice(0, 3)).toContain(paragraph);
});

describe('the handbook', () => {
  test('has more than sixty questions that beginners ask, about every paragraph of the base game', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60);
  });

  test('shows nothing of sets that are not in play', () => {
    const base = searchIn(handbook, new Set());
    expect(base('what is an APC')).not.toContain('apc-units');
    expect(base('how do I win')[0]).toBe('how-to-win');
  });

  test('says every paragraph once, in a few sentences', () => {
    const ids = OUTLINE.flatMap(({ paragraphs }) => paragraphs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(handbook.paragraphs).sort()).toEqual([...ids].sort());
    for (const { text } of Object.values(handbook.paragraphs)) {
      expect(text.length).toBeLessThan(460);
      expect(text).toMatch(/[.?!]$/);
    }
  });

  test('knows nothing for nonsense and for nothing', () => {
    expect(search('xyzzy')).toEqual([]);
    expect(search('   ')).toEqual([]);
  });
});
