import { onDemand } from '~/components/feedback/on-demand';

export const PictureDialog = onDemand(() =>
  import('./picture-dialog').then((module) => module.PictureDialog),
);
