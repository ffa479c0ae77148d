/** The app: server state, language, theme, shell. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePreferences } from './bench/use-preferences.ts';
import { followEvents, queryClient, useOperation } from './server-state.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ThemeRoot } from './ui/theme.tsx';
import { showLanguage, useLanguage } from './words/language.ts';

export function App() {
  useEffect(followEvents, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageRoot />
    </QueryClientProvider>
  );
}

/** Another language draws the shell, and with it all that stands in it, anew: what was typed and where the focus is stay. */
function LanguageRoot() {
  const { isPending } = useOperation('preferences.get', {});
  const { language } = usePreferences();
  const isShown = useLanguage(({ shown }) => shown) !== null;
  useEffect(() => {
    if (!isPending) void showLanguage(language, navigator.languages);
  }, [isPending, language]);
  return isShown && <ThemedShell />;
}

function ThemedShell() {
  const { theme, density } = usePreferences();
  return (
    <ThemeRoot theme={theme} density={density}>
      <AppShell />
    </ThemeRoot>
  );
}
