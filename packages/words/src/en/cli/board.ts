// `board`, in English.

export const board = {
  summary: 'show the board, or one zone with its borders, coasts, ports and companies',
  usage: [
    'Usage: ./marshall board [zone] [--json]',
    '',
    '  zone    a territory or sea, as it is printed or by its id: "Sea of Japan", sea-of-japan, eastern usa',
    '  --json  print it as JSON',
  ].join('\n'),
  noZone: (name: string, near: readonly string[]): string =>
    near.length === 0
      ? `There is no zone '${name}'. Run ./marshall board to see them all.`
      : `There is no zone '${name}'. Did you mean ${near.join(' or ')}?`,
  counts: (territories: number, light: number, dark: number, companies: number): string =>
    `${territories} territories, ${light} light blue and ${dark} dark blue seas, ${companies} companies`,
  neutral: 'Neutral',
  light: 'Light blue seas (territorial waters)',
  dark: 'Dark blue seas (international waters)',
  prices: 'Price track, $M',
  more: 'To see one zone, run: ./marshall board <zone>',
  labels: { kind: 'kind', borders: 'borders', coasts: 'coasts', ports: 'ports', companies: 'companies' },
  none: 'none',
  neutralTerritory: 'neutral territory',
  homeOf: (power: string): string => `territory, home of ${power}`,
  lightSea: 'light blue sea (territorial waters)',
  darkSea: 'dark blue sea (international waters)',
};
