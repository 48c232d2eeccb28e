import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * What a page shows a first visitor, as text, in the language that the scope is named for. The build writes it into the
 * small script that runs first, so that it is on the screen before any code of the page has come.
 */
export async function firstScreen(hash: string): Promise<string> {
  Object.assign(globalThis, { location: { hash, pathname: '/', search: '' }, localStorage: { getItem: () => null } });
  const { App } = await import('./app/App.tsx');
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // Parts that are fetched when they are asked for are there the second time.
  renderToString(app);
  await import('./online/Lobby.tsx');
  await new Promise((resolve) => setTimeout(resolve));
  return renderToString(app);
}
