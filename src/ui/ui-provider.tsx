import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { mantineColourScheme } from './mantine-colour-scheme';
import { theme } from './theme';
import { colourScheme } from './use-colour-scheme';
import './mantine.css';

const colorSchemeManager = mantineColourScheme(colourScheme);

/**
 * Mantine for the signed-in pages. Its variables come from mantine.css and not from a <style> written at run
 * time, so a strict CSP holds; the price is that the props hiddenFrom and visibleFrom do nothing.
 */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
