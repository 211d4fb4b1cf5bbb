import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconArrowForwardUp, IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import type { Dispatch, ReactNode } from 'react';
import { formatPercent } from '~/lib/format';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import styles from './editor.module.css';
import type { EditorAction, EditorState } from './editor-state';
import type { useView } from './use-view';

interface EditorBarProps {
  title: ReactNode;
  state: EditorState;
  changed: boolean;
  saving: boolean;
  readOnly: boolean;
  view: ReturnType<typeof useView>;
  onSave: () => void;
  dispatch: Dispatch<EditorAction>;
}

/** The title, undo, zoom and save. */
export function EditorBar({
  title,
  state,
  changed,
  saving,
  readOnly,
  view,
  onSave,
  dispatch,
}: EditorBarProps) {
  const { t, i18n } = useLingui();
  const { past, future } = state.history;
  return (
    <div className={styles.bar}>
      <div className={styles.title}>{title}</div>
      <div className={styles.tools} role="toolbar" aria-label={t`Editor`}>
        {!readOnly && (
          <>
            <Icon label={t`Undo`} disabled={past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
              <IconArrowBackUp />
            </Icon>
            <Icon label={t`Redo`} disabled={future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
              <IconArrowForwardUp />
            </Icon>
          </>
        )}
        <span className={styles.zoom}>
          <Icon label={t`Zoom out`} onClick={() => view.zoomBy(0.8)}>
            <IconMinus />
          </Icon>
          <output aria-label={t`Zoom`}>{formatPercent(view.view.zoom, i18n.locale)}</output>
          <Icon label={t`Zoom in`} onClick={() => view.zoomBy(1.25)}>
            <IconPlus />
          </Icon>
          <Icon label={t`Show the whole page`} onClick={view.fit}>
            <IconMaximize />
          </Icon>
        </span>
        {!readOnly && (
          <>
            <span className={styles.status} role="status">
              {changed ? <Trans>Unsaved changes</Trans> : null}
            </span>
            <Button busy={saving} aria-keyshortcuts="Control+S Meta+S" onClick={onSave}>
              <Trans>Save</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
