import type { ReactNode } from 'react';
import { Text } from '~/ui/text';
import styles from './gallery.module.css';
import { NotificationPieces, ResultPieces, SpinnerPieces, ToastPieces } from './gallery-feedback';
import { ButtonPieces, FieldPieces, ModalPieces } from './gallery-forms';
import { IconPieces, TextPieces, ThemePieces } from './gallery-pieces';

const SECTIONS: { id: string; title: string; about: string; pieces: ReactNode }[] = [
  {
    id: 'theme',
    title: 'Theme',
    about:
      'Surfaces, words and states in the scheme that is on; the choice is kept and shared with other tabs.',
    pieces: <ThemePieces />,
  },
  {
    id: 'text',
    title: 'Text',
    about: 'Headings, running text, weights, and text that can be changed on the spot.',
    pieces: <TextPieces />,
  },
  {
    id: 'icon',
    title: 'Icon',
    about: 'A picture takes its size and tone from here. With something to do it is a button with a name.',
    pieces: <IconPieces />,
  },
  {
    id: 'spinner',
    title: 'Spinner',
    about: 'Three sizes, a delay for short waits, still dots where motion is unwelcome.',
    pieces: <SpinnerPieces />,
  },
  {
    id: 'result-block',
    title: 'Result block',
    about: 'What came of something, or what will be here, and the one next step.',
    pieces: <ResultPieces />,
  },
  {
    id: 'toast',
    title: 'Toast',
    about: 'With and without icon; a click anywhere on it dismisses it, links stay links.',
    pieces: <ToastPieces />,
  },
  {
    id: 'notification',
    title: 'Notification',
    about: 'Six positions, three types. They wait while the pointer or the focus is on them.',
    pieces: <NotificationPieces />,
  },
  {
    id: 'button',
    title: 'Button',
    about: 'Four variants, two sizes, busy and disabled, and the same look for a link.',
    pieces: <ButtonPieces />,
  },
  {
    id: 'text-field',
    title: 'Text field',
    about: 'Label, description, error, password that can be shown.',
    pieces: <FieldPieces />,
  },
  {
    id: 'modal',
    title: 'Modal',
    about: 'A dialog over the page and a panel beside it, both with the focus in them until they close.',
    pieces: <ModalPieces />,
  },
];

/** All components of src/ui in all variants, for development and tests. */
export function UiGallery() {
  return (
    <div className={styles.page}>
      <nav className={styles.nav} aria-label="Pieces">
        {SECTIONS.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      <main className={styles.main}>
        <header className={styles.header}>
          <Text variant="h1">Pieces</Text>
          <Text variant="subtitle">Pictures are the color, the interface is quiet.</Text>
        </header>
        {SECTIONS.map(({ id, title, about, pieces }) => (
          <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
            <header className={styles.sectionHeader}>
              <Text variant="h2" id={`${id}-title`}>
                {title}
              </Text>
              <Text tone="muted">{about}</Text>
            </header>
            {pieces}
          </section>
        ))}
      </main>
    </div>
  );
}
