import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '~/api/accounts';
import { currentUser } from '~/identity';
import { Ago } from '~/parts/ago';
import { viewedAccount } from '~/session/viewing';
import styles from './audit.module.css';
import { actionIcons } from './audit-icons';
import { actionWords, fieldLabel, recordWords, valueLabel, verbOf } from './audit-words';
import { recordPage } from './record-page';

interface AuditItemProps {
  entry: AuditEntry;
  /** Whether the list is about several accounts. */
  namesAccount?: boolean;
}

/** Who did what to which account, when, and why. */
export function AuditItem({ entry, namesAccount = false }: AuditItemProps) {
  const { t } = useLingui();
  const { at, admin, account, action, reason, changes, stock } = entry;
  const ActionIcon = actionIcons[action];
  return (
    <li className={styles.entry}>
      <span className={styles.sign} aria-hidden>
        <ActionIcon />
      </span>
      <div className={styles.what}>
        <p className={styles.head}>
          <strong>{t(actionWords[action])}</strong>
          {namesAccount && (
            <Link to="/admin/accounts/$accountId/profile" params={{ accountId: account.id }}>
              {account.name}
            </Link>
          )}
        </p>
        {entry.operation !== null && (
          <p>
            {t(verbOf(entry.operation))} · <ChangedRecord entry={entry} />
          </p>
        )}
        <p className="hint">
          {admin.email ?? admin.id} · <Ago time={at} />
        </p>
        {reason !== null && <p className={styles.reason}>{reason}</p>}
        {stock !== null && (
          <p>
            <Trans>
              {stock.added} added, {stock.updated} updated, {stock.removed} removed
            </Trans>
          </p>
        )}
        {changes.length > 0 && (
          <ul className={styles.changes}>
            {changes.map(({ field, before, after }) => (
              <li key={field}>
                <FieldName field={field} />
                {/* Neither value is plain text. */}
                {(before !== null || after !== null) && (
                  <>
                    : <Value field={field} text={before} /> → <Value field={field} text={after} />
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** The record's name, with a link to it in the account that is shown. */
function ChangedRecord({ entry: { account, operation, record, count } }: { entry: AuditEntry }) {
  const { t } = useLingui();
  if (!record)
    return count === null ? operation : t`${plural(count, { one: '# record', other: '# records' })}`;
  const isHere = account.id === (viewedAccount() ?? currentUser())?.uid;
  const isGone = operation?.startsWith('delete');
  return (
    <>
      {t(recordWords[record.type])}:{' '}
      {isHere && !isGone ? <Link {...recordPage(record)}>{record.name}</Link> : record.name}
    </>
  );
}

function FieldName({ field }: { field: string }) {
  const { t } = useLingui();
  const label = fieldLabel(field);
  return typeof label === 'string' ? label : t(label);
}

function Value({ field, text }: { field: string; text: string | null }) {
  const { t } = useLingui();
  if (text === null) return field.includes('.limits.') ? <Trans>unlimited</Trans> : <Trans>none</Trans>;
  if (text === 'true') return <Trans>on</Trans>;
  if (text === 'false') return <Trans>off</Trans>;
  if (text === '') return <Trans>none</Trans>;
  const label = valueLabel(field, text);
  return typeof label === 'string' ? label : t(label);
}
