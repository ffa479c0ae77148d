/** Starts the page: styles in their order, then the app. */
import './ui/fonts.css';
import './ui/mantine.css';
import './ui/tokens.css';
import './ui/mantine-bridge.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followPreferences } from './bench/use-preferences.ts';
import { firstScreenShown } from './ready-mark.ts';
import { followEvents } from './server-state.ts';
import { readFirstScreenAhead } from './shell/first-screen-ahead.ts';
import { goWhereOneWas } from './shell/where-one-was.ts';
import { declareOtherScripts } from './ui/fonts-of-other-scripts.ts';
import { numberWords } from './words/locale.ts';

// For the page's whole life, and before anything is read, so that no change after an answer is missed.
followEvents();
followPreferences();
const isWhereOneWas = goWhereOneWas();
void readFirstScreenAhead();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

// While main answers: the browser looks through all the locales that it has for the first number it writes (10 ms).
numberWords(0);

void isWhereOneWas.then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

// The page lays out all of its text once more for that.
void firstScreenShown.then(() => requestIdleCallback(declareOtherScripts));
