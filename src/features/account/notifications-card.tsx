import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type NotificationSettingsUpdate, useUpdateNotificationSettings } from '~/api/account';
import { useUpdateWeeklyReport } from '~/api/analytics';
import { Loaded } from '~/components/feedback/loaded';
import { notificationOptions, reportOptions } from './account-queries';
import styles from './profile.module.css';
import { ProfileCard } from './profile-card';

const EVENTS: Record<
  keyof NotificationSettingsUpdate,
  { label: MessageDescriptor; hint: MessageDescriptor }
> = {
  boothOffline: {
    label: msg`A booth goes offline`,
    hint: msg`When it has sent nothing for 15 minutes.`,
  },
  photoHidden: {
    label: msg`A guest hides a photo`,
    hint: msg`With the session that it was taken in.`,
  },
  managerJoined: {
    label: msg`A manager joins`,
    hint: msg`When your invitation is accepted.`,
  },
};

const events = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

/** Which emails the owner gets. Each change is saved at once. */
export function NotificationsCard() {
  const settings = useQuery(notificationOptions());
  const report = useQuery(reportOptions());
  const { mutate: update, isPending, variables } = useUpdateNotificationSettings();
  const updateReport = useUpdateWeeklyReport();
  const { t } = useLingui();
  return (
    <ProfileCard
      id="notifications"
      title={<Trans>Email notifications</Trans>}
      text={<Trans>Which emails we send to the owner. Changes are saved at once.</Trans>}
    >
      <Loaded query={report}>
        {({ enabled }) => (
          <Switch
            label={t`The weekly report`}
            hint={t`The figures of the last week, every Monday.`}
            checked={updateReport.isPending ? updateReport.variables.data.enabled : enabled}
            onChange={(checked) => updateReport.mutate({ data: { enabled: checked } })}
          />
        )}
      </Loaded>
      <Loaded query={settings}>
        {(current) =>
          events.map((event) => (
            <Switch
              key={event}
              label={t(EVENTS[event].label)}
              hint={t(EVENTS[event].hint)}
              checked={(isPending ? variables.data[event] : undefined) ?? current[event]}
              onChange={(checked) => update({ data: { [event]: checked } })}
            />
          ))
        }
      </Loaded>
    </ProfileCard>
  );
}

interface SwitchProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Switch({ label, hint, checked, onChange }: SwitchProps) {
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        <strong>{label}</strong>
        <small>{hint}</small>
      </span>
    </label>
  );
}
