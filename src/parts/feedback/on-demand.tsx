import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { notify } from '~/ui/feedback/notifications';

/**
 * What opens at a press and weighs more than 5 KiB: `onDemand(() => import('./link-dialog'), 'LinkDialog')`. Its code is
 * loaded when it is first opened. Without a connection it says so and closes: a lazy component would replace the page by
 * its error, with everything typed there. The browser remembers a failed import until the page is loaded again, so
 * nothing is imported offline.
 */
export function onDemand<Name extends string, Props>(
  read: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props & { onClose: () => void }> {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    loaded ??= navigator.onLine
      ? await read().then(
          (module) => module[name],
          () => null,
        )
      : null;
    return loaded;
  };
  return function OnDemand(props: Props & { onClose: () => void }) {
    const { t } = useLingui();
    const [Content, setContent] = useState(() => loaded);
    const load = useEffectEvent(async () => {
      const content = await fetch();
      setContent(() => content);
      if (content) return;
      notify({
        text: t`This needs a connection the first time it is opened.`,
        type: 'danger',
        removeAfter: 6000,
      });
      props.onClose();
    });
    useEffect(() => void load(), []);
    return Content && <Content {...props} />;
  };
}
