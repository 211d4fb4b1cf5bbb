import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DeliveryStatus } from '~/api/photos';
import { Badge, type BadgeProps } from '~/ui/badge';

const states: Record<DeliveryStatus, [word: MessageDescriptor, tone: BadgeProps['tone']]> = {
  queued: [msg`Queued`, undefined],
  delivering: [msg`On its way`, 'accent'],
  delivered: [msg`Delivered`, 'success'],
  opened: [msg`Opened`, 'success'],
  error: [msg`Not delivered`, 'danger'],
};

/** The delivery status of a message with a photo. */
export function DeliveryBadge({ status }: { status: DeliveryStatus }) {
  const { t } = useLingui();
  const [word, tone] = states[status];
  return <Badge tone={tone}>{t(word)}</Badge>;
}
