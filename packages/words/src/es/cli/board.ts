// `board`, in Spanish.
import type { Cli } from '../../cli.ts';

export const board: Cli['board'] = {
  summary: 'muestra el tablero, o una zona con sus fronteras, costas, puertos y empresas',
  usage: [
    'Uso: ./marshall board [zona] [--json]',
    '',
    '  zona    un territorio o un mar, por su nombre o su identificador: "Sea of Japan", sea-of-japan, eastern usa',
    '  --json  lo imprime como JSON',
  ].join('\n'),
  noZone: (name, near) =>
    near.length === 0
      ? `No existe la zona '${name}'. Con ./marshall board las ves todas.`
      : `No existe la zona '${name}'. ¿Querías decir ${near.join(' o ')}?`,
  counts: (territories, light, dark, companies) =>
    `${territories} territorios, ${light} mares azul claro y ${dark} azul oscuro, ${companies} empresas`,
  neutral: 'Neutrales',
  light: 'Mares azul claro (aguas territoriales)',
  dark: 'Mares azul oscuro (aguas internacionales)',
  prices: 'Escala de precios, M$',
  more: 'Para ver una zona: ./marshall board <zona>',
  labels: { kind: 'tipo', borders: 'fronteras', coasts: 'costas', ports: 'puertos', companies: 'empresas' },
  none: 'no hay',
  neutralTerritory: 'territorio neutral',
  homeOf: (power) => `territorio natal: ${power}`,
  lightSea: 'mar azul claro (aguas territoriales)',
  darkSea: 'mar azul oscuro (aguas internacionales)',
};
