import './no-eval.ts';
import './app/early.ts';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { chosenLanguage, tellTable } from './choose-language.ts';
import { recallTheme } from './spectator/theme.ts';
import { words } from './words.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/base.css';

recallTheme();
const language = chosenLanguage();
tellTable(language);
document.documentElement.lang = language === 'pseudo' ? 'en' : language;
document.querySelector('meta[name="description"]')?.setAttribute('content', words.front.tagline);

const root = document.getElementById('root');
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);
// Where the first screen is drawn already, the page comes alive in it.
if (root?.dataset.drawn !== undefined) hydrateRoot(root, app);
else if (root) createRoot(root).render(app);
