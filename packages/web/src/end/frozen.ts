// A drawing of the page as one that needs no page: what styles make of its parts is written into them, fonts come along.

/** What of a part's look styles decide. */
const LOOKS = [
  'color',
  'display',
  'visibility',
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'text-anchor',
  'transform',
  'transform-origin',
  'r',
  'x',
  'y',
  'width',
  'height',
  'rx',
] as const;

/** Read of a parent, or of no use to a part. */
const BARE: ReadonlySet<string> = new Set(['defs', 'style', 'title']);

/** A copy of an SVG that stands where the original does inside its host, and looks the same without any styles. */
export function frozen(part: SVGSVGElement, host: Element): SVGSVGElement {
  const copy = part.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('a drawing was expected');
  const all = [part, ...part.querySelectorAll('*')];
  const copies = [copy, ...copy.querySelectorAll('*')];
  all.forEach((original, i) => {
    const twin = copies[i];
    if (twin === undefined || BARE.has(original.localName)) return;
    freeze(original, twin, original === part);
  });
  const [at, within] = [part.getBoundingClientRect(), host.getBoundingClientRect()];
  copy.setAttribute('x', String(at.left - within.left));
  copy.setAttribute('y', String(at.top - within.top));
  copy.setAttribute('width', String(at.width));
  copy.setAttribute('height', String(at.height));
  copy.setAttribute('style', `overflow:${getComputedStyle(part).overflow}`);
  return copy;
}

function freeze(original: Element, twin: Element, isWhole: boolean): void {
  for (const name of [...twin.getAttributeNames()])
    if (name === 'class' || name.startsWith('data-') || name.startsWith('aria-')) twin.removeAttribute(name);
  if (isWhole) return;
  const look = getComputedStyle(original);
  const style = LOOKS.flatMap((name) => {
    const value = look.getPropertyValue(name);
    return value === '' || value === 'auto' ? [] : [`${name}:${value}`];
  });
  twin.setAttribute('style', style.join(';'));
}

/** The faces that the page uses, with the fonts themselves. */
export async function facesInUse(): Promise<string> {
  const faces = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSFontFaceRule ? [{ rule, base: sheet.href }] : [])),
  );
  const written = await Promise.all(
    faces.map(async ({ rule, base }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src')) ?? [];
      if (address === undefined) return '';
      const font = await fetch(new URL(address, base ?? location.href)).then((answer) => answer.blob());
      const descriptors = ['font-family', 'font-weight', 'font-style'].map((name) => {
        const value = rule.style.getPropertyValue(name);
        return value === '' ? '' : `${name}:${value};`;
      });
      return `@font-face{${descriptors.join('')}src:url(${await asAddress(font)})}`;
    }),
  );
  return written.join('');
}

const asAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('a font cannot be read'));
    reader.readAsDataURL(blob);
  });
