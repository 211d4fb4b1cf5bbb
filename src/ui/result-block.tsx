import type { ReactElement, ReactNode } from 'react';
import styles from './result-block.module.css';
import { Spinner } from './spinner';
import { Text } from './text';
import { useColorScheme } from './use-color-scheme';

export type ResultBlockProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Level of the title in the page's outline; its look stays the same. */
  headingLevel?: 1 | 2 | 3 | 4;
  /** Width of the picture: any CSS length, kept between 7.5rem and 16rem. */
  width?: string;
  /** What is being waited for; a spinner with this label takes the picture's place. */
  loading?: string;
  /** The next step: buttons, a link, a form. */
  children?: ReactNode;
} & (
  | { icon: ReactElement; image?: undefined }
  | { image: { light: string; dark: string; alt: string }; icon?: undefined }
);

/** The outcome of something, or the reason why there is nothing: empty, failed, done, not found. */
export function ResultBlock(props: ResultBlockProps) {
  const { title, description, headingLevel = 2, width = '13vw', loading, children } = props;
  return (
    <div className={styles.block}>
      <div className={styles.figure} style={{ '--result-width': width }}>
        {loading === undefined ? <Picture {...props} /> : <Spinner label={loading} size="l" />}
      </div>
      <div className={styles.words}>
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
