/**
 * Mantine with our tokens. Its own style tags stay off (see mantine-bridge.css), so components must not use Flex, Grid,
 * SimpleGrid, AppShell or responsive style props: those need a <style> tag, and the page's policy refuses one.
 */
import { createTheme, type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect } from 'react';
import type { Preferences, Theme } from '../../src-preload/contract/preferences.ts';
import { DensityContext } from './density.ts';
import { useWidthOnRoot } from './width.ts';

const theme = createTheme({
  fontFamily: 'var(--font-words)',
  fontFamilyMonospace: 'var(--font-numbers)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', loaderProps: { color: 'currentColor' } } },
    Switch: { defaultProps: { withThumbIndicator: false } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false, transitionProps: { duration: 120 } } },
    Menu: { defaultProps: { transitionProps: { duration: 120 }, shadow: 'md' } },
    Popover: {
      defaultProps: {
        transitionProps: { duration: 120 },
        shadow: 'md',
        // With large text it covers its own button rather than reach over the edge of the window, where the focus would
        // be out of sight. What is higher than the window scrolls (mantine-bridge.css).
        middlewares: { shift: { crossAxis: true } },
      },
    },
    ModalRoot: { defaultProps: { lockScroll: false, transitionProps: { duration: 120, transition: 'fade' } } },
    ComboboxChevron: { defaultProps: { 'aria-hidden': true } },
    Select: {
      defaultProps: {
        allowDeselect: false,
        // Whoever passes with Tab opens none: it would cover the buttons below.
        openOnFocus: false,
        // Its list is a part of the place in which it is, and 'fixed': nothing that scrolls there cuts it off.
        comboboxProps: {
          shadow: 'md',
          transitionProps: { duration: 120 },
          withinPortal: false,
          floatingStrategy: 'fixed',
        },
        // The list scrolls itself, as its keys do: what scrolls around it would be one more place for the Tab key.
        withScrollArea: false,
        styles: { options: { maxHeight: 220, overflowY: 'auto' } },
      },
    },
  },
});

/**
 * Main keeps the theme. Mantine would ask the browser's storage for it, and the page's first drawing would wait for the
 * answer of the browser's process (17 ms).
 */
const keptByMain: MantineColorSchemeManager = {
  get: (scheme) => scheme,
  set: () => undefined,
  clear: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
};

interface ThemeRootProps {
  readonly theme: Theme;
  readonly density: Preferences['density'];
  readonly children: ReactNode;
}

/** Puts theme and density on <html> before the first paint of a change. */
export function ThemeRoot({ theme: chosen, density, children }: ThemeRootProps) {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  useWidthOnRoot();
  const shown = chosen === 'system' ? (systemIsDark ? 'dark' : 'light') : chosen;

  useLayoutEffect(() => {
    document.documentElement.dataset.theme = shown;
    document.documentElement.dataset.density = density;
  }, [shown, density]);

  const scheme = shown === 'light' ? 'light' : 'dark';

  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={scheme}
      defaultColorScheme={scheme}
      colorSchemeManager={keptByMain}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <DensityContext value={density}>{children}</DensityContext>
    </MantineProvider>
  );
}
