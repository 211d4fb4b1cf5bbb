import type { Scene } from '~/api/scene';
import type { TemplatePreviewUpload } from '~/api/templates';

/** The longer side of a preview, in pixels. */
export const PREVIEW_SIDE = 1200;

/** A template's picture and scene, stored in one call. */
export const previewUpload = (picture: Blob, scene: Scene): TemplatePreviewUpload => ({
  preview: new File([picture], 'preview.png', { type: 'image/png' }),
  scene: JSON.stringify(scene),
});
