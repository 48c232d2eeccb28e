// `board`, in German.
import type { Cli } from '../../cli.ts';

export const board: Cli['board'] = {
  summary: 'zeigt das Brett, oder eine Zone mit Grenzen, Küsten, Häfen und Unternehmen',
  usage: [
    'Aufruf: ./marshall board [Zone] [--json]',
    '',
    '  Zone    ein Gebiet oder Meer, mit Namen oder Kennung: "Sea of Japan", sea-of-japan, eastern usa',
    '  --json  als JSON ausgeben',
  ].join('\n'),
  noZone: (name, near) =>
    near.length === 0
      ? `Die Zone '${name}' gibt es nicht. ./marshall board zeigt alle.`
      : `Die Zone '${name}' gibt es nicht. Meinst du ${near.join(' oder ')}?`,
  counts: (territories, light, dark, companies) =>
    `${territories} Gebiete, ${light} hellblaue und ${dark} dunkelblaue Meere, ${companies} Unternehmen`,
  neutral: 'Neutral',
  light: 'Hellblaue Meere (Hoheitsgewässer)',
  dark: 'Dunkelblaue Meere (internationale Gewässer)',
  prices: 'Preisleiste, Mio. $',
  more: 'Eine Zone ansehen: ./marshall board <Zone>',
  labels: { kind: 'Art', borders: 'Grenzen', coasts: 'Küsten', ports: 'Häfen', companies: 'Unternehmen' },
  none: 'keine',
  neutralTerritory: 'neutrales Gebiet',
  homeOf: (power) => `Gebiet, Heimat: ${power}`,
  lightSea: 'hellblaues Meer (Hoheitsgewässer)',
  darkSea: 'dunkelblaues Meer (internationale Gewässer)',
};
