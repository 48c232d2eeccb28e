// The rules for players, in Spanish, in our own words.
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
    aim: 'Cómo se gana',
    cycle: 'Un ciclo, paso a paso',
    pay: 'Fases 1 y 2: Pagar y Producir',
    market: 'Fases 3 y 7: Vender y Comprar',
    war: 'Fase 4: Atacar',
    nuclear: 'Guerra nuclear',
    moving: 'Fase 5: Mover',
    building: 'Fase 6: Construir',
    deals: 'Tratos y secretos',
    losing: 'Perder, irse y juego limpio',
    program: 'En la pantalla: guardar, amigos y consejos',
    apc: 'Armored Personnel Carriers',
    highTech: 'High-Tech Edge',
    merchantMarine: 'Colonial Legions and Merchant Marine',
    chart: 'La Military Conflict Chart',
  },
  paragraphs: { ...table, ...economy, ...war, ...sets, ...program },
  terms,
  alike,
  around,
  questions,
  ignored:
    'a al algo alguien ante aquí así cada como con cual cuales cuando cuanta cuantas cuanto cuantos de debe debo del desde donde e el ella ellos en entre era es esa ese eso esta estan este esto estoy ha haber hace hacen hacer hago han hasta hay he la las le les lo los me mi mis mucho muchos muy nos o otra otras otro otros para pasa pasan pero por porque poder puede pueden puedo que quien quiero quieres quienes se sea ser si significa significan sin sirve sirven sobre son soy su sus te tener tengo ti tiene tienen todo todos tu tus u un una uno unos unas usa usar uso y ya yo no nada mia mio mias mios nosotros vosotros cosa cosas va vas van nunca siempre quisiera estaba adonde'.split(
      ' ',
    ),
};
