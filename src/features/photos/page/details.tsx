import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Photo } from '~/api/photos';
import { getProductQuery } from '~/api/products';
import { TagLinks } from '~/patterns/list/tag-links';
import { Button } from '~/ui/button';
import { IconPencil } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import { usePhotoRights } from '../model/photo-rights';
import styles from './photo.module.css';
import { PhotoSection } from './section';

const DetailsForm = lazy(() => import('./details-form').then((module) => ({ default: module.DetailsForm })));

/** Caption, tags and products, to read or to edit. */
export function Details({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const { mayReview } = usePhotoRights();
  const [editing, setEditing] = useState<boolean | null>(null);
  if (editing)
    return (
      <Suspense fallback={<Spinner label={t`Loading`} />}>
        <DetailsForm photo={photo} onClose={() => setEditing(false)} />
      </Suspense>
    );
  return (
    <PhotoSection
      title={<Trans>Details</Trans>}
      action={
        mayReview && (
          <Button
            variant="subtle"
            size="s"
            icon={<IconPencil size={16} />}
            // The form replaces the button.
            autoFocus={editing === false}
            onClick={() => setEditing(true)}
          >
            <Trans>Edit</Trans>
          </Button>
        )
      }
    >
      {/* The title of the page is the caption. */}
      {photo.caption === null ? (
        <p className="muted hide-empty">
          <Trans>No caption</Trans>
        </p>
      ) : (
        photo.tags.length + photo.productIds.length === 0 && (
          <p className="muted hide-empty">
            <Trans>No tags or products</Trans>
          </p>
        )
      )}
      {photo.tags.length > 0 && (
        <TagLinks tags={photo.tags} pageOf={(tag) => ({ to: '/gallery', search: { search: tag } })} />
      )}
      <Products ids={photo.productIds} />
    </PhotoSection>
  );
}

function Products({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const products = useQueries({ queries: ids.map((id) => getProductQuery(id)) });
  if (ids.length === 0) return null;
  return (
    <ul className={styles.products} aria-label={t`Products`}>
      {products.map(({ data: product }, i) => (
        <li key={ids[i]}>
          {product && (
            <Link to="/products/$productId" params={{ productId: product.id }}>
              {product.name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
