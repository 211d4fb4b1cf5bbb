import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useId, useState } from 'react';
import { type Campaign, useUpdateCampaign } from '~/api/campaigns';
import { useAction } from '~/api/use-action';
import { isZone } from '~/lib/time-zone';
import { toWall } from '~/lib/wall-clock';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import { errorText } from '~/session/error-text';
import { notifyNotSaved } from '~/session/write-notices';
import { Button } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { formatInZone, zoneCity } from './model/campaign-labels';
import { SkippedTime, useEnteredTime } from './model/skipped-time';
import { timeErrorOf } from './model/time-error';

interface ChangeTimeProps {
  campaign: Campaign;
  onClose: () => void;
}

/** Moves a scheduled campaign to another time. */
export function ChangeTime({ campaign, onClose }: ChangeTimeProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [time, setTime] = useState(campaign.time);
  const [tried, setTried] = useState(false);
  const { mutateAsync } = useUpdateCampaign();
  // An intermediate step, which the user did not ask for.
  const { mutateAsync: stepBetween } = useUpdateCampaign({ meta: { quiet: true }, onError: notifyNotSaved });
  const zone = isZone(campaign.timezone) ? campaign.timezone : 'UTC';
  const { read, skipped } = useEnteredTime(zone);
  const wrong = timeErrorOf({ time, timezone: zone, quietHours: campaign.quietHours }, new Date());
  const scheduled = (at: string | null, base: Campaign) => ({
    id: campaign.id,
    data: { time: at, status: 'scheduled' as const },
    base,
  });
  const { run, pending, error } = useAction(async () => {
    // Only a draft can change.
    const draft = await stepBetween({ id: campaign.id, data: { status: 'draft' }, base: campaign });
    try {
      const moved = await mutateAsync(scheduled(time, draft));
      const at = formatInZone(moved.time ?? '', moved.timezone, i18n.locale);
      notify({ text: t`Scheduled for ${at}`, subject: moved.name });
    } catch (cause) {
      const restored = await stepBetween(scheduled(campaign.time, draft)).catch(() => null);
      if (restored) throw cause;
      const reason = errorText(cause);
      throw new Error(
        t`${reason} The campaign is now a draft and is not sent. Try again, or schedule it later.`,
        { cause },
      );
    }
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrong) void run();
  };
  return (
    <Dialog title={t`Change time`} onClose={onClose}>
      <form className="stack-4" onSubmit={submit} noValidate>
        <label className={parts.field}>
          <span>
            {t`Time`} ({zoneCity(zone)})
          </span>
          <input
            type="datetime-local"
            className={inputs.input}
            value={time === null ? '' : toWall(time, zone)}
            aria-invalid={(tried && wrong !== null) || undefined}
            aria-describedby={`${id}-error`}
            onChange={({ currentTarget }) => setTime(read(currentTarget.value))}
          />
        </label>
        <SkippedTime skipped={skipped} value={time} zone={zone} />
        <p id={`${id}-error`} className="danger hide-empty" role="alert">
          {error ? errorText(error) : tried && wrong && t(wrong)}
        </p>
        <div className={parts.answers}>
          <Button type="submit" busy={pending}>
            <Trans>Change time</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
