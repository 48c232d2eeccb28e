import { type View, view } from '@marshall/rules';
import { planSetup } from '@marshall/rules/testing';
import { expect, test } from 'vitest';
import { playGame } from '../arena/play.ts';
import { CHARACTERS } from '../characters.ts';
import type { Commander } from '../commander.ts';
import { consider, mindOf } from '../officer.ts';
import { answersOffer, motiveOf } from './motive.ts';

/** What may be said of an offer that was made for a reason. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  'swap-goods': ['swap'],
  'sell-surplus': ['surplus'],
  'sell-ahead': ['ahead'],
  'swap-companies': ['company-swap'],
  'sell-company': ['too-much'],
  // Where it has too many of them besides, that is true as well.
  'company-price': ['company-sale', 'too-much'],
  'want-company': ['too-little'],
  'company-bargain': ['company-use', 'too-little'],
  'sell-land': ['land-sale'],
  'buy-land': ['foothold'],
  'ask-l-star': ['arms'],
  'ask-loan': ['loan'],
  'counter-ask': ['counter'],
  'counter-pay': ['counter'],
};

test('what is said of an offer is why it was made', () => {
  const seen = new Set<string>();
  const reasons = new Map<string, string>();
  const officers = CHARACTERS.slice(0, 6).map((character): Commander => {
    const mind = mindOf('officer', character.weights);
    return {
      name: character.name,
      describe: '',
      decide: (moment) => {
        const { command, why } = consider(mind, moment);
        reasons.set(moment.seat, why.reason);
        return command;
      },
    };
  });
  for (const seed of ['motive 1', 'motive 2', 'motive 3']) {
    const { setup, secret } = planSetup({ players: 6, seed, options: { detenteCycle: 8 } });
    const made: View['offers'][number][] = [];
    playGame(
      setup,
      secret,
      Object.fromEntries(setup.seats.map((seat, i) => [seat, officers[i] as Commander])),
      (events, game) => {
        for (const event of events) {
          if (event.type === 'stage-opened') made.length = 0;
          if (event.type !== 'offer-made') continue;
          const { offer } = event;
          const reason = reasons.get(offer.from) ?? '';
          const motive = motiveOf(
            view(game, offer.to),
            offer,
            made.some((earlier) => answersOffer(offer, earlier)),
          );
          expect({ reason, why: SAID[reason]?.includes(motive?.why ?? '') ? 'true' : motive?.why }).toEqual({
            reason,
            why: 'true',
          });
          seen.add(motive?.why ?? '');
          made.push(offer);
        }
      },
    );
  }
  expect([...seen].length).toBeGreaterThan(7);
});
