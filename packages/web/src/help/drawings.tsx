// Small pictures for words and stages, put together of the pieces that the table is drawn with.
import '../look/custom-properties.ts';
import type { TermId } from '@marshall/words/handbook';
import { GLYPHS, type GlyphName } from '../look/glyphs.ts';

/** Shapes that no panel needs, on the same grid of 16 x 16. */
const SHAPES = {
  cube: 'M8 .8 14.5 4.3v7.4L8 15.2 1.5 11.7V4.3zM3 5.6v5.2l4.2 2.3V7.9zM13 5.6 8.8 7.9v5.2l4.2-2.3zM8 2.5 4 4.6 8 6.8l4-2.2z',
  coin: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM8 2.6a5.4 5.4 0 1 0 0 10.8A5.4 5.4 0 0 0 8 2.6zM7.3 4h1.4v1h1.8v1.4H7.1v.9h3.4v4.2H8.7v1H7.3v-1H5.5v-1.4h3.6v-1.4H5.5V5h1.8z',
  card: 'M3 1h10v14H3zM4.4 2.4v11.2h7.2V2.4zM6 4h4v4H6z',
  back: 'M3 1h10v14H3zM4.4 2.4v2.2l2-2.2zM4.4 7v2.6L11.6 2.4H9zM4.4 12v1.6h1L11.6 7.4V4.8zM8 13.6h2.6l1-1V10z',
  die: 'M3 1.5h10A1.5 1.5 0 0 1 14.5 3v10a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 13V3A1.5 1.5 0 0 1 3 1.5zM5 3.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM11 3.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM8 6.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM5 9.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8zM11 9.6a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8z',
  arrow: 'M1 6.5h8V3l6 5-6 5V9.5H1z',
  away: 'M15 6.5H7V3L1 8l6 5V9.5h8z',
  down: 'M6.5 1v8H3l5 6 5-6H9.5V1z',
  up: 'M6.5 15V7H3l5-6 5 6H9.5v8z',
  ring: 'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1zM8 3a5 5 0 1 0 0 10A5 5 0 0 0 8 3z',
  bar: 'M1 6h14v4H1z',
  shield: 'M8 1 14 3v5c0 3.4-2.4 5.9-6 7-3.6-1.1-6-3.6-6-7V3z',
  sea: 'M1 3h14v10H1zM2.5 8c1.2-1.6 2.4-1.6 3.6 0s2.4 1.6 3.6 0 2.4-1.6 3.6 0v1.4c-1.2-1.6-2.4-1.6-3.6 0s-2.4 1.6-3.6 0-2.4-1.6-3.6 0z',
  crown: 'M1 13.8V3.6l3.9 3.6L8 1.6l3.1 5.6L15 3.6v10.2z',
  medal: 'm8 1 2.1 4.6 5 .5-3.8 3.3 1.1 4.9L8 11.7l-4.4 2.6 1.1-4.9L.9 6.1l5-.5z',
  hand: 'M4 15V8L2 6.5 3.2 5 6 7V1.8h1.6V7h.8V1h1.6v6h.8V2h1.6v6h.6V4h1.4v6.5L12.5 15z',
  flask: 'M6 1h4v1.4h-.6v4l4.3 7A1 1 0 0 1 12.8 15H3.2a1 1 0 0 1-.9-1.6l4.3-7v-4H6z',
  wheel: 'M8 .8A7.2 7.2 0 1 1 .8 8H3a5 5 0 1 0 5-5v2.2L3.6 2.6z',
  bank: 'M8 1 15 5v1.5H1V5zM2.5 7.5h2v5h-2zM7 7.5h2v5H7zM11.5 7.5h2v5h-2zM1 13.3h14V15H1z',
  scroll: 'M3 1h10v11.5a2.5 2.5 0 0 1-2.5 2.5h-7A2.5 2.5 0 0 1 1 12.5V12h2zM5 4v1.4h6V4zM5 7v1.4h6V7z',
} as const;

type Shape = keyof typeof SHAPES;
/** What, where its upper left corner is, how large, and in which colour if not in that of the text. */
type Bit = readonly [what: GlyphName | Shape, x: number, y: number, size: number, colour?: string];
type Picture = readonly Bit[];

const INK = 'currentColor';
const one = (what: Bit[0], colour = INK): Picture => [[what, 10, 2, 20, colour]];
const two = (a: Bit[0], b: Bit[0], first = INK, second = INK): Picture => [
  [a, 1, 3, 18, first],
  [b, 21, 3, 18, second],
];
const three = (a: Bit[0], b: Bit[0], c: Bit[0]): Picture => [
  [a, 0, 5, 14],
  [b, 14, 6, 12],
  [c, 26, 5, 14],
];
const SET: Picture = [
  ['grain', 0, 6, 13, 'var(--grain)'],
  ['oil', 13.5, 6, 13, 'var(--oil)'],
  ['minerals', 27, 6, 13, 'var(--minerals)'],
];
const CUBES: Picture = [
  ['cube', 0, 6, 12],
  ['cube', 14, 6, 12],
  ['cube', 28, 6, 12],
];

/** A picture for every word that has a card. */
export const TERM_PICTURES: Readonly<Record<TermId, Picture>> = {
  cube: CUBES,
  bid: two('cube', 'back'),
  cycle: one('wheel'),
  stage: two('list', 'cube'),
  set: SET,
  'supply-center': [
    ['grain', 2, 1, 10, 'var(--grain)'],
    ['oil', 15, 1, 10, 'var(--oil)'],
    ['minerals', 28, 1, 10, 'var(--minerals)'],
    ['bank', 12, 11, 13],
  ],
  company: two('company', 'card'),
  market: two('chart', 'down'),
  salary: two('company', 'coin'),
  loan: two('bank', 'coin'),
  default: two('bank', 'bar', INK, 'var(--danger)'),
  nuke: one('nuke'),
  'l-star': one('star', 'var(--info)'),
  champion: two('star', 'shield', 'var(--info)'),
  'first-strike': three('nuke', 'arrow', 'nuke'),
  'space-blast': three('nuke', 'arrow', 'star'),
  clash: three('star', 'die', 'star'),
  home: two('land', 'crown'),
  'light-sea': one('sea', 'var(--sea1)'),
  'dark-sea': one('sea', 'var(--sea2)'),
  port: two('port', 'navy'),
  passage: three('army', 'arrow', 'land'),
  militia: two('land', 'die'),
  'fire-power': two('army', 'die'),
  counterattack: two('away', 'army'),
  amphibious: three('navy', 'arrow', 'land'),
  airborne: three('plane', 'arrow', 'land'),
  withdraw: two('army', 'away'),
  resist: two('shield', 'die'),
  blockade: three('navy', 'bar', 'port'),
  siege: two('ring', 'port', 'var(--danger)'),
  spoils: three('card', 'arrow', 'crown'),
  prospect: two('back', 'company'),
  research: two('back', 'flask'),
  bazaar: three('army', 'deal', 'coin'),
  'drop-ship': three('oil', 'arrow', 'people'),
  'trading-window': two('deal', 'people'),
  detente: two('hand', 'coin'),
  supremacy: two('land', 'crown'),
  'coup-final': two('cloud', 'die'),
  stars: one('medal'),
  apc: one('apc'),
  agenda: one('scroll'),
  licence: two('scroll', 'coin'),
  'merchant-ship': one('merchant'),
  freight: two('merchant', 'coin'),
  escort: two('merchant', 'navy'),
  reroute: three('merchant', 'arrow', 'sea'),
  generalship: two('medal', 'die'),
  supplies: SET,
  zone: two('land', 'sea'),
  territory: one('land'),
  power: two('crown', 'people'),
  army: one('army'),
  navy: one('navy'),
  interest: three('bank', 'up', 'coin'),
  'face-down': one('back'),
  surrender: two('hand', 'army'),
  reinforce: three('army', 'arrow', 'army'),
  retaliation: three('nuke', 'away', 'nuke'),
  roulette: two('die', 'cloud'),
  promise: two('people', 'hand'),
  technology: two('card', 'flask'),
  deploy: three('flask', 'arrow', 'army'),
  legion: two('land', 'army'),
  'half-siege': two('ring', 'merchant'),
  'danger-pay': three('coin', 'merchant', 'army'),
  pirates: two('sea', 'merchant', 'var(--danger)'),
  cash: one('coin', 'var(--grain)'),
  unit: two('army', 'navy'),
  wealth: three('coin', 'company', 'army'),
  'stage-1': two('coin', 'company'),
  'stage-2': SET,
  'stage-3': two('oil', 'coin'),
  'stage-4': three('army', 'arrow', 'army'),
  'stage-5': two('army', 'arrow'),
  'stage-6': two('army', 'plus'),
  'stage-7': two('coin', 'oil'),
  grain: one('grain', 'var(--grain)'),
  oil: one('oil', 'var(--oil)'),
  minerals: one('minerals', 'var(--minerals)'),
  price: two('chart', 'coin'),
  bank: one('bank'),
  turn: two('people', 'wheel'),
  pass: two('hand', 'wheel'),
  sealed: two('back', 'hand'),
  attack: three('army', 'arrow', 'land'),
  battle: three('army', 'die', 'army'),
  dice: two('die', 'die'),
  points: three('die', 'arrow', 'army'),
  odds: two('die', 'chart'),
  occupy: two('army', 'land'),
  destroyed: two('land', 'cloud'),
  fallen: two('crown', 'bar', INK, 'var(--danger)'),
  abroad: three('crown', 'bar', 'land'),
  closed: two('company', 'bar'),
  deck: two('back', 'back'),
  offer: two('deal', 'card'),
  deal: one('deal'),
  gift: two('coin', 'arrow'),
  commander: two('people', 'die'),
  recruit: one('medal'),
  officer: two('medal', 'medal'),
  general: three('medal', 'medal', 'medal'),
  marshal: two('medal', 'crown'),
  coach: two('people', 'scroll'),
  hint: two('medal', 'arrow'),
  caretaker: two('people', 'wheel'),
  substitute: three('people', 'arrow', 'people'),
  'standing-order': two('scroll', 'wheel'),
  referee: two('people', 'shield'),
  clause: one('scroll'),
  ruling: two('scroll', 'shield'),
  convoy: three('navy', 'merchant', 'navy'),
  carriers: three('coin', 'arrow', 'army'),
  colony: two('land', 'sea'),
  ransom: two('merchant', 'coin', 'var(--danger)'),
  tank: one('apc', 'var(--ink3)'),
  'fire-power-rating': two('apc', 'die'),
  'kill-points': two('die', 'apc'),
  'public-record': two('flask', 'people'),
  'top-secret': two('flask', 'back'),
  token: one('shield'),
  canal: two('sea', 'scroll'),
  mastermind: two('card', 'medal'),
};

/** Pictures of the pages on how to play. */
const PAGE_PICTURES = {
  coins: two('coin', 'chart', 'var(--grain)'),
  crown: two('land', 'crown'),
  set: SET,
  'stage-1': two('coin', 'company'),
  'stage-2': SET,
  'stage-3': two('oil', 'coin'),
  'stage-4': three('army', 'arrow', 'army'),
  'stage-5': two('army', 'arrow'),
  'stage-6': two('army', 'plus'),
  'stage-7': two('coin', 'oil'),
} as const satisfies Readonly<Record<string, Picture>>;

export type DrawingName = keyof typeof PAGE_PICTURES;

export const Drawing = ({ name }: { readonly name: DrawingName }) => <Bits picture={PAGE_PICTURES[name]} />;

export const TermPicture = ({ term }: { readonly term: TermId }) => <Bits picture={TERM_PICTURES[term]} />;

/** A bidding cube beside a word. */
export const Cube = () => (
  <svg className="glyph" width="14" height="14" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES.cube} fillRule="evenodd" />
  </svg>
);

const Bits = ({ picture }: { readonly picture: Picture }) => (
  <svg className="drawing glyph" width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
    {picture.map(([what, x, y, size, colour]) => (
      <path
        key={`${what} ${x}`}
        d={pathOf(what)}
        fillRule="evenodd"
        transform={`translate(${x} ${y}) scale(${size / 16})`}
        style={{ fill: colour ?? INK }}
      />
    ))}
  </svg>
);

const isShape = (what: string): what is Shape => what in SHAPES;
const pathOf = (what: GlyphName | Shape): string => (isShape(what) ? SHAPES[what] : GLYPHS[what].d);
