import { useLingui } from '@lingui/react/macro';
import type { Manager } from '~/api/managers';
import { Fact, Facts } from '~/components/facts/facts';
import type { PanelProps } from '~/components/list/list';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { formatDate } from '~/lib/format';
import { Badge } from '~/ui/badge';
import { InviteAgain } from './invite-again';
import { permissionLabels, statusLabels } from './manager-words';
import styles from './managers.module.css';

/** One manager beside the list. */
export function ManagerPanel({ row: manager }: PanelProps<Manager>) {
  const { t, i18n } = useLingui();
  const { email, status, locationIds, permissions, lastActiveAt, invitedAt } = manager;
  const { choices } = useLocationChoices(locationIds.length > 0);
  const locations = choices.filter(({ value }) => locationIds.includes(value)).map(({ label }) => label);
  const { sendCampaigns, deletePhotos, exportContacts, editBranding } = permissions;
  const granted = [
    sendCampaigns && permissionLabels.sendCampaigns,
    deletePhotos && permissionLabels.deletePhotos,
    exportContacts && permissionLabels.exportContacts,
    editBranding && permissionLabels.editBranding,
  ].flatMap((label) => (label ? t(label) : []));
  const list = new Intl.ListFormat(i18n.locale);
  return (
    <div className={styles.panel}>
      <Facts>
        <Fact label={t`Email address`}>{email}</Fact>
        <Fact label={t`Status`}>
          <Badge tone={statusLabels[status].tone}>{t(statusLabels[status].label)}</Badge>
        </Fact>
        <Fact label={t`Locations`}>{list.format(locations)}</Fact>
        <Fact label={t`Permissions`}>{granted.length > 0 ? list.format(granted) : t`None`}</Fact>
        <Fact label={t`Last active`}>{lastActiveAt && formatDate(lastActiveAt, i18n.locale)}</Fact>
        <Fact label={t`Invited on`}>{formatDate(invitedAt, i18n.locale)}</Fact>
      </Facts>
      <InviteAgain manager={manager} />
    </div>
  );
}
