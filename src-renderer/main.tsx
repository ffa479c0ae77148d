/** Starts the page: styles in their order, then the app. */
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/jetbrains-mono/index.css';
import './ui/mantine.css';
import './ui/tokens.css';
import './ui/mantine-bridge.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { readAhead } from './server-state.ts';

readAhead('preferences.get', 'accounts.list');
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
