import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getNotificationSettingsQuery,
  type NotificationSettingsUpdate,
  useUpdateNotificationSettings,
} from '~/api/account';
import { getWeeklyReportQuery, useUpdateWeeklyReport } from '~/api/analytics';
import { Loaded } from '~/parts/feedback/loaded';
import { ProfileCard } from './profile-card';
import { Switch } from './switch';

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
  importFinished: {
    label: msg`A long import finishes`,
    hint: msg`With 1,000 rows or more.`,
  },
};

const events = Object.keys(EVENTS) as (keyof typeof EVENTS)[];

/** Which emails the owner gets. Each change is saved at once. */
export function NotificationsCard() {
  const settings = useQuery(getNotificationSettingsQuery());
  const report = useQuery(getWeeklyReportQuery());
  const { mutateAsync: update } = useUpdateNotificationSettings();
  const { mutateAsync: updateReport } = useUpdateWeeklyReport();
  const { t } = useLingui();
  return (
    <ProfileCard
      id="notifications"
      title={<Trans>Email notifications</Trans>}
      text={<Trans>Which emails we send to the owner. Changes are saved at once.</Trans>}
    >
      <Loaded query={report}>
        {({ enabled }) => (
          <Setting
            label={t`The weekly report`}
            hint={t`Last week's numbers, every Monday.`}
            stored={enabled}
            save={(checked) => updateReport({ data: { enabled: checked } })}
          />
        )}
      </Loaded>
      <Loaded query={settings}>
        {(current) =>
          events.map((event) => (
            <Setting
              key={event}
              label={t(EVENTS[event].label)}
              hint={t(EVENTS[event].hint)}
              stored={current[event]}
              save={(checked) => update({ data: { [event]: checked } })}
            />
          ))
        }
      </Loaded>
    </ProfileCard>
  );
}

interface SettingProps {
  label: string;
  hint: string;
  stored: boolean;
  save: (checked: boolean) => Promise<unknown>;
}

function Setting({ stored, save, ...words }: SettingProps) {
  // Shown until the settings are loaded again.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (checked: boolean) => {
    setChosen(checked);
    // A notice reports the failure.
    save(checked).catch(() => setChosen(null));
  };
  return <Switch {...words} checked={chosen ?? stored} onChange={choose} />;
}
