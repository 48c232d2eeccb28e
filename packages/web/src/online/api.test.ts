import { afterEach, expect, test, vi } from 'vitest';
import { enter, whoAmI } from './api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers each request when it is told to. */
function server() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return new Promise<Response>((resolve) => {
      const isGuest = path === '/api/guests';
      answers.push(() => resolve(Response.json(isGuest ? { id: 'b' } : { me: { id: 'b' } })));
    });
  });
  return { asked, answers };
}

test('a page that opens while somebody is coming in waits until it is known who they are', async () => {
  const { asked, answers } = server();
  const entered = enter('guests', { name: 'Boris' });
  const found = whoAmI();
  await Promise.resolve();
  expect(asked).toEqual(['/api/guests']);
  answers[0]?.();
  expect(await entered).toEqual({ id: 'b' });
  await vi.waitFor(() => expect(asked).toEqual(['/api/guests', '/api/session']));
  answers[1]?.();
  expect(await found).toEqual({ id: 'b' });
});

test('somebody who could not come in is still looked for', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/guests'
      ? Response.json({ code: 'name', sentence: 'No.' }, { status: 400 })
      : Response.json({ me: { id: 'a' } }),
  );
  await expect(enter('guests', { name: '' })).rejects.toThrow('No.');
  expect(await whoAmI()).toEqual({ id: 'a' });
});
