import { useEffect, useState } from 'react';
import type { Combobox } from './combobox';

/** Loads the combobox once it is wanted: undefined until it is there, null where it cannot be loaded. */
export function useCombobox(wanted: boolean): typeof Combobox | null | undefined {
  const [loaded, setLoaded] = useState<{ Combobox: typeof Combobox | null }>();
  useEffect(() => {
    if (wanted)
      import('./combobox').then(setLoaded, () => {
        // Without a connection; the native field remains.
        setLoaded({ Combobox: null });
      });
  }, [wanted]);
  return loaded?.Combobox;
}
