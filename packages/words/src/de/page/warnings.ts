// One line beside the button, for what a player may not have thought of, in German.
import type { Page } from '../../page.ts';
import { inZone, zoneVerb } from './cases.ts';
import { money } from './names.ts';
import { capital } from './text.ts';

export const warningWords: Page['warnings'] = {
  label: 'Bevor du das tust',
  empty: (zone, number) =>
    `${capital(zone)} ${zoneVerb(zone, 'steht', 'stehen')} dann leer. ${
      number === 0
        ? 'Jeder kann hineinmarschieren.'
        : `Jeder kann hineinmarschieren und ${number === 1 ? '1 Unternehmen' : `${number} Unternehmen`} nehmen.`
    }`,
  noSet: {
    attack:
      'Dieser Angriff kostet deinen letzten Satz Vorräte. Du kannst nicht noch einmal angreifen und verteidigst dich nur mit einem Würfel.',
    defence: 'Das kostet deinen letzten Satz Vorräte.',
    other:
      'Danach hast du keinen ganzen Satz Vorräte mehr. Du kannst nicht angreifen und verteidigst dich nur mit einem Würfel.',
  },
  stock: (goods, loss) => `Was du behältst (${goods}), ist dann ${money(loss)} weniger wert.`,
  salaries: (cash, due) =>
    `Dir bleiben ${money(cash)}, und im nächsten Zyklus sind ${money(due)} Sold und Zinsen fällig.`,
  ownCompany: (zone, number) =>
    `${number === 1 ? 'Eins deiner Unternehmen liegt' : `${number} deiner Unternehmen liegen`} ${inZone(zone)}. Ein Einschlag dort zerstört ${number === 1 ? 'es' : 'sie'}.`,
};
