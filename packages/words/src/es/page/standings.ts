// Who is ahead, by what everybody can see, and how the game is won, in Spanish.
import type { Page } from '../../page.ts';
import { capital, counted, list, money } from './names.ts';

/** `1.º`, `2.º` */
const ordinal = (rank: number): string => `${rank}.º`;

export const standingsWords: Page['standings'] = {
  heading: 'Clasificación',
  cycleOf: (last) => `de ${last}`,
  rank: ordinal,
  rankOf: (rank, players) => `${ordinal(rank)}/${players}`,
  leads: (who) => `Lidera ${who}`,
  worth: 'valor',
  cash: 'dinero',
  out: 'fuera',
  power: 'Potencia',
  total: 'Valor',
  change: 'Este ciclo',
  up: (by) => `+${money(by)}`,
  down: (by) => `\u2212${money(by)}`,
  same: 'sin cambios',
  counted:
    'Se cuentan: suministros a precio de mercado, empresas, unidades, misiles nucleares y L-stars, menos los préstamos del banco. Todos pueden verlos.',
  cashReckoned:
    'El dinero es secreto. Para ti se calcula con lo que todos han pagado y ganado a la vista, así que puede variar un poco.',
  cashHidden: 'El dinero es secreto y aquí no se cuenta. Al final, sí.',
  withCash: (all, cash) =>
    `Con tus ${cash} en efectivo vales ${all}. Los demás también tienen dinero, y nadie ve cuánto.`,
  rankAside: '(sin el dinero)',
  rankReckoned: '(con dinero)',
  cashOpen: 'En esta partida el dinero es público y se cuenta.',
  ahead: (leader, by) => `${capital(leader)} te lleva ${by}.`,
  level: (leader) => `${capital(leader)} empata contigo.`,
  youLead: (by, next) => `Lideras con ${by} más que ${next}.`,
  has: (leader, more) => `${capital(leader)} tiene ${list(more)} más que tú.`,
  ashes: (number: number) =>
    `${number === 1 ? 'Hay 1 territorio destruido' : `Hay ${number} territorios destruidos`}. A partir del 13.º, cada uno puede acabar con el mundo. Con el 18.º se acaba.`,
  win: {
    heading: 'Cómo se gana',
    short: (last) => (last === undefined ? 'Gana quien conquista a todos' : `Gana la más rica tras el ciclo ${last}`),
    detente: (last) =>
      last === undefined
        ? 'Détente: si todos acuerdan parar, gana la potencia más rica.'
        : `Détente: la partida acaba después del ciclo ${last}, o antes si todos están de acuerdo. Gana la potencia más rica.`,
    supremacy: 'Supremacía: sé la última potencia en pie. Conquista, destruye o arruina a todas las demás.',
    coup: 'Coup Final: si los ataques nucleares acaban con el mundo, no gana nadie.',
    handicap: (stars) =>
      `El ganador necesita un rango de al menos ${counted(stars, 'estrella', 'estrellas')}; si no, no gana nadie.`,
    rules: 'Todas las reglas',
  },
  expansions: {
    heading: 'Expansiones en juego',
    none: 'Sin expansiones en juego.',
    pirates: (number) => `Piratas en cada mar sin ley: ${number}`,
  },
};
