/** The app: server state, theme, shell. */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePreferences } from './bench/use-preferences.ts';
import { followEvents, queryClient } from './server-state.ts';
import { AppShell } from './shell/app-shell.tsx';
import { ThemeRoot } from './ui/theme.tsx';

export function App() {
  useEffect(followEvents, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemedShell />
    </QueryClientProvider>
  );
}

function ThemedShell() {
  const { theme, density } = usePreferences();
  return (
    <ThemeRoot theme={theme} density={density}>
      <AppShell />
    </ThemeRoot>
  );
}
