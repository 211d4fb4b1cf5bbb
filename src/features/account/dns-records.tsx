import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { DnsRecord } from '~/api/account';
import { Icon } from '~/ui/icon';
import { IconCheck, IconCopy } from '~/ui/icons';
import styles from './profile.module.css';

interface DnsRecordsProps {
  records: readonly DnsRecord[];
  /** Whether they were looked for. */
  isChecked: boolean;
}

/** The records to create, each with what the last check found. */
export function DnsRecords({ records, isChecked }: DnsRecordsProps) {
  return (
    <ul className={styles.records}>
      {records.map((record) => (
        <li key={record.type}>
          <dl>
            <dt className="hint">
              <Trans>Type</Trans>
            </dt>
            <dd className="row-2 break">{record.type}</dd>
            <Copied term={<Trans>Name</Trans>} value={record.name} of={record.type} what="name" />
            <Copied term={<Trans>Value</Trans>} value={record.value} of={record.type} what="value" />
            {isChecked && (
              <>
                <dt className="hint">
                  <Trans>Found</Trans>
                </dt>
                <dd className="row-2 break" data-status={record.status}>
                  <Found record={record} />
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Found({ record: { status, found } }: { record: DnsRecord }) {
  if (status === 'missing') return <Trans>Nothing yet</Trans>;
  if (status === 'found') return <Trans>The right value</Trans>;
  const values = found.join(', ');
  return <Trans>Another value: {values}</Trans>;
}

interface CopiedProps {
  term: React.ReactNode;
  value: string;
  of: DnsRecord['type'];
  what: 'name' | 'value';
}

function Copied({ term, value, of, what }: CopiedProps) {
  const { t } = useLingui();
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setIsCopied(true),
      // The text can still be selected.
      () => setIsCopied(false),
    );
  return (
    <>
      <dt>{term}</dt>
      <dd>
        <code>{value}</code>
        <Icon label={what === 'name' ? t`Copy ${of} name` : t`Copy ${of} value`} onClick={() => void copy()}>
          {isCopied ? <IconCheck /> : <IconCopy />}
        </Icon>
      </dd>
    </>
  );
}
