// What computer commanders say aloud, by cause and tone, in English.
import type { Resource } from '@marshall/rules';
import { capital } from './names.ts';

/** What a line may speak of: who it is said to (as called out), who it is about (within a sentence), and where and when. */
export interface SpeechFigures {
  readonly to: string;
  readonly who: string;
  /** Within a sentence. */
  readonly zone: string;
  readonly since: number;
  readonly amount: string;
}
type Line = (said: SpeechFigures) => string;
type Tones = { readonly warm: Line; readonly cold: Line; readonly fiery: Line };

export const voiceWords = {
  heading: 'Commanders talk',
  on: 'Computer commanders talk',
  off: 'Computer commanders are silent',
  says: (name: string, power: string): string => `${name} (${power})`,
  close: 'Close',
  /** Why a commander makes an offer, in its own words. */
  motives: {
    swap: (gives: Resource, wants: Resource): string => `I have a lot of ${gives} and too little ${wants}.`,
    surplus: (resource: Resource): string => `I have more ${resource} than I can store.`,
    ahead: (resource: Resource): string => `My store won’t hold the ${resource} I produce next.`,
    'too-much': (resource: Resource): string => `My companies produce more ${resource} than I need.`,
    'too-little': (resource: Resource): string => `My companies don’t produce enough ${resource}.`,
    'company-swap': 'We each have too much of what the other lacks.',
    'company-sale': 'At this price, I’d rather have the money.',
    'company-use': 'It’s worth that much to me.',
    'land-sale': 'I don’t need that territory.',
    foothold: 'I could use that territory.',
    arms: 'I want to be better armed.',
    'arms-sale': 'At this price, I can spare that.',
    loan: 'I’m short of cash right now.',
    counter: 'On these terms, I’d agree.',
  },
  lines: {
    'kept-word': {
      warm: ({ to, since }) => `${to}, I asked you in cycle ${since} to stop. You didn’t.`,
      cold: ({ to, since }) => `I warned you in cycle ${since}, ${to}. I keep my word.`,
      fiery: ({ to, since }) => `Cycle ${since}, ${to}. I said I’d come!`,
    },
    revenge: {
      warm: ({ to, zone, since }) => `I haven’t forgotten ${zone} in cycle ${since}, ${to}. I have to answer that.`,
      cold: ({ to, zone, since }) => `${capital(zone)}, cycle ${since}. The bill is due, ${to}.`,
      fiery: ({ to, zone }) => `This is for ${zone}, ${to}!`,
    },
    'stop-leader': {
      warm: ({ to }) => `Sorry, ${to}. Someone has to stop you.`,
      cold: ({ to }) => `You’re winning, ${to}. I can’t allow that.`,
      fiery: ({ to }) => `Everyone’s afraid of you, ${to}. I’m not.`,
    },
    betrayed: {
      warm: ({ to }) => `We had an agreement, ${to}. I trusted you.`,
      cold: ({ to }) => `So that’s what your word is worth, ${to}. Noted.`,
      fiery: ({ to }) => `We had peace, ${to}! You’ll be sorry you broke it.`,
    },
    warning: {
      warm: ({ to, zone }) => `You have ${zone} now, ${to}. Stop there and we can still talk.`,
      cold: ({ to, zone }) => `You’ve taken ${zone}, ${to}. Take one more and I’ll answer.`,
      fiery: ({ to, zone }) => `Enjoy ${zone} while you can, ${to}. I’ll be back.`,
    },
    threat: {
      warm: ({ to, zone }) => `And now ${zone}? That’s enough, ${to}. This is war.`,
      cold: ({ to, zone }) => `${capital(zone)} too. I keep count of what you owe me, ${to}.`,
      fiery: ({ to }) => `You’ve made an enemy, ${to}. I won’t stop now.`,
    },
    struck: {
      warm: ({ to, zone }) => `You burned ${zone}, ${to}. I can’t forgive that.`,
      cold: ({ to, zone }) => `You used nukes on ${zone}, ${to}. Now you know what to expect.`,
      fiery: ({ to, zone }) => `You’ll pay for ${zone}, ${to}!`,
    },
    thanks: {
      warm: ({ to }) => `Thank you, ${to}. Keep the border quiet and so will I.`,
      cold: ({ to }) => `Good, ${to}. Let’s see if you mean it.`,
      fiery: ({ to }) => `An open road? I like that, ${to}.`,
    },
    barred: {
      warm: ({ to }) => `A pity, ${to}. I was counting on that road.`,
      cold: ({ to }) => `You’ve closed your border, ${to}. I’ll watch mine.`,
      fiery: ({ to }) => `Shutting me out, ${to}? I’ll find another way in.`,
    },
    overdue: {
      warm: ({ to, amount }) => `${to}, you still owe me ${amount}. Please pay it back.`,
      cold: ({ to, amount }) => `${amount}, ${to}, and it’s overdue. No more loans from me.`,
      fiery: ({ to, amount }) => `Where’s my ${amount}, ${to}?`,
    },
    repaid: {
      warm: ({ to }) => `Paid in full. It’s good to deal with you, ${to}.`,
      cold: ({ to }) => `Paid in full, ${to}. I’d lend to you again.`,
      fiery: ({ to }) => `You paid! I’d have bet against it, ${to}.`,
    },
    'no-peace': {
      warm: ({ who }) => `Look at ${who}: nobody else is close. We can’t stay friends with them.`,
      cold: ({ who }) => `${capital(who)} is far ahead. Treaties with them mean nothing to me now.`,
      fiery: ({ who }) => `${capital(who)} is about to win! Who’s with me?`,
    },
    victory: {
      warm: ({ to }) => `Well fought, ${to}. It could have gone either way.`,
      cold: ({ to }) => `It wasn’t personal, ${to}.`,
      fiery: ({ to }) => `What a fight, ${to}!`,
    },
    'last-words': {
      warm: ({ to }) => `Well played, ${to}. I’d like a rematch.`,
      cold: ({ to }) => `You were better prepared, ${to}.`,
      fiery: ({ to }) => `You got me, ${to}. Next time I strike first!`,
    },
  } satisfies Readonly<Record<string, Tones>>,
};
