import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssetType } from '~/api/assets';

/** What the eleven types are called. */
export const assetTypeLabels: Record<AssetType, MessageDescriptor> = {
  logo: msg`Logo`,
  promotional: msg`Promotional`,
  template_background: msg`Template background`,
  template_overlay: msg`Template overlay`,
  overlay: msg`Overlay`,
  start_screen: msg`Start screen`,
  experience_screen: msg`Experience screen`,
  sharing_screen: msg`Sharing screen`,
  microsite_background: msg`Microsite background`,
  layout: msg`Layout`,
  misc: msg`Other`,
};
