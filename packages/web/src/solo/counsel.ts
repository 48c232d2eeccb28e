// What a sensible player would do now, for somebody who plays for the first time.
import { consider, type Moment, mindOf, steady } from '@marshall/bots';
import type { Command } from '@marshall/rules';
import { speakerOf } from '@marshall/words';
import { language } from '../language.ts';
import type { Draft } from '../session/session.ts';
import { imagined } from './advice.ts';
import type { Advised } from './messages.ts';

/**
 * An officer who signs nothing and borrows nothing, and who rather lives by the market than arms for a war: what it does
 * can be understood at once, and pays.
 */
const guarding = (garrison: number) =>
  mindOf('officer', { ...steady.weights, deal: 0, debt: 0, attack: 0.7, garrison });

/** Nobody attacks in the first cycle: what guards would cost is worth more at the market until then. Homes with ways in get more. */
const [FIRST, LATER] = [guarding(0), guarding(1)];

/** The officer's answer to what is asked with its reason, or what a silent seat does where the officer would do something else first. */
export function counselOf(moment: Moment): Advised {
  const { command, why } = consider(moment.view.cycle <= 1 ? FIRST : LATER, moment);
  const answers = moment.offers.some((offer) => offer.command === command.type && offer.question !== undefined);
  if (!answers) return { command: plain(moment.fallback) };
  return { command: plain(command), why: speakerOf(language, imagined(moment).state).reason(why) };
}

/** A command is plain data, as a draft is. */
const plain = (command: Command): Draft => ({ ...command }) as Draft;
