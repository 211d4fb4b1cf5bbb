import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ShareChannel } from '~/api/sessions';

export const CHANNELS: readonly { value: ShareChannel; label: MessageDescriptor }[] = [
  { value: 'email', label: msg`Email` },
  { value: 'sms', label: msg`Text message (SMS)` },
  { value: 'qr', label: msg`QR code` },
  { value: 'social', label: msg`Social media` },
  { value: 'download', label: msg`Download` },
  { value: 'print', label: msg`Print` },
];
