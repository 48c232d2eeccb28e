// A language for tests: English in capitals.
import type { Language } from '@marshall/words';
import { en } from '@marshall/words/en';

export const loud: Language = {
  ...en,
  speaker: (who) => {
    const { event, refusal, question, remark, server, served, offer, reason, thing } = en.speaker(who);
    return {
      event: (happened) => event(happened)?.toUpperCase(),
      refusal: (cause) => refusal(cause).toUpperCase(),
      question: (asked) => question(asked).toUpperCase(),
      remark: (said) => remark(said).toUpperCase(),
      server: (...said) => server(...said).toUpperCase(),
      served: (said) => served(said).toUpperCase(),
      offer: (open, reader) => offer(open, reader).toUpperCase(),
      reason: (why) => reason(why).toUpperCase(),
      thing: (good, number) => thing(good, number).toUpperCase(),
    };
  },
};
