import { mediaUrl } from '~/api/media-url';
import type { Product } from '~/api/products';
import type { PanelProps } from '~/components/list/list';
import styles from './products.module.css';

/** One product beside the list. */
export function ProductPanel({ row, facts }: PanelProps<Product>) {
  const { name, imageUrl, description } = row;
  return (
    <div className={styles.panel}>
      {imageUrl !== null && <img className={styles.picture} src={mediaUrl(imageUrl)} alt={name} />}
      {description !== null && <p>{description}</p>}
      {facts}
    </div>
  );
}
