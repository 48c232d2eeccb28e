// What is said of promises between players, in Spanish.
import type { PromiseErrors, PromiseRemarks } from '../promises.ts';
import type { Texts } from '../rooms.ts';
import type { Spanish } from './phrases.ts';

export const promises: Texts<PromiseErrors & PromiseRemarks, Spanish> = {
  'promise:computer': 'Ese asiento lo lleva un comandante virtual. Solo puedes prometer algo a una persona.',
  'promise:deal': 'No tienes ningún trato con esas palabras. Vuelve a mirar tus deudas y promesas.',
  'promise:many': ({ most }) => `Esta partida ya tiene ${most} promesas registradas. No caben más.`,
  'promise:none': 'Esa promesa no existe.',
  'promise:past': ({ cycle }) => `La partida está en el ciclo ${cycle}. Elige este ciclo o uno posterior.`,
  'promise:theirs': 'Solo quien recibió la promesa puede decir si se cumplió.',
  'promise:yourself': 'No puedes prometerte nada a ti. Elige a otra persona.',
  'promise:made': ({ giver, taker, text, until }) =>
    `${giver} promete a ${taker}, hasta el final del ciclo ${until}: «${text}»`,
  'promise:kept': ({ giver, taker, text }) => `${taker} dice que ${giver} cumplió la promesa: «${text}»`,
  'promise:broken': ({ giver, taker, text }) => `${taker} dice que ${giver} rompió la promesa: «${text}»`,
  'promise:open': ({ giver, taker, text }) => `${taker} ya no juzga la promesa de ${giver}: «${text}»`,
};
