import { useLingui } from '@lingui/react/macro';
import { PageTabs } from '~/components/page/page-tabs';

export function ContactTabs({ current }: { current: 'emails' | 'phones' | undefined }) {
  const { t } = useLingui();
  return (
    <PageTabs
      label={t`Lists of contacts`}
      tabs={[
        { label: t`People`, to: '/contacts', current: current === undefined },
        { label: t`Emails`, to: '/contacts', search: { tab: 'emails' }, current: current === 'emails' },
        {
          label: t`Phone numbers`,
          to: '/contacts',
          search: { tab: 'phones' },
          current: current === 'phones',
        },
      ]}
    />
  );
}
