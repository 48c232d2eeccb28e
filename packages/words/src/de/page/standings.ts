// Who is ahead, and how the game is won, in German.
import type { Page } from '../../page.ts';
import { dative, nominative, verb } from './cases.ts';
import { money } from './names.ts';
import { capital, list } from './text.ts';

export const standingsWords: Page['standings'] = {
  heading: 'Stand',
  // A stroke is shorter than a word: on a phone the bar has no room for both.
  cycleOf: (last) => `/ ${last}`,
  rank: (rank) => `${rank}.`,
  rankOf: (rank, players) => `${rank}./${players}`,
  leads: (who) => `${who} ${verb(who, 'führt', 'führen')}`,
  worth: 'Wert',
  cash: 'Geld',
  out: 'raus',
  power: 'Macht',
  total: 'Wert',
  change: 'In diesem Zyklus',
  up: (by) => `+${money(by)}`,
  down: (by) => `\u2212${money(by)}`,
  same: 'unverändert',
  counted:
    'Gezählt werden Vorräte zum Marktpreis, Unternehmen, Einheiten, Atomraketen und L-Sterne, minus Bankkredite. Das können alle sehen.',
  cashReckoned:
    'Geld ist geheim. Für dich ist es aus dem errechnet, was alle offen gezahlt und eingenommen haben, also nicht ganz genau.',
  cashHidden: 'Geld ist geheim und zählt hier nicht mit. Am Ende schon.',
  withCash: (all, cash) =>
    `Mit deinen ${cash} Bargeld bist du ${all} wert. Auch die anderen haben Geld, und niemand sieht, wie viel.`,
  rankAside: '(ohne Geld)',
  rankReckoned: '(mit Geld)',
  cashOpen: 'Geld ist in dieser Partie offen und zählt mit.',
  ahead: (leader, by) => `${capital(nominative(leader))} ${verb(leader, 'liegt', 'liegen')} ${by} vor dir.`,
  level: (leader) => `${capital(nominative(leader))} ${verb(leader, 'liegt', 'liegen')} gleichauf mit dir.`,
  youLead: (by, next) => `Du führst mit ${by} Vorsprung vor ${dative(next)}.`,
  has: (leader, more) => `${capital(nominative(leader))} ${verb(leader, 'hat', 'haben')} ${list(more)} mehr als du.`,
  ashes: (number: number) =>
    `${number === 1 ? '1 Gebiet ist' : `${number} Gebiete sind`} zerstört. Ab dem 13. kann jedes weitere das Ende der Welt sein. Das 18. ist es.`,
  win: {
    heading: 'So gewinnst du',
    short: (last) => (last === undefined ? 'Erobere alle anderen' : `Sei nach Zyklus ${last} am reichsten`),
    detente: (last) =>
      last === undefined
        ? 'Détente: Wenn alle zustimmen, ist Schluss, und die reichste Macht gewinnt.'
        : `Détente: Die Partie endet nach Zyklus ${last}, oder früher, wenn alle zustimmen. Die reichste Macht gewinnt.`,
    supremacy: 'Vorherrschaft (Supremacy): Bleib als Letzter übrig. Erobere, zerstöre oder ruiniere alle anderen.',
    coup: 'Coup Final: Wenn die Welt in Atomschlägen untergeht, gewinnt niemand.',
    handicap: (stars) =>
      `Der Sieger braucht einen Rang von mindestens ${stars === 1 ? '1 Stern' : `${stars} Sternen`}, sonst gewinnt niemand.`,
    rules: 'Alle Regeln',
  },
  expansions: {
    heading: 'Erweiterungen im Spiel',
    none: 'Keine Erweiterungen im Spiel.',
    pirates: (number) => `Piraten in jedem herrenlosen Meer: ${number}`,
  },
};
