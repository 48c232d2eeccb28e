import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import sparticuz from '@sparticuz/chromium';

/** A browser on this machine and what it must be started with. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

/**
 * Finds a Chromium: the one that MARSHALL_CHROMIUM names, then an installed one, then the one inside an npm package,
 * then Debian's package when we may install it. Throws with a sentence where there is none.
 */
export async function findBrowser(): Promise<Browser> {
  const found = named() ?? installed() ?? (await packaged()) ?? fromDebian();
  if (found !== undefined) return found;
  throw new Error(
    'No browser was found for the browser tests: install Chromium or Chrome, or set MARSHALL_CHROMIUM to the path of one.',
  );
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

function named(): Browser | undefined {
  const { MARSHALL_CHROMIUM: path } = process.env;
  if (path === undefined || path === '') return undefined;
  if (!canRun(path)) throw new Error(`MARSHALL_CHROMIUM is set to ${path}, which cannot be run: correct or unset it.`);
  return started(path);
}

function installed(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find(canRun);
  return path === undefined ? undefined : started(path);
}

/** The npm package carries a Linux build; it counts only if it starts here. */
async function packaged(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const executablePath = await sparticuz.executablePath();
    execFileSync(executablePath, ['--version'], { stdio: 'ignore' });
    return { executablePath, args: sparticuz.args };
  } catch {
    return undefined;
  }
}

function fromDebian(): Browser | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return installed();
}

/** Root may not use the browser's own sandbox. */
const started = (executablePath: string): Browser => ({
  executablePath,
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
