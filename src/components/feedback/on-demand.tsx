import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '~/ui/notifications';

/**
 * A dialog whose code is loaded when it is first opened. Without a connection it says so and closes: a lazy component
 * would replace the page by its error, with everything typed there. The browser remembers a failed import until the
 * page is loaded again, so nothing is imported offline.
 */
export function onDemand<Props extends { onClose: () => void }>(
  read: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const { t } = useLingui();
    const [Dialog, setDialog] = useState(() => loaded);
    const load = useEffectEvent(async () => {
      loaded ??= navigator.onLine ? await read().catch(() => null) : null;
      setDialog(() => loaded);
      if (loaded) return;
      notify({ text: t`This needs a connection the first time it is opened.`, type: 'danger' });
      props.onClose();
    });
    useEffect(() => void load(), []);
    return Dialog && <Dialog {...props} />;
  };
}
