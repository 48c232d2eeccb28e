import { BOARD_HEIGHT, BOARD_WIDTH } from './board.ts';

/** The whole world in one coarse picture, for what comes into sight while the world shrinks: to scale it costs no painting. */
export interface Far {
  /** What was painted is no longer true. */
  readonly outdate: () => void;
  /** Paints it for the least scale when the page has nothing to do. */
  readonly prepare: (least: number) => void;
  /** Shows it at a scale, in the coordinates of the world. */
  readonly show: (k: number) => void;
  readonly hide: () => void;
  readonly stop: () => void;
}

/** Units of the board that are painted beyond it on every side. */
const MARGIN = 200;
const [WIDTH, HEIGHT] = [BOARD_WIDTH + 2 * MARGIN, BOARD_HEIGHT + 2 * MARGIN];
const SHARPEST = 2;

/** Paints on the canvas with the colours of the sheet. */
export function createFar(canvas: HTMLCanvasElement, sheet: Element): Far {
  const shapes = [...sheet.querySelectorAll<SVGPathElement>('path')].filter((path) => !path.closest('defs'));
  const paths = new Map<SVGPathElement, Path2D>();
  let idle: number | undefined;
  let painted = '';
  let least = 1;

  const paint = (): void => {
    // Another ground is another theme.
    const ground = getComputedStyle(canvas).backgroundColor;
    const wanted = [ground, least, devicePixelRatio].join();
    if (painted === wanted) return;
    painted = wanted;
    // Lines of the sheet have their width for the scale it is painted at.
    const wider = Number(getComputedStyle(sheet).getPropertyValue('--k')) / least;
    const sharp = least * Math.min(SHARPEST, devicePixelRatio);
    canvas.width = Math.round(WIDTH * sharp);
    canvas.height = Math.round(HEIGHT * sharp);
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return;
    context.fillStyle = ground;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.scale(sharp, sharp);
    context.translate(MARGIN, MARGIN);
    context.lineJoin = 'round';
    for (const shape of shapes) drawAs(context, shape, pathOf(shape), wider);
  };
  const pathOf = (shape: SVGPathElement): Path2D => {
    const path = paths.get(shape) ?? new Path2D(shape.getAttribute('d') ?? '');
    paths.set(shape, path);
    return path;
  };

  return {
    outdate: () => {
      painted = '';
    },
    prepare: (scale) => {
      least = scale;
      idle ??= whenIdle(() => {
        idle = undefined;
        paint();
      });
    },
    show: (k) => {
      if (canvas.hidden) paint();
      canvas.hidden = false;
      canvas.style.transform = `scale(${(k * WIDTH) / canvas.width}) translate(${(-MARGIN / WIDTH) * 100}%,${(-MARGIN / HEIGHT) * 100}%)`;
    },
    hide: () => {
      canvas.hidden = true;
    },
    stop: () => {
      if (idle !== undefined) notWhenIdle(idle);
    },
  };
}

/** How much of a zone its hatching covers, seen from far. */
const HATCHED = 0.2;

/** Draws a path in the colours it has on the page; `wider` makes up for lines that were meant for another scale. */
function drawAs(context: CanvasRenderingContext2D, shape: SVGElement, path: Path2D, wider: number): void {
  const { fill, fillRule, color, stroke, strokeWidth, strokeDasharray, opacity } = getComputedStyle(shape);
  const hatched = fill.startsWith('url');
  context.globalAlpha = Number(opacity) * (hatched ? HATCHED : 1);
  if (fill !== 'none' && !(hatched && shape.dataset.holder === 'scorched')) {
    context.fillStyle = hatched ? color : fill;
    context.fill(path, fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
  }
  if (stroke === 'none' || strokeDasharray !== 'none') return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth) * wider;
  context.stroke(path);
}

const whenIdle = (job: () => void): number =>
  'requestIdleCallback' in window ? window.requestIdleCallback(job, { timeout: 2000 }) : setTimeout(job, 300);
const notWhenIdle = (handle: number): void =>
  'cancelIdleCallback' in window ? window.cancelIdleCallback(handle) : clearTimeout(handle);
