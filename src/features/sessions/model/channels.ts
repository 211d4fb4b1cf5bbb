import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CaptureField, SessionUpdate, ShareChannel } from '~/api/sessions';

export const CHANNELS: readonly { value: ShareChannel; label: MessageDescriptor }[] = [
  { value: 'email', label: msg`Email` },
  { value: 'sms', label: msg`Text message (SMS)` },
  { value: 'qr', label: msg`QR code` },
  { value: 'social', label: msg`Social media` },
  { value: 'download', label: msg`Download` },
  { value: 'print', label: msg`Print` },
];

/** The detail that a channel needs, because nothing can be sent without an address. */
const NEEDS: Partial<Record<ShareChannel, CaptureField['key']>> = {
  email: 'emailAddress',
  sms: 'phoneNumber',
};

/** The channels that the booth offers, and those that it leaves out because it does not ask for an address. */
export function offeredChannels({
  shareChannels,
  capture,
}: Pick<Partial<SessionUpdate>, 'shareChannels' | 'capture'>) {
  const chosen: readonly ShareChannel[] = shareChannels?.length ? shareChannels : ['qr'];
  const lacksAddress = (channel: ShareChannel) =>
    NEEDS[channel] !== undefined && !capture?.some(({ key }) => key === NEEDS[channel]);
  return {
    offered: chosen.filter((channel) => !lacksAddress(channel)),
    leftOut: chosen.filter(lacksAddress),
  };
}
