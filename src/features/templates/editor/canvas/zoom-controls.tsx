import { useLingui } from '@lingui/react/macro';
import { formatPercent } from '~/lib/format';
import { Icon } from '~/ui/icon';
import { IconMaximize, IconMinus, IconPlus } from '~/ui/icons';
import styles from './editor.module.css';
import type { useView } from './use-view';

/** Zoom, over a corner of the canvas. */
export function ZoomControls({ view }: { view: ReturnType<typeof useView> }) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.zoom}>
      <Icon size="s" label={t`Zoom out`} onClick={() => view.zoomBy(0.8)}>
        <IconMinus />
      </Icon>
      <output aria-label={t`Zoom`}>{formatPercent(view.view.zoom, i18n.locale)}</output>
      <Icon size="s" label={t`Zoom in`} onClick={() => view.zoomBy(1.25)}>
        <IconPlus />
      </Icon>
      <Icon size="s" label={t`Show the whole page`} onClick={view.fit}>
        <IconMaximize />
      </Icon>
    </div>
  );
}
