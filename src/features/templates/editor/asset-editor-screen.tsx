import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import {
  type Asset,
  getAssetQuery,
  useReplaceAsset,
  useUpdateAsset,
  useUpdateAssetScene,
} from '~/api/assets';
import type { Scene } from '~/api/scene';
import { storedRecord } from '~/api/transport/versions';
import { ReadOnlyNotice } from '~/parts/feedback/refusal';
import { BackLink } from '~/parts/links/back-link';
import { usePermission } from '~/session/permissions';
import { EditorTitle } from './editor-title';
import { SceneEditor } from './scene-editor';
import type { Design, DesignStore } from './state/design';

/** Assets are shown on screens and never printed. */
const SCREEN_DPI = 72;
const LONGEST_SIDE = 4096;

/** The editor of an asset with a scene. */
export function AssetEditorScreen() {
  const { assetId } = useParams({ from: '/_app/assets/$assetId' });
  const { data: asset } = useSuspenseQuery(getAssetQuery(assetId));
  const { id, name } = asset;
  const mayChange = usePermission('replaceAsset');
  const { mutateAsync: rename } = useUpdateAsset();
  const { mutateAsync: replace } = useReplaceAsset();
  const { mutateAsync: storeScene } = useUpdateAssetScene();
  const assets: DesignStore = {
    readStored: (error) => {
      const stored = storedRecord(error) as Asset | null;
      return stored && designOf(stored);
    },
    async save(before, scene, draw) {
      const text = JSON.stringify(scene);
      const base = { version: before.version, merge: () => null };
      // Names, locks and hidden layers are not drawn, so the picture stays.
      if (looksLike(before.scene, scene))
        return designOf(await storeScene({ id, data: { scene: text }, base }));
      const picture = new File([await draw(scene, LONGEST_SIDE)], name, { type: 'image/png' });
      return designOf(await replace({ id, data: { asset: picture, scene: text }, base }));
    },
  };
  return (
    <SceneEditor
      title={
        <>
          <BackLink to="/assets">
            <Trans>Assets</Trans>
          </BackLink>
          <EditorTitle
            name={name}
            maxLength={255}
            onRename={mayChange ? (next) => rename({ id, data: { name: next }, base: asset }) : null}
          />
        </>
      }
      design={designOf(asset)}
      store={assets}
      readOnly={!mayChange}
      notice={<ReadOnlyNotice needs="replaceAsset" />}
    />
  );
}

function designOf({ id, scene, version }: Asset): Design {
  if (!scene) throw new Error(`The asset ${id} has no scene.`);
  return { id, scene, version, dpi: SCREEN_DPI };
}

/**
 * Whether two scenes have the same picture, because they differ only in properties that are not
 * drawn.
 */
const looksLike = (one: Scene, other: Scene): boolean => drawnParts(one) === drawnParts(other);

function drawnParts({ layers, ...page }: Scene): string {
  const drawn = layers
    .filter(({ hidden }) => !hidden)
    .map(({ name: _, locked: _locked, editable: _editable, group: _group, ...layer }) => layer);
  return [page, ...drawn].map(sorted).join();
}

/** The API may return the properties in another order. */
const sorted = (flat: object): string => JSON.stringify(flat, Object.keys(flat).sort());
