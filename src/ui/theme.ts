import { colorsTuple, createTheme, type MantineColorsTuple, type VariantColorsResolver } from '@mantine/core';

declare module '@mantine/core' {
  // Any other name would point at a CSS variable that mantine.css does not define.
  interface MantineThemeColorsOverride {
    colors: Record<'accent' | 'danger', MantineColorsTuple>;
  }
}

/** The variants of our own Button under Mantine's names: filled = primary, default = secondary, subtle. */
const variantColorResolver: VariantColorsResolver = ({ color, variant }) => {
  const tone = color === 'danger' ? 'danger' : 'accent';
  const line = (colour: string) => `1px solid ${colour}`;
  switch (variant) {
    case 'filled':
      return {
        background: `var(--${tone})`,
        hover: `var(--${tone}-hover)`,
        color: `var(--on-${tone})`,
        border: line('transparent'),
      };
    case 'light':
      return {
        background: `var(--${tone}-soft)`,
        hover: `var(--${tone}-soft)`,
        color: `var(--${tone}-text)`,
        border: line('transparent'),
      };
    case 'subtle':
    case 'transparent':
      return {
        background: 'transparent',
        hover: variant === 'subtle' ? 'var(--surface-hover)' : 'transparent',
        color: tone === 'danger' ? 'var(--danger-text)' : 'var(--text)',
        border: line('transparent'),
      };
    default:
      return {
        background: 'var(--surface)',
        hover: 'var(--surface-hover)',
        color: tone === 'danger' ? 'var(--danger-text)' : 'var(--text)',
        border: line('var(--border-strong)'),
      };
  }
};

/** The head of a dialog is a banner to assistive technology, and a page has one at most. */
const attributes = { header: { role: 'presentation' } };

/**
 * Mantine in our language: what CSS can say is in mantine.css, here is what it reads as JavaScript. Components
 * are named by string, because importing one here would put it into every page that has the theme.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  colors: { accent: colorsTuple('var(--accent)'), danger: colorsTuple('var(--danger)') },
  variantColorResolver,
  fontFamily: 'var(--font-sans)',
  fontFamilyMonospace: 'var(--font-mono)',
  headings: { fontFamily: 'inherit' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  activeClassName: '',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md', loaderProps: { size: '1rem' } } },
    ActionIcon: { defaultProps: { size: 'lg', variant: 'subtle' } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    Select: {
      defaultProps: {
        size: 'md',
        allowDeselect: false,
        checkIconPosition: 'right',
        comboboxProps: { shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } },
      },
    },
    Menu: { defaultProps: { shadow: 'md', transitionProps: { transition: 'fade', duration: 120 } } },
    Drawer: {
      defaultProps: {
        attributes,
        transitionProps: { duration: 160 },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
        lockScroll: false,
      },
    },
    Modal: {
      defaultProps: {
        attributes,
        centered: true,
        radius: 'lg',
        padding: 'xl',
        transitionProps: { transition: 'fade', duration: 160 },
        overlayProps: { color: 'var(--scrim)', backgroundOpacity: 1 },
        // Mantine locks the page with a <style> it writes, which the CSP forbids; mantine-overlays.css does it.
        lockScroll: false,
      },
    },
  },
});
