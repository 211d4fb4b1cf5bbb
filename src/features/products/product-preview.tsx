import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import type { ProductCreate } from '~/api/products';
import { formatMoney } from '~/lib/money';
import type { FormState } from '~/patterns/form/field';
import type { FormValues } from '~/patterns/form/paths';
import styles from './products.module.css';

/** The product as the microsite shows it, with unsaved values. */
export function ProductPreview({ values }: Pick<FormState<FormValues<ProductCreate>, unknown>, 'values'>) {
  const { i18n } = useLingui();
  const { name, brand, price, currency, url, imageAssetId, active } = values;
  const { data: picture } = useQuery({
    ...getAssetQuery(imageAssetId ?? ''),
    enabled: Boolean(imageAssetId),
  });
  const image = imageAssetId && picture?.thumbUrl;
  const facts = [brand, typeof price === 'number' && currency && formatMoney(price, currency, i18n.locale)];
  return (
    <>
      <div className={styles.shown} data-hidden={active === false || undefined}>
        {image && <img src={mediaUrl(image)} alt="" />}
        <p>
          <strong>{name || <Trans>Name of the product</Trans>}</strong>
          {facts.filter(Boolean).join('\u00a0· ')}
        </p>
        {url && (
          <span>
            <Trans>Shop</Trans>
          </span>
        )}
      </div>
      {active === false && (
        <p className="hint">
          <Trans>Guests don't see it now.</Trans>
        </p>
      )}
    </>
  );
}
