import { useLingui } from '@lingui/react/macro';
import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import './mantine-overlays.css';

/** A question or a small task over the page. Mounted, it is open; on `onClose` its parent takes it away. */
export function Dialog(props: Omit<ModalProps, 'opened' | 'closeButtonProps'>) {
  const { t } = useLingui();
  // Before anything in here takes the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      // Where what was pressed is gone by then, the page has it.
      const back = opener?.isConnected ? opener : document.getElementById('main');
      if (back instanceof HTMLElement) back.focus();
    },
    [opener],
  );
  return <Modal {...props} opened closeButtonProps={{ 'aria-label': t`Close` }} />;
}
