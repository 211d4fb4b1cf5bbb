import { Trans } from '@lingui/react/macro';
import { IconMail, IconMessage } from '@tabler/icons-react';
import type { InputProps } from '~/components/form/field';
import { Segmented } from './segmented';

export function ChannelInput(props: InputProps) {
  return (
    <Segmented
      props={props}
      value={props.draft === 'sms' ? 'sms' : 'email'}
      onChange={props.onDraft}
      options={[
        { value: 'email', label: <Trans>E-mail</Trans>, icon: <IconMail size={16} aria-hidden /> },
        { value: 'sms', label: <Trans>SMS</Trans>, icon: <IconMessage size={16} aria-hidden /> },
      ]}
    />
  );
}
