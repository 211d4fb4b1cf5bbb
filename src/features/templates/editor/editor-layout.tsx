import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Icon } from '~/ui/icon';
import { IconLayoutSidebar, IconLayoutSidebarRight } from '~/ui/icons';
import { useMediaQuery } from '~/ui/use-media-query';
import './editor-frame.css';
import styles from './canvas/editor.module.css';
import type { PhonePanelProps } from './panels/phone-panel';
import { PhonePanel } from './panels/phone-panel';

/** The side columns of a wide window. */
export function usePanels() {
  const { t } = useLingui();
  const isMedium = useMediaQuery('(width < 80rem)');
  const [layers, setLayers] = useState(true);
  const [properties, setProperties] = useState(true);
  return {
    isMedium,
    layers,
    properties,
    toggles: !isMedium && (
      <>
        <Icon label={layers ? t`Hide layers` : t`Show layers`} onClick={() => setLayers(!layers)}>
          <IconLayoutSidebar />
        </Icon>
        <Icon
          label={properties ? t`Hide properties` : t`Show properties`}
          onClick={() => setProperties(!properties)}
        >
          <IconLayoutSidebarRight />
        </Icon>
      </>
    ),
  };
}

interface EditorLayoutProps extends Omit<PhonePanelProps, 'taps'> {
  canvas: ReactNode;
  panels: ReturnType<typeof usePanels>;
}

/** Places the parts so that the keyboard reaches them in the order in which they are seen. */
export function EditorLayout({ add, layers, canvas, properties, panels, ...rest }: EditorLayoutProps) {
  const isPhone = useMediaQuery('(width <= 48rem)');
  const { isMedium } = panels;
  const [taps, setTaps] = useState(0);
  const pane = (
    <div key="canvas" className={styles.canvas} onPointerDownCapture={() => setTaps((n) => n + 1)}>
      {canvas}
    </div>
  );
  const wide = [
    <div key="left" className={styles.left} data-layers>
      {add}
      {panels.layers && layers}
    </div>,
    pane,
    panels.properties && (
      <div key="right" className={styles.right}>
        {properties}
      </div>
    ),
  ];
  const medium = [
    add && (
      <div key="add" className={styles.top}>
        {add}
      </div>
    ),
    pane,
    <div key="right" className={styles.right} data-layers>
      {properties}
      {layers}
    </div>,
  ];
  const phone = [pane, <PhonePanel key="panel" {...{ add, layers, properties, taps, ...rest }} />];
  return (
    <div
      className={styles.editor}
      data-wide-page
      data-rail={!(isMedium || panels.layers) || undefined}
      data-plain={!(isMedium || panels.properties) || undefined}
    >
      {isPhone ? phone : isMedium ? medium : wide}
    </div>
  );
}
