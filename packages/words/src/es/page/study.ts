// Where a game is studied, in Spanish.
import type { Page } from '../../page.ts';

export const studyWords: Page['study'] = {
  share: {
    heading: 'Compartir este momento',
    link: 'Enlace a este momento',
    copy: 'Copiar',
    picture: 'Guardar una imagen',
    drawing: 'Dibujando la imagen.',
    saved: 'La imagen está guardada.',
    failed: 'Este navegador no puede dibujar la imagen. Haz una captura de pantalla.',
    here: 'El enlace funciona en este navegador, donde está guardada la partida. Para enseñárselo a otros, envía la imagen o el archivo de la partida.',
    online:
      'El enlace abre este momento a todos los que pueden ver esta mesa. La partida ha terminado, así que ya no hay nada secreto.',
  },
};
