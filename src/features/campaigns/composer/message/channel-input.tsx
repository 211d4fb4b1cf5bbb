import { Trans, useLingui } from '@lingui/react/macro';
import type { CampaignChannel } from '~/api/campaigns';
import type { FieldInputProps } from '~/patterns/form/field';
import { Segmented } from '~/ui/field/segmented';
import { IconMail, IconMessage } from '~/ui/icons';
import type { CampaignValues } from '../model/composer-context';
import { bodyOf, smsOf } from './carry-over';

/** A message that is written in one channel is carried over to the other one while that is empty. */
export function ChannelInput({
  value,
  onChange,
  values,
  edit,
  ...props
}: FieldInputProps<CampaignChannel | null | undefined, CampaignValues>) {
  const { t } = useLingui();
  const choose = (channel: CampaignChannel) => {
    onChange(channel);
    const { body, smsBody } = values;
    if (channel === 'sms' ? smsBody || !body : body || !smsBody) return;
    const optOut = t`Reply STOP to opt out.`;
    if (channel === 'sms') edit('smsBody', smsOf(body ?? '', optOut));
    else edit('body', bodyOf(smsBody ?? '', optOut));
  };
  return (
    <Segmented
      id={props.id}
      readOnly={props.readOnly}
      onBlur={props.onBlur}
      describedBy={props.describedBy}
      value={value ?? 'email'}
      onChange={choose}
      options={[
        { value: 'email', label: <Trans>Email</Trans>, icon: <IconMail size={16} aria-hidden /> },
        { value: 'sms', label: <Trans>SMS</Trans>, icon: <IconMessage size={16} aria-hidden /> },
      ]}
    />
  );
}
