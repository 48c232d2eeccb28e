import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The browser inside an npm package, and the variables it is started with. */
export interface PackagedBrowser {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const cache = fileURLToPath(new URL('../node_modules/.cache/marshall/', import.meta.url));

/**
 * Unpacks the browser of the npm package, which is a Linux build, unless that was done before. It comes with its own
 * libraries and fonts and uses only those: it needs nothing of this machine and shows the same on every machine.
 */
export function packagedBrowser(): PackagedBrowser | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(cache, `chromium-${version()}`);
  if (!existsSync(folder)) unpack(folder);
  const fonts = join(folder, 'fonts.conf');
  // A copy that was moved here would look for its fonts where it came from, and crash without any.
  if (readFileSync(fonts, 'utf8') !== fontsOf(folder)) writeFileSync(fonts, fontsOf(folder));
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'), FONTCONFIG_FILE: fonts },
  };
}

function version(): string {
  const library = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const described = readFileSync(join(dirname(library), '..', '..', 'package.json'), 'utf8');
  return /"version": "([^"]+)"/.exec(described)?.[1] ?? 'unknown';
}

/** The package unpacks into the folder for temporary files, and its libraries only where it takes us for a cloud; that is why it has a process of its own. */
const UNPACK = "const { default: chromium } = await import('@sparticuz/chromium'); await chromium.executablePath();";

function unpack(folder: string): void {
  mkdirSync(cache, { recursive: true });
  const half = mkdtempSync(`${folder}-`);
  try {
    execFileSync(process.execPath, ['--input-type=module', '-e', UNPACK], {
      cwd: dirname(fileURLToPath(import.meta.url)),
      env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    writeFileSync(join(half, 'fonts.conf'), fontsOf(folder));
    renameSync(half, folder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
    // Another process may have been quicker.
    if (!existsSync(folder)) throw error;
  }
}

const fontsOf = (folder: string): string =>
  `<?xml version="1.0"?>
<fontconfig>
  <dir>${escaped(join(folder, 'fonts'))}</dir>
  <cachedir>${escaped(join(folder, 'fonts-cache'))}</cachedir>
</fontconfig>
`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
