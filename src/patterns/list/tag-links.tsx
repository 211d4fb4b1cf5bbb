import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { RowPage } from './list';
import styles from './tag-links.module.css';

interface TagLinksProps {
  tags: readonly string[];
  /** Links to everything else with this tag. */
  pageOf: (tag: string) => RowPage;
}

export function TagLinks({ tags, pageOf }: TagLinksProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.tags} aria-label={t`Tags`}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link {...pageOf(tag)}>{tag}</Link>
        </li>
      ))}
    </ul>
  );
}
