import { Trans } from '@lingui/react/macro';
import { unknownPlaceholder, withoutMarks } from '~/lib/message-text';
import styles from '../composer.module.css';

/** Names what the server would refuse, while the user types. */
export function UnknownPlaceholder({ value }: { value: unknown }) {
  const placeholder = typeof value === 'string' ? unknownPlaceholder(withoutMarks(value)) : undefined;
  return (
    <p role="status" className={styles.fault}>
      {placeholder !== undefined && (
        <Trans>There is no placeholder {placeholder}. Delete it, or choose one from Insert.</Trans>
      )}
    </p>
  );
}
