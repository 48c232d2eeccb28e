// A moment as a picture: the board's own parts, drawn at rest, with one sentence below, as a PNG without anything from elsewhere.
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { EMBLEMS } from '../look/glyphs.ts';
import type { PowerId } from '../look/powers.ts';
import type { Chart } from '../map/board.ts';
import { StillMap } from '../map/StillMap.tsx';
import { marksOf, piecesOf, powerOf, zonesOf } from '../room/facts.ts';
import type { LogLine, TableState } from '../session/session.ts';
import { POWER_NAMES } from '../words.ts';
import { facesInUse, frozen } from './frozen.ts';

const SVG = 'http://www.w3.org/2000/svg';
export const SIZE = { width: 1600, height: 880, foot: 132 } as const;

export interface Pictured {
  readonly chart: Chart;
  readonly table: TableState;
  readonly title: string;
  /** What happened last, to be written below and drawn on the map. */
  readonly line: LogLine | undefined;
}

/** Gives the player a picture of a moment as a file. */
export async function savePicture({ name, ...pictured }: Pictured & { readonly name: string }): Promise<void> {
  const blob = await pictureOf(pictured);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The picture as a PNG, in the colours of the page as it is now. */
export async function pictureOf(pictured: Pictured): Promise<Blob> {
  await document.fonts.ready;
  const svg = drawing(pictured);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await facesInUse();
  svg.prepend(style);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIZE.width;
  canvas.height = SIZE.height + SIZE.foot;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('the canvas gives no picture')) : resolve(blob)));
  });
}

/** The map is drawn once beside the page, where nobody sees it, and what it looks like is written into its parts. */
function drawing({ chart, table, title, line }: Pictured): SVGSVGElement {
  const host = document.createElement('div');
  host.style.cssText = `position:fixed;left:-${2 * SIZE.width}px;top:0;width:${SIZE.width}px;height:${SIZE.height}px`;
  host.setAttribute('aria-hidden', 'true');
  document.body.append(host);
  const root = createRoot(host);
  try {
    const { view } = table;
    const power = powerOf(view, line?.actor);
    const arrows = (line?.arrows ?? [])
      .filter(({ from, to }) => from !== to)
      .map((arrow) => ({ ...arrow, ...(power === undefined ? {} : { power }) }));
    const zones = zonesOf(view);
    for (const zone of line?.zones ?? []) zones[zone] = { ...zones[zone], selected: true };
    flushSync(() =>
      root.render(
        <StillMap
          chart={chart}
          zones={zones}
          pieces={piecesOf(view).filter(({ kind }) => kind !== 'company')}
          marks={{ ...marksOf({ view, log: [], ...(table.blockades && { blockades: table.blockades }) }), arrows }}
          label={title}
        />,
      ),
    );
    const svg = sheet();
    for (const part of host.querySelectorAll<SVGSVGElement>('svg')) svg.append(frozen(part, host));
    svg.append(
      foot(
        title,
        line?.text,
        view.order.flatMap((seat) => powerOf(view, seat) ?? []),
      ),
    );
    return svg;
  } finally {
    root.unmount();
    host.remove();
  }
}

function sheet(): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const height = SIZE.height + SIZE.foot;
  svg.setAttribute('width', String(SIZE.width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${SIZE.width} ${height}`);
  svg.append(made('rect', { width: SIZE.width, height, fill: colour('--sea2') }));
  return svg;
}

const MARGIN = 28;
/** Letters of the sentence that fit into one line. */
const LINE = 112;

/** Where the powers begin, and how wide a letter of their names is at most, on average. */
const LEGEND = 470;
const LETTER = 10.5;

/** The sentence, when it was, and which colour is whose. */
function foot(title: string, sentence: string | undefined, powers: readonly PowerId[]): SVGGElement {
  const g = made('g', { transform: `translate(0 ${SIZE.height})` });
  g.append(made('rect', { width: SIZE.width, height: SIZE.foot, fill: colour('--surface') }));
  const font = { 'font-family': 'Plex, system-ui, sans-serif', fill: colour('--ink') };
  wrapped(sentence ?? title).forEach((text, i) => {
    g.append(written(text, { ...font, x: MARGIN, y: 42 + 32 * i, 'font-size': 25, 'font-weight': 600 }));
  });
  const small = { ...font, y: 108, 'font-size': 19, fill: colour('--ink2') };
  // At a moment without a sentence its time stands in its place.
  if (sentence !== undefined) g.append(written(title, { ...small, x: MARGIN }));
  const name = written('Marshall', { ...small, x: SIZE.width - MARGIN, 'font-weight': 600, 'text-anchor': 'end' });
  g.append(name);
  let x = LEGEND;
  for (const power of powers) {
    const { name: called } = POWER_NAMES[power];
    g.append(
      made('rect', { x, y: 90, width: 24, height: 24, rx: 3, fill: colour(`--${power}`) }),
      made('path', {
        d: EMBLEMS[power].d,
        'fill-rule': 'evenodd',
        transform: `translate(${x + 4} 94)`,
        fill: colour(`--on-${power}`),
      }),
      written(called, { ...small, x: x + 32 }),
    );
    x += 32 + LETTER * called.length + 24;
  }
  return g;
}

/** In at most two lines. */
function wrapped(sentence: string): readonly string[] {
  if (sentence.length <= LINE) return [sentence];
  const at = sentence.lastIndexOf(' ', LINE);
  const rest = sentence.slice(at + 1);
  return [sentence.slice(0, at), rest.length <= LINE ? rest : `${rest.slice(0, LINE - 1)}\u2026`];
}

function made<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  return element;
}

function written(text: string, attributes: Readonly<Record<string, string | number>>): SVGTextElement {
  const element = made('text', attributes);
  element.textContent = text;
  return element;
}

const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
