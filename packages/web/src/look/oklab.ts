export type Rgb = readonly [number, number, number];
export type Oklab = readonly [number, number, number];

/** Reads `#rgb` or `#rrggbb` as linear light, each part 0 to 1. */
export function linearRgb(hex: string): Rgb {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(hex);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex);
  const parts = short ? short.slice(1).map((part) => part + part) : long?.slice(1);
  const [r, g, b] = (parts ?? []).map((part) => toLinear(Number.parseInt(part, 16) / 255));
  if (r === undefined || g === undefined || b === undefined) throw new Error(`not a colour: ${hex}`);
  return [r, g, b];
}

/** Björn Ottosson's OKLab: equal steps look equal. */
export function oklab([r, g, b]: Rgb): Oklab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** How different two colours look; 0.02 is just visible, 0.12 tells two powers apart at a glance. */
export const colourDistance = (a: Oklab, b: Oklab): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

export const SIGHTS = ['normal', 'protan', 'deutan', 'tritan'] as const;
export type Sight = (typeof SIGHTS)[number];

/** Linear colour as seen with full-strength colour blindness (Machado, Oliveira and Fernandes 2009). */
export function seenBy(sight: Sight, rgb: Rgb): Rgb {
  if (sight === 'normal') return rgb;
  const [r, g, b] = MACHADO[sight].map(([x, y, z]) => clamp01(x * rgb[0] + y * rgb[1] + z * rgb[2]));
  return [r ?? 0, g ?? 0, b ?? 0];
}

const clamp01 = (value: number): number => Math.min(1, Math.max(0, value));

const MACHADO: Record<Exclude<Sight, 'normal'>, readonly Rgb[]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
