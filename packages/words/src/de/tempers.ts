// The tempers of computer commanders in one sentence each, in German.
import type { Tempers } from '../language.ts';

export const tempers: Tempers = {
  steady: 'Spielt von allem etwas und wagt wenig.',
  hawk: 'Stellt Armeen auf, um sie einzusetzen, und schreckt vor Atomraketen nicht zurück.',
  trader: 'Kauft billig, verkauft teuer, sucht nach Unternehmen und liebt gute Geschäfte.',
  opportunist: 'Sucht sich die Schwachen aus und nimmt, was ungeschützt ist.',
  diplomat: 'Mag Verträge lieber als Kriege und schont alle, die Frieden halten.',
  fortress: 'Verschanzt sich hinter starken Armeen und L-Sternen und wartet ab.',
  gambler: 'Leiht sich viel, behält wenig zurück und greift auch bei schlechten Chancen an.',
  stargazer: 'Vertraut L-Sternen und Atomraketen mehr als Soldaten.',
  banker: 'Spart, leiht sich fast nie etwas und verlangt für alles einen stolzen Preis.',
};
