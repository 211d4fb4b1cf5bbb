import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TemplateKind } from '~/api/templates';

export const templateKindLabels: Record<TemplateKind, MessageDescriptor> = {
  print: msg`Print`,
  strip: msg`Strip`,
  story: msg`Story`,
  square: msg`Square`,
  mail: msg`Email`,
};
