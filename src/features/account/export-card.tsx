import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type AccountExport, useExportAccount } from '~/api/account';
import { useAction } from '~/api/use-action';
import { formatBytes } from '~/lib/format';
import { Loaded } from '~/parts/feedback/loaded';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { IconDownload } from '~/ui/icons';
import { exportOptions } from './account-queries';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

/** All data of the account as one file. It is made in the background, and its link comes by email. */
export function ExportCard() {
  const query = useQuery(exportOptions());
  const { mutateAsync: startExport } = useExportAccount();
  const { run, pending, error } = useAction(() => startExport());
  return (
    <ProfileCard
      id="export"
      title={<Trans>Your data</Trans>}
      text={
        <Trans>
          One zip file: contacts and products as CSV, everything else as JSON, with all photos and assets.
        </Trans>
      }
    >
      <Loaded query={query}>
        {(latest) => (
          <>
            <div role="status" className={styles.progress}>
              <ExportState latest={latest} />
            </div>
            {latest.status !== 'preparing' && (
              <div>
                <Button
                  variant="secondary"
                  icon={<IconDownload size={20} />}
                  busy={pending}
                  onClick={() => void run()}
                >
                  {latest.status === 'none' ? (
                    <Trans>Export all data</Trans>
                  ) : (
                    <Trans>Export all data again</Trans>
                  )}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <p role="alert" className="danger hide-empty">
        {error && errorText(error)}
      </p>
    </ProfileCard>
  );
}

function ExportState({ latest }: { latest: AccountExport }) {
  const { t, i18n } = useLingui();
  const { status, done, total, bytes, email, expiresAt } = latest;
  const size = formatBytes(bytes ?? 0, i18n.locale);
  const until =
    expiresAt !== null &&
    new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(expiresAt),
    );
  switch (status) {
    case 'none':
      return null;
    case 'preparing':
      return (
        <>
          <progress aria-label={t`Export`} max={total || 1} value={done} />
          <p>
            <Trans>Your file is being made. You can leave this page: we email you the link.</Trans>{' '}
            {total > 0 && <Plural value={total} one={`${done} of # file`} other={`${done} of # files`} />}
          </p>
        </>
      );
    case 'ready':
      return (
        <p>
          <Trans>
            Ready ({size}). We emailed the link to {email}. It works until {until}.
          </Trans>
        </p>
      );
    case 'failed':
      return (
        <p>
          <Trans>The file could not be made. Try again.</Trans>
        </p>
      );
    case 'expired':
      return (
        <p>
          <Trans>The link of your last export has expired.</Trans>
        </p>
      );
  }
}
