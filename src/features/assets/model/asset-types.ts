import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AssetType } from '~/api/assets';

/** The names of the eleven types. */
export const assetTypeLabels: Record<AssetType, MessageDescriptor> = {
  logo: msg`Logo`,
  promotional: msg`Promotional`,
  template_background: msg`Template background`,
  template_overlay: msg`Template overlay`,
  overlay: msg`Overlay`,
  start_screen: msg`Start screen`,
  experience_screen: msg`Experience screen`,
  sharing_screen: msg`Sharing screen`,
  microsite_background: msg`Background of guest pages`,
  layout: msg`Layout`,
  misc: msg`Other`,
};

/** Recommendations for each type. The API accepts any picture, video or sound. */
export const assetTypeHints: Record<AssetType, MessageDescriptor> = {
  logo: msg`PNG or SVG with a transparent background, at least 512 pixels wide`,
  promotional: msg`Picture or video, best at 1920 × 1080 pixels`,
  template_background: msg`Picture in the shape of the print, such as 1200 × 1800 pixels`,
  template_overlay: msg`Transparent PNG in the shape of the print, such as 1200 × 1800 pixels`,
  overlay: msg`Transparent PNG in the shape of the photo`,
  start_screen: msg`Picture or video that fills the tablet, such as 2048 × 2732 pixels`,
  experience_screen: msg`Picture or video that fills the tablet, such as 2048 × 2732 pixels`,
  sharing_screen: msg`Picture or video that fills the tablet, such as 2048 × 2732 pixels`,
  microsite_background: msg`Picture, at least 1920 pixels wide`,
  layout: msg`Picture in the shape of the print, such as 1200 × 1800 pixels`,
  misc: msg`Any picture, video or audio file`,
};
