import { spawn } from 'node:child_process';

/** Opens a page in the person's browser, where there is one; that it cannot be opened is no reason to stop. */
export function openPage(url: string): void {
  const how = opener();
  if (how === undefined) return;
  const child = spawn(how.program, [...how.args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

function opener(): { readonly program: string; readonly args: readonly string[] } | undefined {
  if (process.platform === 'darwin') return { program: 'open', args: [] };
  if (process.platform === 'win32') return { program: 'cmd', args: ['/c', 'start', ''] };
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return DISPLAY === undefined && WAYLAND_DISPLAY === undefined ? undefined : { program: 'xdg-open', args: [] };
}
