import type { PowerId } from './powers.ts';

/** One fill on a grid of 16 x 16, in the colour of the text around it. */
export interface Drawing {
  readonly d: string;
  /** Overlapping outlines cut holes. */
  readonly holes?: true;
}

/** Things of the game and of the frame. */
export const GLYPHS = {
  army: {
    d: 'M1 3h14v10H1zM3.6 4.5 8 7.1l4.4-2.6zM2.5 5.6v4.8L6.6 8zM13.5 5.6 9.4 8l4.1 2.4zM8 8.9l-4.4 2.6h8.8z',
    holes: true,
  },
  navy: {
    d: 'M.5 9.6h15L12.6 14H2.9zM3.2 6.4h6.6v2.4H3.2zM5 2h1.6v3.6H5zM7.4 3.8h1.4v1.8H7.4zM10.6 6.7h4.4v1.3h-4.4z',
  },
  nuke: {
    d: 'M8 .8c1.9 1.7 2.7 3.8 2.7 6.3v3.3l2.3 2.4v2.4l-3-1.2H6l-3 1.2v-2.4l2.3-2.4V7.1C5.3 4.6 6.1 2.5 8 .8z',
  },
  star: {
    d: 'm8 .8 1.7 5.5L15.2 8 9.7 9.7 8 15.2 6.3 9.7.8 8l5.5-1.7zM11.7 3a1.3 1.3 0 0 1 2.6 0a1.3 1.3 0 0 1 -2.6 0z',
  },
  merchant: {
    d: 'M.8 10.5h14.4L13 14.5H3zM3 6.5h3v3H3zM6.6 6.5h3v3h-3zM10.2 6.5h3v3h-3zM6.6 3h3v3h-3z',
  },
  pirate: {
    d: 'M8 1.2a5.8 5.8 0 0 0-3.4 10.5v3.1h6.8v-3.1A5.8 5.8 0 0 0 8 1.2zM5.7 6a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3zM10.3 6a1.5 1.5 0 0 1 0 3a1.5 1.5 0 0 1 0-3zM6.6 12.4h.9v2.4h-.9zM8.5 12.4h.9v2.4h-.9z',
    holes: true,
  },
  apc: {
    d: 'M1 4h8.5L15 7.5V11H1zM2.1 12a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0zM9.1 12a2.2 2.2 0 0 1 4.4 0a2.2 2.2 0 0 1 -4.4 0z',
  },
  company: {
    d: 'M1 14.5V7l4 2.5V7l4 2.5V1.5h2.5l.5 5V14.5zM13 6.5h2v8h-2z',
  },
  port: {
    d: 'M8 .8a2.2 2.2 0 0 1 1 4.2v1.3h2.5v1.6H9v5c1.9-.4 3.2-1.5 3.7-3.1l-1.2.4L13.6 7l1.6 3.6-1-.4C13.6 13.2 11.3 15 8 15.2 4.7 15 2.4 13.2 1.8 10.2l-1 .4L2.4 7l2.1 3.2-1.2-.4c.5 1.6 1.8 2.7 3.7 3.1v-5H4.5V6.3H7V5A2.2 2.2 0 0 1 8 .8z',
  },
  cloud: {
    d: 'M8 1c3.9 0 6.5 1.7 6.5 4 0 2-1.8 3.3-4.3 3.5l.5 3.5 2.3 3H3l2.3-3 .5-3.5C3.3 8.3 1.5 7 1.5 5c0-2.3 2.6-4 6.5-4z',
  },
  grain: {
    d: 'M7.3 15V8.5h1.4V15zM8 1c1.5 1.3 1.5 3 0 4.3C6.5 4 6.5 2.3 8 1zM2.8 4c2.6 0 4.2 1.3 4.5 3.8C4.6 7.7 3 6.4 2.8 4zM13.2 4c-2.6 0-4.2 1.3-4.5 3.8 2.7-.1 4.3-1.4 4.5-3.8zM2.8 8.3c2.6 0 4.2 1.3 4.5 3.8C4.6 12 3 10.7 2.8 8.3zM13.2 8.3c-2.6 0-4.2 1.3-4.5 3.8 2.7-.1 4.3-1.4 4.5-3.8z',
  },
  oil: {
    d: 'M8 1c3 3.8 4.7 6.3 4.7 8.9a4.7 4.7 0 0 1-9.4 0C3.3 7.3 5 4.8 8 1z',
  },
  minerals: {
    d: 'M4.5 2h7L15 6H1zM1 7.2h3.8L7 14.5zM6.1 7.2h3.8L8 14.8zM11.2 7.2H15L9 14.5z',
  },
  loan: {
    d: 'M1 3.5h14v9H1zM8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
    holes: true,
  },
  land: {
    d: 'M1 4.5 5.5 2.5l5 2L15 2.5v9l-4.5 2-5-2-4.5 2z',
  },
  mark: {
    d: 'M8 .5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM8 2.2a5.8 5.8 0 1 0 0 11.6A5.8 5.8 0 0 0 8 2.2zM4.5 5l3.5 3 3.5-3v6H9.9V8.5L8 10.1 6.1 8.5V11H4.5z',
    holes: true,
  },
  book: {
    d: 'M1.5 2.5h5L8 4l1.5-1.5h5v10h-5L8 14l-1.5-1.5h-5zM7.3 5.2 6 4H3v7h4l.3.3zM8.7 5.2v6.1L9 11h4V4h-3z',
    holes: true,
  },
  theme: {
    d: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 1.6v10.8A5.4 5.4 0 0 0 8 2.6z',
    holes: true,
  },
  sound: {
    d: 'M1 5.5h3L8.5 2v12L4 10.5H1zM10.2 5.2l1-1.2a5 5 0 0 1 0 8l-1-1.2a3.5 3.5 0 0 0 0-5.6zM12.3 2.6l1-1.2a8.3 8.3 0 0 1 0 13.2l-1-1.2a6.8 6.8 0 0 0 0-10.8z',
  },
  mute: {
    d: 'M1 5.5h3L8.5 2v12L4 10.5H1zM10 6.4l1.1-1.1 1.7 1.7 1.7-1.7 1.1 1.1-1.7 1.7 1.7 1.7-1.1 1.1-1.7-1.7-1.7 1.7L10 9.8l1.7-1.7z',
  },
  play: {
    d: 'M4 2.5v11L13.5 8z',
  },
  backwards: {
    d: 'M12 2.5v11L2.5 8z',
  },
  pause: {
    d: 'M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z',
  },
  plane: {
    d: 'M8 .8c.8 0 1.2 1 1.2 2.4v2.6l5.8 3.4v1.7L9.2 9.3v3l1.9 1.4v1.3L8 14.2 4.9 15v-1.3l1.9-1.4v-3L1 10.9V9.2l5.8-3.4V3.2C6.8 1.8 7.2.8 8 .8z',
  },
  check: {
    d: 'M6 13.2 1.4 8.6 3 7l3 3 7-7 1.6 1.6z',
  },
  undo: {
    d: 'M6.5 2 1.5 6.5l5 4.5V8h3.2a2.8 2.8 0 0 1 0 5.6H5v1.6h4.7a4.4 4.4 0 0 0 0-8.8H6.5z',
  },
  deal: {
    d: 'M1 4.2h9.5V1.8L15 5.3l-4.5 3.5V6.4H1zM15 11.8H5.5v2.4L1 10.7l4.5-3.5v2.4H15z',
  },
  menu: {
    d: 'M2 3.5h12v1.6H2zM2 7.2h12v1.6H2zM2 10.9h12v1.6H2z',
  },
  people: {
    d: 'M5.5 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM1 14c0-3.2 2-5.2 4.5-5.2S10 10.8 10 14zM11 3.2a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11.4 14c0-2.2-.6-3.7-1.6-4.9.4-.2.9-.3 1.3-.3 2.2 0 3.9 1.8 3.9 5.2z',
  },
  plus: {
    d: 'M7.2 2h1.6v5.2H14v1.6H8.8V14H7.2V8.8H2V7.2h5.2z',
  },
  minus: {
    d: 'M2 7.2h12v1.6H2z',
  },
  fit: {
    d: 'M2 2h4v1.6H3.6V6H2zM10 2h4v4h-1.6V3.6H10zM2 10h1.6v2.4H6V14H2zM12.4 10H14v4h-4v-1.6h2.4z',
  },
  taller: {
    d: 'M8 .8 12 5H9.1v6H12l-4 4.2L4 11h2.9V5H4z',
  },
  chart: {
    d: 'M2 9h3v5H2zM6.5 5h3v9h-3zM11 2h3v12h-3z',
  },
  next: { d: 'M2.5 2.5 10 8l-7.5 5.5zM10.6 2.5h2.6v11h-2.6z' },
  previous: { d: 'M13.5 2.5 6 8l7.5 5.5zM2.8 2.5h2.6v11H2.8z' },
  list: {
    d: 'M2 3h2v2H2zM5.5 3H14v2H5.5zM2 7h2v2H2zM5.5 7H14v2H5.5zM2 11h2v2H2zM5.5 11H14v2H5.5z',
  },
} as const satisfies Record<string, Drawing>;

export type GlyphName = keyof typeof GLYPHS;

/** The sign of each power. */
export const EMBLEMS = {
  usa: {
    d: 'm8 .8 7.2 5.3-2.8 8.5H3.6L.8 6.1z',
  },
  ussr: {
    d: 'M8 .5 15.5 8 8 15.5.5 8z',
  },
  europe: {
    // A crown: a cross would read as a plus before a number.
    d: 'M1 13.8V3.6l3.9 3.6L8 1.6l3.1 5.6L15 3.6v10.2z',
  },
  china: {
    d: 'M1.5 1.5h13v13h-13zM6 6v4h4V6z',
    holes: true,
  },
  africa: {
    d: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zm0 3.6a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8z',
    holes: true,
  },
  'south-america': {
    d: 'M8 1.5 15 14H1z',
  },
} as const satisfies Record<PowerId, Drawing>;

/** The pattern of each power on a tile of 8 x 8: lines of 0.9, or dots. */
export interface Pattern {
  readonly d: string;
  readonly filled?: true;
}

export const PATTERNS = {
  'south-america': { d: 'M-2 10 10-2M-2 2 2-2M6 10l4-4' },
  africa: {
    d: 'M0.9 2a1.1 1.1 0 0 1 2.2 0a1.1 1.1 0 0 1 -2.2 0zM4.9 6a1.1 1.1 0 0 1 2.2 0a1.1 1.1 0 0 1 -2.2 0z',
    filled: true,
  },
  europe: { d: 'M4 0v8M0 4h8' },
  china: { d: 'M0 4h8' },
  usa: { d: 'M4 0v8' },
  ussr: { d: 'M0 0l8 8M8 0 0 8' },
} as const satisfies Record<PowerId, Pattern>;
