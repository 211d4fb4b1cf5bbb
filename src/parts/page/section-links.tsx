import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import styles from './section-links.module.css';

export interface PageSection {
  id: string;
  title: MessageDescriptor;
}

interface SectionLinksProps {
  sections: readonly PageSection[];
  /** In one line on wide screens as well. */
  inLine?: boolean;
}

/** Links to the sections of the page, which mark the visible one. They move the focus as well. */
export function SectionLinks({ sections, inLine }: SectionLinksProps) {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const current = useVisibleSection(sections.map(({ id }) => id));
  useEffect(() => {
    // While a placeholder is shown, the router looks for the section in vain.
    const links = [...(list.current?.querySelectorAll('a') ?? [])];
    const isAsked = location.hash !== '' && links.some(({ hash }) => hash === location.hash);
    if (isAsked) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  useEffect(() => {
    // On narrow screens the links are one line that scrolls; the page itself must not.
    const link = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (link && list.current)
      list.current.scrollTo({ left: link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className={styles.sections} data-line={inLine || undefined} aria-label={t`Sections of this page`}>
      <ul ref={list}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Not a router link, which would mark all of them as the current page. */}
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
            >
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The last section that begins in the upper third of the window; at the end of the page, the chosen one if it is in
 * sight, or the last one.
 */
function useVisibleSection(ids: readonly string[]): string | undefined {
  const key = ids.join(' ');
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const all = key.split(' ');
    const update = () => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const begins = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      const chosen = all.find((id) => location.hash === `#${id}` && begins(id) > 0);
      setCurrent(
        isAtEnd ? (chosen ?? all.at(-1)) : (all.findLast((id) => begins(id) < clientHeight / 3) ?? all[0]),
      );
    };
    update();
    document.addEventListener('scroll', update, { passive: true });
    return () => document.removeEventListener('scroll', update);
  }, [key]);
  return current;
}
