// The portraits of computer commanders, drawn here: flat shapes on a tile of 48 x 48, light from the left.
import type { LeaderId } from '@marshall/bots/leaders';

/** One shape: filled with one of the portrait's colours, or drawn as a line of it. */
export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  readonly line?: Tone;
  /** How thick a line is. */
  readonly width?: number;
}

/** `ground` behind, `cloth` and `trim` to wear, `shade` where light does not fall, `ink` for features, `glow` for what shines. */
export type Tone = 'ground' | 'skin' | 'shade' | 'hair' | 'cloth' | 'trim' | 'ink' | 'glow';

export interface Portrait {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly cloth: string;
  readonly trim: string;
  /** What lies behind the head, and what lies before it. */
  readonly back?: readonly Shape[];
  readonly front: readonly Shape[];
}

const HEAD = 'M24 10.5C29 10.5 32 14 32 19.5C32 26 28.6 31 24 31C19.4 31 16 26 16 19.5C16 14 19 10.5 24 10.5Z';
const BROAD =
  'M24 10C29.6 10 33 13.6 33 19.5C33 26.5 29.4 31.5 24 31.5C18.6 31.5 15 26.5 15 19.5C15 13.6 18.4 10 24 10Z';
const NECK = 'M20.4 27H27.6V36L24 39L20.4 36Z';
const THROAT = 'M20.4 30.2C22.6 32 25.4 32 27.6 30.2V32.6C25.4 34.4 22.6 34.2 20.4 32.6Z';
const SHOULDERS = 'M4.5 48C5 40.5 11.5 37.5 20 35L24 38.5L28 35C36.5 37.5 43 40.5 43.5 48Z';
const HEAVY = 'M2 48C2.5 39.5 9.5 36 19 34L24 38L29 34C38.5 36 45.5 39.5 46 48Z';
const EYES =
  'M19.1 20.2A1 1.15 0 1 0 21.1 20.2A1 1.15 0 1 0 19.1 20.2ZM26.9 20.2A1 1.15 0 1 0 28.9 20.2A1 1.15 0 1 0 26.9 20.2Z';
const NOSE = 'M24.2 20.4L23 24.2Q23.8 24.9 25 24.6';
const HALF = 'M24 10.5C29 10.5 32 14 32 19.5C32 26 28.6 31 24 31C26.6 27 26.8 15 24 10.5Z';
const HALF_BROAD = 'M24 10C29.6 10 33 13.6 33 19.5C33 26.5 29.4 31.5 24 31.5C27 27 27.2 15 24 10Z';

const body = (cloth: string = SHOULDERS): readonly Shape[] => [
  { d: cloth, fill: 'cloth' },
  { d: NECK, fill: 'skin' },
  { d: THROAT, fill: 'shade' },
];
const head = (broad = false): readonly Shape[] => [
  { d: broad ? BROAD : HEAD, fill: 'skin' },
  { d: broad ? HALF_BROAD : HALF, fill: 'shade' },
];
const features = (brows: string, mouth: string): readonly Shape[] => [
  { d: EYES, fill: 'ink' },
  { d: NOSE, line: 'ink', width: 0.9 },
  { d: brows, line: 'hair', width: 1.4 },
  { d: mouth, line: 'ink', width: 1.1 },
];
const LEVEL_BROWS = 'M18 17.6Q20 16.6 22 17.4M26 17.4Q28 16.6 30 17.6';
const STERN_BROWS = 'M17.8 16.8L22.2 18.2M25.8 18.2L30.2 16.8';
const CALM = 'M21.4 27.2Q24 28.2 26.6 27.2';
const SMILE = 'M20.8 26.6Q24 29.6 27.2 26.6';
const FLAT = 'M21.4 27.4H26.6';
const SHIRT = 'M20.4 35.4L24 38.8L27.6 35.4L24 48Z';

export const PORTRAITS: Readonly<Record<LeaderId, Portrait>> = {
  steady: {
    ground: '#b9c9c6',
    skin: '#e8c3a2',
    hair: '#8d949b',
    cloth: '#31475a',
    trim: '#f3eee2',
    back: [
      {
        d: 'M13.6 30C11.6 18 14.4 7.4 24 7.4C33.6 7.4 36.4 18 34.4 30C32.6 31.4 30 31.6 28.6 31H19.4C18 31.6 15.4 31.4 13.6 30Z',
        fill: 'hair',
      },
    ],
    front: [
      ...body(),
      { d: SHIRT, fill: 'trim' },
      ...head(),
      ...features(LEVEL_BROWS, CALM),
      {
        d: 'M15.6 22C14.6 13 18 8.6 24 8.6C30 8.6 33.4 13 32.4 22C31.4 18.4 30.4 16 28.6 14C24.8 16 19.6 16 17.6 15.2C16.6 17.4 16 19.4 15.6 22Z',
        fill: 'hair',
      },
      { d: 'M17 37L22.2 48M31 37L25.8 48', line: 'shade', width: 1 },
    ],
  },
  hawk: {
    ground: '#c7b79b',
    skin: '#dca982',
    hair: '#3a2c22',
    cloth: '#3f4a34',
    trim: '#b33a2b',
    front: [
      ...body(HEAVY),
      { d: 'M19 34L24 38L22 42L14.6 37.4ZM29 34L24 38L26 42L33.4 37.4Z', fill: 'trim' },
      ...head(true),
      ...features(STERN_BROWS, 'M21 27.6L26.8 27.2'),
      { d: 'M15 18C14.6 15.4 15 14 15.4 13H32.6C33 14 33.4 15.4 33 18L31.8 15.6H16.2Z', fill: 'hair' },
      { d: 'M11.6 9.6C15 4.4 33 4.4 36.4 9.6L33.6 14.4H14.4Z', fill: 'cloth' },
      { d: 'M14.4 12.4H33.6V14.6H14.4Z', fill: 'trim' },
      { d: 'M14.4 14.6H33.6C32 17 27.4 17.4 24 17.4C20.6 17.4 16 17 14.4 14.6Z', fill: 'ink' },
      { d: 'M24 7.2L25 9.2L27.2 9.4L25.6 10.9L26 13L24 12L22 13L22.4 10.9L20.8 9.4L23 9.2Z', fill: 'glow' },
    ],
  },
  trader: {
    ground: '#d6c08d',
    skin: '#f0cfae',
    hair: '#a4512a',
    cloth: '#7a2f45',
    trim: '#f5ead2',
    back: [
      { d: 'M24 1.8A5.4 5 0 1 1 23.9 1.8Z', fill: 'hair' },
      { d: 'M14.6 25C12.6 16 15.6 7.4 24 7.4C32.4 7.4 35.4 16 33.4 25C30 28 18 28 14.6 25Z', fill: 'hair' },
    ],
    front: [
      ...body(),
      { d: 'M20.4 35.2L24 43L27.6 35.2L31.4 36.6L24 48L16.6 36.6Z', fill: 'trim' },
      { d: 'M20.4 35L24 43L27.6 35V33H20.4Z', fill: 'skin' },
      ...head(),
      ...features('M18 17.2Q20 15.8 22 17M26 17Q28 15.8 30 17.2', SMILE),
      {
        d: 'M15.4 21C14.8 13 18 8.6 24 8.6C30 8.6 33.2 13 32.6 21C31 18 30 16.6 29.4 14.4C26 14.6 22 13.8 20.4 12C19.6 14.6 17 17 15.4 21Z',
        fill: 'hair',
      },
      { d: 'M15.6 25.4A1.5 1.5 0 1 0 15.7 25.4ZM32.4 25.4A1.5 1.5 0 1 0 32.5 25.4Z', fill: 'glow' },
    ],
  },
  opportunist: {
    ground: '#aebfa6',
    skin: '#d9a57c',
    hair: '#c08a3a',
    cloth: '#23343c',
    trim: '#2e7d6b',
    front: [
      ...body(),
      ...head(),
      ...features('M17.8 17.8Q20 17.2 22 17.8M26 16.6Q28.2 14.8 30.2 16.4', 'M21.2 27.4Q24.6 28.2 27.2 26'),
      {
        d: 'M15 20C13.4 12.4 17 6.8 24.6 7C31 7.2 34.4 11 33.2 20C32.4 17.6 31.6 16 30.6 14.6C26.4 15.2 21.4 13.6 18.8 11C19.2 14 17 16.4 15 20Z',
        fill: 'hair',
      },
      { d: 'M16.6 33.6C21 36.6 27 36.6 31.4 33.6L33.4 38C27.4 42 20.6 42 14.6 38Z', fill: 'trim' },
      { d: 'M27 40.4L31.6 38.6L33.6 48H28.8Z', fill: 'trim' },
      { d: 'M27.6 41L31.4 39.4', line: 'ink', width: 0.8 },
    ],
  },
  diplomat: {
    ground: '#c3b6cf',
    skin: '#8d5a3b',
    hair: '#241a17',
    cloth: '#4c3a75',
    trim: '#d9a441',
    back: [{ d: 'M24 3.4C33.6 3.4 37 9.6 35.4 16.4C33 21 15 21 12.6 16.4C11 9.6 14.4 3.4 24 3.4Z', fill: 'trim' }],
    front: [
      ...body(),
      ...head(),
      ...features(LEVEL_BROWS, 'M21 26.8Q24 28.8 27 26.8'),
      { d: 'M14.4 17.4C15 9.6 19 7.4 24 7.4C29 7.4 33 9.6 33.6 17.4C30 13.4 18 13.4 14.4 17.4Z', fill: 'trim' },
      { d: 'M14.2 14C18 9.6 30 9.6 33.8 14M15.4 9.4C19 5.8 29 5.8 32.6 9.4', line: 'cloth', width: 1 },
      { d: 'M19.4 34.2C20.4 37.6 22 39 24 39C26 39 27.6 37.6 28.6 34.2', line: 'glow', width: 1.5 },
    ],
  },
  fortress: {
    ground: '#b5b9bf',
    skin: '#e2b48f',
    hair: '#6b4a32',
    cloth: '#565c63',
    trim: '#8f6a3c',
    front: [
      ...body(HEAVY),
      { d: 'M13 36.6C14 33.6 17 32 19.4 32.6L24 38L28.6 32.6C31 32 34 33.6 35 36.6L30 48H18Z', fill: 'trim' },
      ...head(true),
      ...features('M17.6 17.8Q20 16.4 22.2 17.8M25.8 17.8Q28 16.4 30.4 17.8', ''),
      {
        d: 'M15 19.6C15.4 23 16.4 24.6 18.4 25C21 23.8 27 23.8 29.6 25C31.6 24.6 32.6 23 33 19.6C34.4 28 31 38 24 38C17 38 13.6 28 15 19.6Z',
        fill: 'hair',
      },
      { d: 'M21.4 28.2Q24 27.2 26.6 28.2', line: 'skin', width: 1.2 },
      { d: 'M18.4 13.2C20 11.8 22 11.4 24 11.4', line: 'glow', width: 1.1 },
    ],
  },
  gambler: {
    ground: '#c9a39a',
    skin: '#cf9a72',
    hair: '#1f1a1a',
    cloth: '#1d2330',
    trim: '#a8231c',
    front: [
      ...body(),
      { d: SHIRT, fill: 'glow' },
      { d: 'M24 38.8L18.6 36.2V42.4ZM24 38.8L29.4 36.2V42.4Z', fill: 'trim' },
      ...head(),
      ...features('M17.8 17.2L22 17.6M26 17.2Q28 15.6 30.2 16.8', 'M21.6 28.2Q24.6 28.6 27 27'),
      {
        d: 'M24 25.4C21.6 24.4 19.4 25.6 18.4 27.2C20.6 27.2 22.6 27.2 24 26.4C25.4 27.2 27.4 27.2 29.6 27.2C28.6 25.6 26.4 24.4 24 25.4Z',
        fill: 'hair',
      },
      { d: 'M15.4 18C15 15 15.6 13 16 12H32C32.4 13 33 15 32.6 18L31.4 14.4H16.6Z', fill: 'hair' },
      { d: 'M8.6 13.4C13 11.6 35 9.4 39.4 10.2C39 13.4 34 14.6 24 15C15 15.4 10 15.4 8.6 13.4Z', fill: 'cloth' },
      {
        d: 'M15 12.4C14.4 6.4 17.6 3.4 20.4 4.2C22 4.6 23 5.2 24.4 4.4C28.6 2.4 32.6 4.6 33 11.2C27 11.4 20 11.8 15 12.4Z',
        fill: 'cloth',
      },
      { d: 'M14.9 11.6C20 10.6 28 9.8 33 9.8V11.4C27.4 11.6 20 12.2 15 13Z', fill: 'trim' },
    ],
  },
  stargazer: {
    ground: '#a3b1cc',
    skin: '#efcfab',
    hair: '#20222c',
    cloth: '#26345c',
    trim: '#dfe5ee',
    back: [
      {
        d: 'M13 35C10.6 20 13.4 7 24 7C34.6 7 37.4 20 35 35C32 36.6 30 36.4 28.6 36H19.4C18 36.4 16 36.6 13 35Z',
        fill: 'hair',
      },
    ],
    front: [
      ...body(),
      { d: 'M19 33.4H29L30 38.6C26 40 22 40 18 38.6Z', fill: 'cloth' },
      { d: 'M19 33.6H29', line: 'trim', width: 1 },
      ...head(),
      ...features('', CALM),
      {
        d: 'M15.2 19.4C14.4 12.4 17.6 8.2 24 8.2C30.4 8.2 33.6 12.4 32.8 19.4L31.6 16.6C27 17.4 21 17.4 16.4 16.6Z',
        fill: 'hair',
      },
      {
        d: 'M16.6 20.4A3.4 3.2 0 1 0 23.4 20.4A3.4 3.2 0 1 0 16.6 20.4ZM24.6 20.4A3.4 3.2 0 1 0 31.4 20.4A3.4 3.2 0 1 0 24.6 20.4ZM23.2 19.8Q24 19.2 24.8 19.8',
        line: 'ink',
        width: 1,
      },
      {
        d: 'M33.4 39.4L34.2 41.4L36.4 41.6L34.8 43L35.2 45.2L33.4 44L31.6 45.2L32 43L30.4 41.6L32.6 41.4Z',
        fill: 'glow',
      },
    ],
  },
  banker: {
    ground: '#bcc3ab',
    skin: '#eac7aa',
    hair: '#dcdcd6',
    cloth: '#3b3f46',
    trim: '#f4f1ea',
    front: [
      ...body(),
      { d: SHIRT, fill: 'trim' },
      { d: 'M22.8 38.4H25.2L26.4 46L24 48L21.6 46Z', fill: 'ink' },
      { d: 'M20 35L17 37.4L22.4 48H20L14.4 37.2ZM28 35L31 37.4L25.6 48H28L33.6 37.2Z', fill: 'cloth' },
      ...head(true),
      ...features('M17.8 17Q20 16 22 17M26 17Q28 16 30.2 17', FLAT),
      {
        d: 'M15.2 23C12.8 19.4 13.2 14.6 16.4 12.6C16 15.4 16.2 17 15.6 19.6ZM32.8 23C35.2 19.4 34.8 14.6 31.6 12.6C32 15.4 31.8 17 32.4 19.6Z',
        fill: 'hair',
      },
      { d: 'M20 25.6C22 24.6 26 24.6 28 25.6C27 26.8 25.4 26.6 24 26.2C22.6 26.6 21 26.8 20 25.6Z', fill: 'hair' },
      {
        d: 'M17 20.6A3 2.6 0 1 0 23 20.6A3 2.6 0 1 0 17 20.6ZM25 20.6A3 2.6 0 1 0 31 20.6A3 2.6 0 1 0 25 20.6ZM23 20.2H25M31 20.6L33 19.8',
        line: 'glow',
        width: 0.9,
      },
    ],
  },
};
