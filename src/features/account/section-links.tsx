import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import styles from './profile.module.css';

export interface PageSection {
  id: string;
  title: MessageDescriptor;
}

/** Links to the sections of the page. They move the focus as well. */
export function SectionLinks({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useLingui();
  return (
    <nav className={styles.sections} aria-label={t`Sections of this page`}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              to="."
              hash={id}
              resetScroll={false}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {t(title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
