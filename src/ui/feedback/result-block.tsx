import type { ReactElement, ReactNode } from 'react';
import { Spinner } from '../spinner';
import { Text } from '../text';
import { useColorScheme } from '../use-color-scheme';
import styles from './result-block.module.css';

export type ResultBlockProps = {
  title: ReactNode;
  description?: ReactNode;
  /** The heading level of the title; the style does not depend on it. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** The picture's width: any CSS length; '13vw' by default. */
  width?: string;
  /** Whether screen readers announce the words, such as an error in place of the page. */
  isAlert?: boolean;
  /** The label of a spinner that replaces the picture. */
  loading?: string;
  /** The next step: buttons, a link, a form. */
  children?: ReactNode;
} & (
  | { icon: ReactElement; image?: undefined }
  | { image: { light: string; dark: string; alt: string }; icon?: undefined }
);

/** A result or an empty state: empty, failed, done, not found. */
export function ResultBlock(props: ResultBlockProps) {
  const { title, description, headingLevel = 2, width = '13vw', isAlert, loading, children } = props;
  return (
    <div className={styles.block}>
      <div className={styles.figure} style={{ '--result-width': width }}>
        {loading === undefined ? <Picture {...props} /> : <Spinner label={loading} size="l" />}
      </div>
      <div className={styles.words} role={isAlert ? 'alert' : undefined}>
        <Text variant="h3" as={`h${headingLevel}`} centred>
          {title}
        </Text>
        {description !== undefined && (
          <Text tone="muted" as="div" centred>
            {description}
          </Text>
        )}
      </div>
      {children !== undefined && <div className={styles.content}>{children}</div>}
    </div>
  );
}

function Picture({ icon, image }: ResultBlockProps) {
  const scheme = useColorScheme();
  if (image) return <img className={styles.image} src={image[scheme]} alt={image.alt} />;
  return (
    <span className={styles.frame} aria-hidden>
      {icon}
    </span>
  );
}
