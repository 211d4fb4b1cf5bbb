import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Manager, ManagerStatus } from '~/api/managers';

/** The labels of the statuses, with their colors. */
export const statusLabels: Record<ManagerStatus, { label: MessageDescriptor; tone?: 'success' | 'accent' }> =
  {
    invited: { label: msg`Invited`, tone: 'accent' },
    active: { label: msg`Active`, tone: 'success' },
    disabled: { label: msg`Disabled` },
  };

export const permissionLabels: Record<keyof Manager['permissions'], MessageDescriptor> = {
  sendCampaigns: msg`Send campaigns`,
  deletePhotos: msg`Delete photos`,
  exportContacts: msg`Export contacts`,
  editBranding: msg`Edit session branding`,
};
