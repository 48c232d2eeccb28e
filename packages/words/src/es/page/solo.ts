// Sentences of games at this screen, in Spanish.
import type { Page } from '../../page.ts';

export const soloWords: Page['solo'] = {
  absent: 'No se ha podido cargar el árbitro. Revisa tu conexión e inténtalo de nuevo.',
  failed: (why) => `Algo ha fallado (${why}). Recarga esta página. Tus partidas están guardadas.`,
  gone: 'Esa partida ya no está guardada en este navegador. Empieza una nueva.',
  taken: 'Esa partida está abierta en otra pestaña. Juega allí, o cierra esa pestaña y recarga esta página.',
  over: 'En este punto la partida ya ha terminado. Elige uno anterior para seguir jugando.',
  nobody: 'Aún no se ha puesto nadie ante la pantalla. Elige antes quién eres.',
  noPosition: 'Esa posición no se puede montar. Corrige el archivo y ábrelo otra vez.',
  elsewhere: 'Esa partida se juega en línea y no ha terminado. Abre el archivo en la página «En línea».',
  nobodyAsked: (kind) => `Ahí no se pregunta eso a nadie (${kind}). Corrige el archivo y ábrelo otra vez.`,
  unkept: {
    full: 'A este navegador no le queda sitio, así que la partida ya no se guarda. Borra partidas antiguas en la portada.',
    elsewhere: 'Esta partida ha seguido en otra pestaña. Recarga esta página para verla.',
  },
};
