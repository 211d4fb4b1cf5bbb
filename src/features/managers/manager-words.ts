import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Manager, ManagerStatus } from '~/api/managers';

/** What the states are called, and which colour repeats it. */
export const statusLabels: Record<ManagerStatus, { label: MessageDescriptor; tone?: 'success' | 'accent' }> =
  {
    invited: { label: msg`Invited`, tone: 'accent' },
    active: { label: msg`Active`, tone: 'success' },
    disabled: { label: msg`No access` },
  };

/** The name, or the address of somebody who has not said it yet. */
export const nameOf = ({ firstName, lastName, email }: Manager): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email;
