import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionField, SessionUpdate } from '~/api/sessions';
import type { FieldInputProps } from '~/patterns/form/field';
import { toggled } from '~/patterns/form/inputs/choice-input';
import { usePermissionContext } from '~/session/permissions';
import disclosure from '~/ui/disclosure.module.css';
import { useSessionContext } from '../model/session-context';
import styles from './general.module.css';

type LockedFieldsInputProps = FieldInputProps<SessionField[] | null | undefined, Partial<SessionUpdate>>;

/** The fields that Managers cannot change. */
export function LockedFieldsInput({ value, onChange, onBlur, readOnly }: LockedFieldsInputProps) {
  const { t } = useLingui();
  const { fields } = useSessionContext();
  const isManager = usePermissionContext()?.role === 'Manager';
  const locked = value ?? [];
  if (isManager && locked.length === 0) return <Trans>Nothing is locked.</Trans>;
  return (
    <details>
      <summary className={disclosure.summary}>
        <Trans>{locked.length} locked</Trans>
      </summary>
      <span className={styles.locks}>
        {fields.map(({ path, label }) => (
          <label key={path} className="check">
            <input
              type="checkbox"
              checked={locked.some((field) => field === path)}
              disabled={readOnly}
              onBlur={onBlur}
              onChange={({ currentTarget }) =>
                onChange(toggled(locked, path, currentTarget.checked) as SessionField[])
              }
            />
            {t(label)}
          </label>
        ))}
      </span>
    </details>
  );
}
