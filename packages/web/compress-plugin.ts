import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts are compressed already. */
const TEXT: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.webmanifest']);
/** Bytes from which a file is compressed: a smaller one fits into one packet either way. */
const LEAST = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Bytes from which a file is compressed a little less: as small as it gets would take three times as long for a fiftieth. */
const LARGE = 50_000;

/** Lays a .br and a .gz beside every built file: the server sends them as they are. */
export function compressed(): Plugin {
  let out = '';
  return {
    name: 'marshall-compressed',
    apply: 'build',
    configResolved: ({ root, build }) => {
      out = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      const names = await readdir(out, { recursive: true });
      await Promise.all(names.filter((name) => TEXT.has(extname(name))).map((name) => compress(join(out, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const whole = await readFile(path);
  if (whole.length < LEAST) return;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = constants;
  const quality = whole.length < LARGE ? BROTLI_MAX_QUALITY : BROTLI_MAX_QUALITY - 1;
  const params = { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: whole.length };
  const [small, smaller] = await Promise.all([zip(whole, { level: 9 }), brotli(whole, { params })]);
  await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
}
