import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { track } from '~/analytics';
import { mediaUrl } from '~/api/media-url';
import { type Product, useDeleteProduct, useUpdateProduct } from '~/api/products';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { formatDate } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { DeleteButton } from '~/parts/confirm/delete-button';
import { EditableFact } from '~/patterns/facts/editable-fact';
import { Fact, Facts } from '~/patterns/facts/facts';
import { useEditInPlace } from '~/patterns/facts/use-edit-in-place';
import type { PanelProps } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { IconEye, IconEyeOff } from '~/ui/icons';
import type { ProductPath } from './product-editor';
import { LAST } from './product-queries';
import styles from './products.module.css';

const readEditor = () => import('./product-editor').then(({ ProductEditor }) => ProductEditor);

/** One product beside the list. */
export function ProductPanel({ row, close }: PanelProps<Product>) {
  const { t, i18n } = useLingui();
  const edit = useEditInPlace<Product, ProductPath>({ row, needs: 'updateProduct', readEditor });
  const { name, imageUrl, description, brand, category, price, currency, sku, tags, url, active } = edit.row;
  const { locationIds, order, updatedAt } = edit.row;
  const { mutateAsync: remove } = useDeleteProduct();
  useEffect(
    () => track('view_item', { items: [{ item_id: row.id, item_name: row.name }] }),
    [row.id, row.name],
  );
  const { choices } = useLocationChoices(locationIds.length > 0);
  const locations = choices.filter(({ value }) => locationIds.includes(value)).map(({ label }) => label);
  return (
    <div className="stack-5">
      {imageUrl !== null && <img className={styles.picture} src={mediaUrl(imageUrl)} alt={name} />}
      <Facts>
        <EditableFact edit={edit} label={t`Name`} paths={['name']}>
          {name}
        </EditableFact>
        <EditableFact edit={edit} label={t`Price`} paths={['price', 'currency']}>
          {price !== null && formatMoney(price, currency, i18n.locale, 'auto')}
        </EditableFact>
        <EditableFact edit={edit} label={t`Description`} paths={['description']}>
          {description}
        </EditableFact>
        <EditableFact edit={edit} label={t`Guests`} paths={['active']}>
          <Badge tone={active ? 'success' : undefined}>{active ? t`Shown` : t`Hidden`}</Badge>
        </EditableFact>
        <EditableFact edit={edit} label={t`Brand`} paths={['brand']}>
          {brand}
        </EditableFact>
        <EditableFact edit={edit} label={t`Category`} paths={['category']}>
          {category}
        </EditableFact>
        <EditableFact edit={edit} label={t`SKU`} paths={['sku']}>
          {sku}
        </EditableFact>
        <EditableFact edit={edit} label={t`Tags`} paths={['tags']}>
          {tags.join(', ')}
        </EditableFact>
        <EditableFact edit={edit} label={t`Shop link`} paths={['url']}>
          {url !== null && (
            <a href={url} target="_blank" rel="noreferrer">
              {url}
            </a>
          )}
        </EditableFact>
        <EditableFact edit={edit} label={t`Locations`} paths={['locationIds']}>
          {locationIds.length === 0 ? t`At all locations` : locations.join(', ')}
        </EditableFact>
        <EditableFact edit={edit} label={t`Sort order`} paths={['order']}>
          {order === LAST ? t`Last` : String(order)}
        </EditableFact>
        <Fact label={t`Changed`}>{formatDate(updatedAt, i18n.locale)}</Fact>
      </Facts>
      <DeleteButton
        needs="deleteProduct"
        name={name}
        size="s"
        text={<Trans>It disappears from photos, templates and drafts that show it.</Trans>}
        run={() => remove({ id: row.id })}
        onDeleted={close}
      />
    </div>
  );
}

/** Shows the product to guests, or hides it. */
export function ProductActions({ row }: Pick<PanelProps<Product>, 'row'>) {
  const { id, active } = row;
  const may = usePermission('updateProduct');
  const { mutate: update, isPending } = useUpdateProduct();
  if (!may) return null;
  return (
    <Button
      variant="secondary"
      size="s"
      icon={active ? <IconEyeOff size={16} /> : <IconEye size={16} />}
      busy={isPending}
      onClick={() => update({ id, data: { active: !active }, base: row })}
    >
      {active ? <Trans>Hide from guests</Trans> : <Trans>Show to guests</Trans>}
    </Button>
  );
}
