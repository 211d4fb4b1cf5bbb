import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SceneLayer } from '~/api/scene';

export const layerTypeLabels: Record<SceneLayer['type'], MessageDescriptor> = {
  photo: msg`Photo`,
  image: msg`Picture`,
  text: msg`Text`,
  shape: msg`Shape`,
  qr: msg`QR code`,
  logo: msg`Logo`,
  product: msg`Product`,
};

export const shapeLabels = {
  rectangle: msg`Rectangle`,
  ellipse: msg`Ellipse`,
  line: msg`Line`,
} as const;
