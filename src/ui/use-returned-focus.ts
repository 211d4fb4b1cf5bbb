import { useEffect } from 'react';

/** An overlay that is mounted open does not know what had the focus before: this gives it back when it closes. */
export function useReturnedFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
}
