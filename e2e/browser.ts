import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { packagedBrowser } from './packaged-browser.ts';

/** A browser on this machine, in the words of Playwright. */
export type Browser = Pick<LaunchOptions, 'executablePath' | 'env'>;

/**
 * Finds a Chromium: the one that MARSHALL_CHROMIUM names, then the one inside an npm package, which is the same on
 * every machine, then an installed one. MARSHALL_PARTS=packaged or installed allows only that kind. Throws with a
 * sentence where there is none. No argument is needed: Playwright starts a browser without the sandbox that root and
 * most containers may not use.
 */
export function findBrowser(): Browser {
  const { MARSHALL_PARTS: parts } = process.env;
  const found =
    named() ??
    (parts === 'installed' ? undefined : packaged()) ??
    (parts === 'packaged' ? undefined : installedBrowser());
  if (found !== undefined) return found;
  throw new Error(
    parts === 'packaged'
      ? 'The browser of the npm package does not start here: unset MARSHALL_PARTS to use an installed one.'
      : 'No browser was found for the browser tests: install Chromium or Chrome, or set MARSHALL_CHROMIUM to the path of one.',
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
  return { executablePath: path };
}

/** The first browser in the path or where browsers install. */
export function installedBrowser(): Browser | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const path = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find(canRun);
  return path === undefined ? undefined : { executablePath: path };
}

/** The one inside the npm package counts only if it starts here. */
function packaged(): Browser | undefined {
  const found = packagedBrowser();
  if (found === undefined) return undefined;
  const { executablePath, env } = found;
  const whole = { ...variables(), ...env };
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore', env: whole });
    return { executablePath, env: whole };
  } catch {
    return undefined;
  }
}

/** The variables of this process that are set. */
function variables(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
