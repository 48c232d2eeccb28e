import { spawn } from 'node:child_process';

/** Opens a page in the person's browser; where that cannot be done, it calls `failed`, and the server goes on. */
export function openPage(url: string, failed: () => void): void {
  const how = opener();
  if (how === undefined) {
    failed();
    return;
  }
  const child = spawn(how.program, [...how.args, url], { stdio: 'ignore', detached: true });
  child.on('error', failed);
  child.on('exit', (code) => {
    if (code !== 0) failed();
  });
  child.unref();
}

function opener(): { readonly program: string; readonly args: readonly string[] } | undefined {
  if (process.platform === 'darwin') return { program: 'open', args: [] };
  if (process.platform === 'win32') return { program: 'cmd', args: ['/c', 'start', ''] };
  const { DISPLAY, WAYLAND_DISPLAY } = process.env;
  return DISPLAY === undefined && WAYLAND_DISPLAY === undefined ? undefined : { program: 'xdg-open', args: [] };
}
