// How to play in two pages, in Spanish.
import type { Lessons } from '../../lessons.ts';

export const how: Lessons['how'] = {
  heading: 'Cómo se juega',
  page: (at) => `Página ${at} de 2`,
  first: 'El objetivo',
  second: 'Un ciclo de un vistazo',
  toFirst: 'Atrás: el objetivo',
  toSecond: 'Siguiente: un ciclo de un vistazo',
  learn: 'Pruébalo: tres lecciones cortas',
  play: 'Portada',
  aim: {
    title: 'Seis superpotencias, un mundo',
    text: 'Diriges una de las seis superpotencias. Cada una empieza con entre cuatro y seis territorios natales, seis empresas y algo de dinero. Entre ellas hay territorios que no son de nadie, con empresas que aún hay que encontrar.',
    caption: 'Las potencias y sus territorios natales al principio',
  },
  wins: {
    title: 'Cómo se gana',
    text: 'Cuando acaba el último ciclo acordado, gana la potencia más rica: dinero, bienes al precio actual, empresas, unidades y armas, menos las deudas. Es la Détente, y así acaban casi todas las partidas.',
    more: 'O conquista a todos los demás: si la tuya es la última potencia en pie, ganas al momento. Es la Supremacía. Y si los misiles nucleares destruyen demasiados territorios, el mundo se acaba y pierden todos.',
    detente: 'Détente: ser la más rica',
    supremacy: 'Supremacía: ser la última',
    coup: 'Coup Final: no gana nadie',
  },
  goods: {
    title: 'Tres bienes lo mueven todo',
    text: 'Las empresas producen grano, petróleo y minerales. Los vendes o los guardas: con grano marchan los ejércitos, con petróleo navegan las flotas y vuelan los aviones, y uno de cada es un lote de suministros, que da para un ataque o para unidades nuevas.',
    set: 'Un lote de suministros',
    march: 'un ejército avanza un territorio',
    sail: 'una flota avanza un mar; 2 llevan un ejército por aire a cualquier parte',
    arms: 'con ellos se hacen misiles y L-stars',
  },
  stages: {
    title: 'Siete fases forman un ciclo',
    text: 'Las dos primeras las juegan todos. Las otras cinco cuestan un cubo cada una, y solo tienes tres: antes de cada fase todos deciden en secreto si gastan uno. Nunca puedes hacerlo todo.',
    free: 'gratis',
    cube: '1 cubo',
    names: {
      1: 'Paga a empresas y unidades, y los intereses del banco.',
      2: 'Tus empresas producen. Lo que no cabe en el almacén se pierde.',
      3: 'Vende en el mercado. Cada venta hace bajar el precio.',
      4: 'Ataca por tierra, mar o aire, o con misiles nucleares.',
      5: 'Mueve en cada turno todas las unidades que quieras a un lugar.',
      6: 'Construye ejércitos, flotas y armas; investiga otras nuevas.',
      7: 'Compra en el mercado o prospecta para encontrar empresas.',
    },
  },
  battle: {
    title: 'Una batalla',
    text: 'Elige un vecino, mira las probabilidades y ataca. Los dos bandos tiran dados, y cada tres puntos eliminan una unidad del otro. Si la defensa desaparece, entras y tomas el territorio con sus empresas.',
    caption: 'Tres ejércitos atacan a uno: calculado por el árbitro, dado a dado',
  },
  words: {
    title: 'Si no conoces una palabra',
    text: 'Las palabras con línea de puntos tienen una ficha: pasa el ratón por encima, llega con el tabulador o tócalas. El libro de la esquina contiene todas las reglas en palabras sencillas y responde a preguntas.',
  },
};
