// What is said about promises between players, in German.
import type { PromiseErrors, PromiseRemarks } from '../promises.ts';
import type { Texts } from '../rooms.ts';
import type { German } from './phrases.ts';

export const promises: Texts<PromiseErrors & PromiseRemarks, German> = {
  'promise:computer': 'Diesen Platz führt ein Computerkommandant. Versprechen kannst du nur Menschen etwas.',
  'promise:deal':
    'Du hast keinen Handel, zu dem das gesagt wurde. Sieh dir deine Schulden und Versprechen noch einmal an.',
  'promise:many': ({ most }) => `In dieser Partie gibt es schon ${most} Versprechen. Mehr gehen nicht.`,
  'promise:none': 'Dieses Versprechen gibt es nicht.',
  'promise:past': ({ cycle }) => `Die Partie ist in Zyklus ${cycle}. Wähle diesen oder einen späteren Zyklus.`,
  'promise:theirs': 'Ob ein Versprechen gehalten wurde, kann nur sagen, wer es bekommen hat.',
  'promise:yourself': 'Dir selbst kannst du nichts versprechen. Wähle jemand anderen.',
  'promise:made': ({ giver, taker, text, until }) =>
    `${giver} verspricht ${taker} bis zum Ende von Zyklus ${until}: „${text}“`,
  'promise:kept': ({ giver, taker, text }) => `${taker} sagt: ${giver} hat das Versprechen gehalten: „${text}“`,
  'promise:broken': ({ giver, taker, text }) => `${taker} sagt: ${giver} hat das Versprechen gebrochen: „${text}“`,
  'promise:open': ({ giver, taker, text }) =>
    `${taker} urteilt nicht mehr über das Versprechen von ${giver}: „${text}“`,
};
