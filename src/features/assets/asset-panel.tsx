import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type Asset, useDeleteAsset } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { formatBytes, formatDate } from '~/lib/format';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { WhoMay } from '~/parts/feedback/refusal';
import { ButtonLink } from '~/parts/links/button-link';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Fact, Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import type { PanelProps } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { ButtonAnchor } from '~/ui/button';
import { IconDownload } from '~/ui/icons';
import { AssetEditor } from './asset-editor';
import styles from './asset-panel.module.css';
import { AssetMedia } from './asset-preview';
import { AssetReplacement } from './asset-replacement';
import { LogoLoss } from './logo-loss';
import { assetTypeLabels } from './model/asset-types';

/** The asset's data, its uses and its actions. */
export function AssetPanel({ row: asset, close }: PanelProps<Asset>) {
  const { mutateAsync: remove } = useDeleteAsset();
  const mayChange = usePermission('replaceAsset');
  return (
    <div className="stack-6">
      <div className={styles.media}>
        <AssetMedia asset={asset} />
      </div>
      <AssetFacts asset={asset} />
      <Uses asset={asset} />
      <div className={styles.row}>
        <ButtonAnchor
          variant="secondary"
          icon={<IconDownload size={18} />}
          href={mediaUrl(asset.url)}
          download={fileName(asset)}
        >
          <Trans>Download</Trans>
        </ButtonAnchor>
        {asset.scene !== null && (
          <ButtonLink to="/assets/$assetId" params={{ assetId: asset.id }} variant="secondary">
            {mayChange ? <Trans>Edit the design</Trans> : <Trans>Open the design</Trans>}
          </ButtonLink>
        )}
        {mayChange ? <AssetReplacement asset={asset} /> : <WhoMay needs="replaceAsset" />}
        <DeleteButton
          needs="deleteAsset"
          name={asset.name}
          text={
            asset.usedBy.some(({ kind }) => kind === 'account') ? (
              <LogoLoss asset={asset} />
            ) : (
              asset.usedBy.length > 0 && (
                <Plural
                  value={asset.usedBy.length}
                  one="Used in # place, which will show nothing."
                  other="Used in # places, which will show nothing."
                />
              )
            )
          }
          run={() => remove({ id: asset.id })}
          onDeleted={close}
        />
      </div>
    </div>
  );
}

/** A renamed asset has no ending. */
const fileName = ({ name, mime }: Asset): string =>
  /\.\w+$/.test(name) ? name : `${name}.${formatName(mime).toLowerCase()}`;

/** `SVG` of `image/svg+xml`. */
const formatName = (mime: string): string => (mime.split('/')[1]?.split('+')[0] ?? mime).toUpperCase();

function AssetFacts({ asset }: { asset: Asset }) {
  const { t, i18n } = useLingui();
  const edit = useEditInPlace<Asset, 'name' | 'type'>({
    row: asset,
    needs: 'updateAsset',
    readEditor: async () => AssetEditor,
  });
  const { mime, bytes, width, height, createdAt } = asset;
  return (
    <Facts>
      <EditableFact edit={edit} label={t`Name`} paths={['name']}>
        {edit.row.name}
      </EditableFact>
      <EditableFact edit={edit} label={t`Type`} paths={['type']}>
        {t(assetTypeLabels[edit.row.type])}
      </EditableFact>
      <Fact label={t`Format`}>{formatName(mime)}</Fact>
      <Fact label={t`Size`}>{formatBytes(bytes, i18n.locale)}</Fact>
      <Fact label={t`Dimensions`}>
        {width !== null && height !== null && (
          <Trans>
            {width} × {height} pixels
          </Trans>
        )}
      </Fact>
      <Fact label={t`Uploaded`}>{formatDate(createdAt, i18n.locale)}</Fact>
    </Facts>
  );
}

const PAGE_OF_USE: Record<Asset['usedBy'][number]['kind'], (id: string) => LinkProps> = {
  account: () => ({ to: '/account/profile' }),
  session: (sessionId) => ({ to: '/session/$sessionId/general', params: { sessionId } }),
  template: (templateId) => ({ to: '/templates/$templateId', params: { templateId } }),
  campaign: (open) => ({ to: '/campaigns', search: { open } }),
  location: (locationId) => ({ to: '/locations/$locationId', params: { locationId } }),
  product: (productId) => ({ to: '/products/$productId', params: { productId } }),
};

function Uses({ asset }: { asset: Asset }) {
  if (asset.usedBy.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>Used by</Trans>
      </h3>
      <ul className={styles.uses}>
        {asset.usedBy.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>
            <Link {...PAGE_OF_USE[kind](id)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
