import { useLingui } from '@lingui/react/macro';
import { PageHeader } from '~/components/page/page-header';
import { Spinner } from '~/ui/spinner';

/** The head of the page while its first answer is on its way. */
export function AccountsPending() {
  const { t } = useLingui();
  return <PageHeader title={t`Accounts`} scope={<Spinner label={t`Loading accounts`} size="s" />} />;
}
