/** The app: server state, language, theme, shell. */
import { DirectionProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSelectionStore } from './bench/selection-store.ts';
import { usePreferences } from './bench/use-preferences.ts';
import { queryClient, useOperation } from './server-state.ts';
import { AppShell } from './shell/app-shell.tsx';
import { collectAtRest } from './shell/collect-at-rest.ts';
import { useNow } from './ui/now.ts';
import { ThemeRoot } from './ui/theme.tsx';
import { directionOf, noteDay, showLanguage, useLanguage } from './words/language.ts';

export function App() {
  useEffect(() => void useSelectionStore.getState().restore(), []);
  useEffect(() => collectAtRest(), []);
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageRoot />
    </QueryClientProvider>
  );
}

/** A new language, or a new day, draws the shell and everything in it anew: typed text and the focus stay. */
function LanguageRoot() {
  const { isPending } = useOperation('preferences.get', {});
  const { language } = usePreferences();
  const { shown } = useLanguage();
  useEffect(() => {
    if (!isPending) void showLanguage(language, navigator.languages);
  }, [isPending, language]);
  if (shown === null) return null;
  const direction = directionOf(shown);
  return (
    <DirectionProvider key={direction} initialDirection={direction} detectDirection={false}>
      <ThemedShell />
      <DayWatch />
    </DirectionProvider>
  );
}

/** By itself, because it is drawn every half minute. */
function DayWatch() {
  const now = useNow();
  useEffect(() => noteDay(now), [now]);
  return null;
}

function ThemedShell() {
  const { theme, density } = usePreferences();
  return (
    <ThemeRoot theme={theme} density={density}>
      <AppShell />
    </ThemeRoot>
  );
}
