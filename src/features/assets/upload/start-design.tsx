import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type AssetType, useCreateAssets, useUpdateAssetScene } from '~/api/assets';
import type { Scene } from '~/api/scene';
import { useAction } from '~/api/use-action';
import { errorText } from '~/session/error-text';
import { notifyNotSaved } from '~/session/write-notices';
import { Button } from '~/ui/button';
import { IconPencilPlus } from '~/ui/icons';
import { assetTypeLabels } from '../model/asset-types';

/** In pixels. Other types are not designed in the editor. */
const SIZES: Partial<Record<AssetType, readonly [width: number, height: number]>> = {
  promotional: [1920, 1080],
  template_background: [1200, 1800],
  template_overlay: [1200, 1800],
  overlay: [1200, 1800],
  layout: [1200, 1800],
  start_screen: [2048, 2732],
  experience_screen: [2048, 2732],
  sharing_screen: [2048, 2732],
  microsite_background: [1920, 1080],
};

/** They lie over a photo. */
const TRANSPARENT: readonly AssetType[] = ['template_overlay', 'overlay'];

/** Starts an empty design of the type and opens it in the editor. */
export function StartDesign({ type }: { type: AssetType }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // One step for the user, so it reports once.
  const { mutateAsync: create } = useCreateAssets({ meta: { quiet: true }, onError: notifyNotSaved });
  const { mutateAsync: storeScene } = useUpdateAssetScene();
  const size = SIZES[type];
  const { run, pending, error } = useAction(async () => {
    if (!size) return;
    const [width, height] = size;
    const background = TRANSPARENT.includes(type) ? null : '#FFFFFF';
    const scene: Scene = { version: 1, width, height, background, layers: [] };
    const file = new File([await emptyPicture(scene)], `${t(assetTypeLabels[type])}.png`, {
      type: 'image/png',
    });
    const { items } = await create({ data: { assets: [file] }, params: { type } });
    const [asset] = items;
    if (!asset) return;
    await storeScene({ id: asset.id, data: { scene: JSON.stringify(scene) }, base: asset });
    await navigate({ to: '/assets/$assetId', params: { assetId: asset.id } });
  });
  if (!size) return null;
  return (
    <>
      <Button
        variant="secondary"
        icon={<IconPencilPlus size={18} />}
        busy={pending}
        onClick={() => void run()}
      >
        <Trans>Design one here</Trans>
      </Button>
      <p role="alert" className="danger">
        {error && errorText(error)}
      </p>
    </>
  );
}

async function emptyPicture({ width, height, background }: Scene): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  if (background !== null) {
    context.fillStyle = background;
    context.fillRect(0, 0, width, height);
  }
  return canvas.convertToBlob({ type: 'image/png' });
}
