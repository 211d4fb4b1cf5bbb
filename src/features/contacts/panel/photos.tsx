import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { mediaUrl } from '~/api/media-url';
import { listPhotosQuery } from '~/api/photos';
import { formatDate } from '~/lib/format';
import styles from './panel.module.css';

const SHOWN = 8;

/** The last photos of a contact. */
export function Photos({ contactId, count }: { contactId: string; count: number }) {
  const { t, i18n } = useLingui();
  const options = listPhotosQuery({ contactId, show: SHOWN });
  const { data } = useQuery({ ...options, enabled: count > 0 });
  if (count === 0) return null;
  return (
    <section className={styles.section}>
      <h3>
        <Plural value={count} one="# photo" other="# photos" />
      </h3>
      <ul className={styles.photos} aria-busy={data === undefined}>
        {data?.items.map(({ id, thumbUrl, capturedAt }) => {
          const day = formatDate(capturedAt, i18n.locale);
          return (
            <li key={id}>
              <Link to="/gallery/$photoId" params={{ photoId: id }} aria-label={t`Photo of ${day}`}>
                {thumbUrl !== null && <img src={mediaUrl(thumbUrl)} alt="" loading="lazy" />}
              </Link>
            </li>
          );
        })}
      </ul>
      {data?.items.length === 0 && (
        <p className={styles.note}>
          <Trans>You don't have access to any of them.</Trans>
        </p>
      )}
    </section>
  );
}
