import { Trans } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import type { CampaignChannel } from '~/api/campaigns';
import type { InputProps } from '~/components/form/field';
import { Segmented } from '~/ui/segmented';

export function ChannelInput(props: InputProps<CampaignChannel | null | undefined>) {
  return (
    <Segmented
      id={props.id}
      readOnly={props.readOnly}
      onBlur={props.onBlur}
      describedBy={props.describedBy}
      value={props.value ?? 'email'}
      onChange={props.onChange}
      options={[
        { value: 'email', label: <Trans>Email</Trans>, icon: <IconMail size={16} aria-hidden /> },
        { value: 'sms', label: <Trans>SMS</Trans>, icon: <IconMessage size={16} aria-hidden /> },
      ]}
    />
  );
}
