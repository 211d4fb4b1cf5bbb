import { Trans } from '@lingui/react/macro';
import type { CampaignKind } from '~/api/campaigns';
import type { InputProps } from '~/components/form/field';
import { Segmented } from '~/ui/segmented';

export function KindInput(props: InputProps<CampaignKind | null | undefined>) {
  return (
    <Segmented
      id={props.id}
      readOnly={props.readOnly}
      onBlur={props.onBlur}
      describedBy={props.describedBy}
      value={props.value ?? 'once'}
      onChange={props.onChange}
      options={[
        { value: 'once', label: <Trans>Once</Trans> },
        { value: 'repeating', label: <Trans>Repeating</Trans> },
        { value: 'automatic', label: <Trans>Automatic</Trans> },
      ]}
    />
  );
}
