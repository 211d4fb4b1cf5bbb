import { Trans, useLingui } from '@lingui/react/macro';
import type { InputProps } from '~/components/form/field';
import type { QuietHours } from '~/lib/wall-clock';
import shared from './composer.module.css';
import { readDraft } from './draft-values';
import styles from './when.module.css';

const NIGHT: QuietHours = { from: '21:00', to: '09:00' };

/** The hours in which nothing is sent. What nobody has said is what the contract takes for granted. */
export function QuietInput({ id, onDraft, onLeave, readOnly, describedBy, invalid, lookUp }: InputProps) {
  const { t } = useLingui();
  const { quietHours } = readDraft(lookUp);
  const clock = (edge: 'from' | 'to', label: string) =>
    quietHours && (
      <input
        type="time"
        value={quietHours[edge]}
        readOnly={readOnly}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onBlur={onLeave}
        onChange={({ currentTarget: { value } }) => onDraft({ ...quietHours, [edge]: value })}
      />
    );
  return (
    <div id={id} className={shared.line}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={quietHours !== null}
          disabled={readOnly}
          onBlur={onLeave}
          onChange={({ currentTarget }) => onDraft(currentTarget.checked ? NIGHT : null)}
        />
        <Trans>Send nothing between</Trans>
      </label>
      {clock('from', t`Quiet from`)}
      {quietHours && (
        <span aria-hidden>
          <Trans>and</Trans>
        </span>
      )}
      {clock('to', t`Quiet until`)}
    </div>
  );
}
