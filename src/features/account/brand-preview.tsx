import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import type { Account, AccountUpdate } from '~/api/account';
import { getAssetQuery } from '~/api/assets';
import { mediaUrl } from '~/api/media-url';
import { listPhotosQuery } from '~/api/photos';
import type { FormState } from '~/patterns/form/field';
import { usePermission } from '~/session/permissions';
import { brandColors, PAGE_BACKGROUND } from './brand';
import styles from './profile.module.css';

/** What guests see of the brand, with what is typed so far. */
export function BrandPreview({ values, record }: FormState<Partial<AccountUpdate>, Account>) {
  const { t } = useLingui();
  const { button, buttonText, link } = brandColors(values);
  const logo = values.logoAssetId || null;
  const { data } = useQuery({ ...getAssetQuery(logo ?? ''), enabled: logo !== null });
  const { data: photos } = useQuery({
    ...listPhotosQuery({ show: 1 }),
    enabled: usePermission('listPhotos'),
  });
  const photo = photos?.items[0];
  const name = values.businessName || record?.businessName || '';
  const look: CSSProperties = { backgroundColor: PAGE_BACKGROUND };
  return (
    <figure className={styles.preview}>
      <div className={styles.page} style={look} aria-hidden>
        {logo !== null && data?.thumbUrl ? (
          <img src={mediaUrl(data.thumbUrl)} alt="" />
        ) : (
          <strong>{name}</strong>
        )}
        <span className={styles.photo}>
          {photo?.thumbUrl && <img src={mediaUrl(photo.thumbUrl)} alt="" />}
        </span>
        <span
          className={styles.sample}
          style={{ backgroundColor: button, color: buttonText }}
        >{t`Book again`}</span>
        <span className={styles.link} style={{ color: link }}>{t`Leave a review`}</span>
      </div>
      <figcaption>
        <Trans>How guests see your brand</Trans>
      </figcaption>
    </figure>
  );
}
