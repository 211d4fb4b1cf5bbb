import { Trans } from '@lingui/react/macro';
import type { InputProps } from '~/components/form/field';
import { Segmented } from './segmented';

export function KindInput(props: InputProps) {
  const value = props.draft === 'repeating' || props.draft === 'automatic' ? props.draft : 'once';
  return (
    <Segmented
      props={props}
      value={value}
      onChange={props.onDraft}
      options={[
        { value: 'once', label: <Trans>Once</Trans> },
        { value: 'repeating', label: <Trans>Repeating</Trans> },
        { value: 'automatic', label: <Trans>Automatic</Trans> },
      ]}
    />
  );
}
