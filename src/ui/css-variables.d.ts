import 'react';

declare module 'react' {
  // Allows custom properties in `style`, which pass numbers to the stylesheet.
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
