// Where a game is studied, in German.
import type { Page } from '../../page.ts';

export const studyWords: Page['study'] = {
  share: {
    heading: 'Diesen Moment teilen',
    link: 'Link zu diesem Moment',
    copy: 'Kopieren',
    picture: 'Bild speichern',
    drawing: 'Das Bild wird gezeichnet.',
    saved: 'Das Bild ist gespeichert.',
    failed: 'Dieser Browser kann das Bild nicht zeichnen. Mach stattdessen ein Bildschirmfoto.',
    here: 'Der Link funktioniert in diesem Browser, wo die Partie gespeichert ist. Für andere schick das Bild oder die Spieldatei.',
    online:
      'Der Link öffnet diesen Moment für alle, die diesen Tisch sehen dürfen. Die Partie ist vorbei, also ist nichts darin mehr geheim.',
  },
};
