import { afterEach, beforeEach, vi } from 'vitest';

/** What commands print while a test runs; call it once at the top of a test file. */
export function listen(): { readonly out: () => string; readonly err: () => string } {
  let out: string[] = [];
  let err: string[] = [];
  beforeEach(() => {
    out = [];
    err = [];
    vi.spyOn(console, 'log').mockImplementation((text) => out.push(String(text)));
    vi.spyOn(console, 'error').mockImplementation((text) => err.push(String(text)));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return { out: () => out.join('\n'), err: () => err.join('\n') };
}
