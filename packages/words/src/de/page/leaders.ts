// Computer commanders where they are chosen, in German.
import type { Page } from '../../page.ts';
import { tempers } from '../tempers.ts';

export const leaderWords: Page['leaders'] = {
  now: (power, name, level) => `Computer für ${power}: ${name}, ${level}`,
  choose: (power) => `Computer für ${power} wählen`,
  level: 'Stufe',
  who: 'Charakter',
  levels: { recruit: 'Rekrut', officer: 'Offizier', general: 'General', marshal: 'Marschall' },
  about: {
    recruit: 'Lebhaft und macht die Fehler, die Anfänger machen.',
    officer: 'Spielt solide und bestraft Leichtsinn.',
    general: 'Plant den ganzen Zyklus voraus.',
    marshal: 'Die stärkste Stufe. Braucht bis zu drei Sekunden für einen Zug.',
  },
  mixed: 'verschiedene Stufen',
  opponents: 'Deine Gegner',
  done: 'Fertig',
  tempers,
};
