import type { ReactElement } from 'react';
import type { SceneLayer } from '~/api/scene';
import {
  IconCamera,
  IconCircle,
  IconLetterT,
  IconLine,
  IconPhoto,
  IconQrcode,
  IconRosette,
  IconShoppingBag,
  IconSquare,
} from '~/ui/icons';

export const layerIcons = {
  photo: <IconCamera size={16} />,
  text: <IconLetterT size={16} />,
  image: <IconPhoto size={16} />,
  logo: <IconRosette size={16} />,
  qr: <IconQrcode size={16} />,
  product: <IconShoppingBag size={16} />,
  rectangle: <IconSquare size={16} />,
  ellipse: <IconCircle size={16} />,
  line: <IconLine size={16} />,
};

/** Undefined for a kind of a newer version. */
export const layerIcon = (layer: SceneLayer): ReactElement | undefined =>
  layerIcons[layer.type === 'shape' ? layer.shape : layer.type];
