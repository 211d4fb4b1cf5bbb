import { Trans, useLingui } from '@lingui/react/macro';
import type { Dispatch, ReactNode } from 'react';
import { CTRL, isApple } from '~/parts/shortcuts/modifier';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconArrowBackUp, IconArrowForwardUp, IconCheck } from '~/ui/icons';
import styles from './canvas/editor.module.css';
import type { EditorAction, EditorState } from './state/editor-state';

interface EditorBarProps {
  title: ReactNode;
  state: EditorState;
  changed: boolean;
  saving: boolean;
  readOnly: boolean;
  onSave: () => void;
  dispatch: Dispatch<EditorAction>;
  /** Buttons that hide the side columns. */
  toggles: ReactNode;
}

/** The title, undo and save. */
export function EditorBar(props: EditorBarProps) {
  const { title, state, changed, saving, readOnly, onSave, dispatch, toggles } = props;
  const { t } = useLingui();
  const withKeys = (label: string, key: string) => `${label} (${isApple ? `⌘${key}` : `${t(CTRL)} ${key}`})`;
  const { past, future } = state.history;
  return (
    <div className={styles.bar}>
      <div className={styles.title}>{title}</div>
      {!readOnly && (
        <div className={styles.tools} role="toolbar" aria-label={t`Editor`}>
          <span className={styles.status} role="status">
            {changed ? (
              <Trans>Unsaved changes</Trans>
            ) : (
              <>
                <IconCheck size={16} aria-hidden />
                <Trans>All changes saved</Trans>
              </>
            )}
          </span>
          {toggles}
          <Icon
            label={t`Undo`}
            title={withKeys(t`Undo`, 'Z')}
            disabled={past.length === 0}
            onClick={() => dispatch({ type: 'undo' })}
          >
            <IconArrowBackUp />
          </Icon>
          <Icon
            label={t`Redo`}
            title={withKeys(t`Redo`, 'Y')}
            disabled={future.length === 0}
            onClick={() => dispatch({ type: 'redo' })}
          >
            <IconArrowForwardUp />
          </Icon>
          <Button
            variant={changed || saving ? 'primary' : 'secondary'}
            busy={saving}
            title={withKeys(t`Save`, 'S')}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={onSave}
          >
            <Trans>Save</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
