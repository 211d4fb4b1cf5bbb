import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useId } from 'react';
import { mediaUrl } from '~/api/media-url';
import type { DeletedPhoto } from '~/api/photos';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { ButtonLink } from '~/parts/links/button-link';
import { PageHeader } from '~/parts/page/page-header';
import { Pager } from '~/parts/page/pager';
import { useSelection } from '~/patterns/list/use-selection';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconTrash, IconVideo } from '~/ui/icons';
import { sayMoment } from '../model/photo-labels';
import styles from './deleted.module.css';
import { DeletedBar } from './deleted-bar';
import { deletedPageOptions } from './deleted-queries';

const DAY_MS = 86_400_000;

/** The photos deleted within the last 30 days, to restore them or to erase them now. */
export function DeletedScreen() {
  const { t } = useLingui();
  const query = useSuspenseQuery(deletedPageOptions(useSearch({ from: '/_app/gallery/deleted' })));
  const { items, page, pages } = query.data;
  const selection = useSelection(items, ({ id }) => id);
  // An administrator who views the account can only look.
  const maySelect = usePermission('restorePhotos');
  return (
    <>
      <BackLink to="/gallery">
        <Trans>Gallery</Trans>
      </BackLink>
      <PageHeader
        title={t`Recently deleted`}
        scope={
          <Trans>
            Photos stay here for 30 days, then they are erased. Guests can't see them, and they don't count
            toward your storage.
          </Trans>
        }
        action={
          maySelect &&
          items.length > 0 && (
            <Button variant="secondary" onClick={selection.toggleAll}>
              {selection.onPage.length < items.length ? (
                <Trans>Select all</Trans>
              ) : (
                <Trans>Select none</Trans>
              )}
            </Button>
          )
        }
      />
      <StaleNotice query={query} />
      {items.length > 0 ? (
        <ul className={styles.grid} aria-label={t`Deleted photos`}>
          {items.map((photo) => (
            <li key={photo.id}>
              <Card
                photo={photo}
                selected={selection.has(photo.id)}
                onSelect={maySelect ? (range) => selection.toggle(photo.id, range) : null}
              />
            </li>
          ))}
        </ul>
      ) : (
        <ResultBlock
          icon={<IconTrash />}
          title={pages === 0 ? t`No deleted photos` : t`No photos on this page`}
          description={t`Deleted photos stay here for 30 days.`}
        >
          {pages > 0 && (
            <ButtonLink to="/gallery/deleted" variant="secondary">
              <Trans>First page</Trans>
            </ButtonLink>
          )}
        </ResultBlock>
      )}
      {selection.rows.length > 0 && (
        <DeletedBar ids={selection.rows.map(({ id }) => id)} onClear={selection.clear} />
      )}
      <Pager page={page} pages={pages} />
    </>
  );
}

interface CardProps {
  photo: DeletedPhoto;
  selected: boolean;
  /** Null without the permission. */
  onSelect: ((range: boolean) => void) | null;
}

function Card({ photo, selected, onSelect }: CardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const name = sayMoment(photo.capturedAt, i18n.locale);
  const days = Math.max(1, Math.ceil((Date.parse(photo.eraseAt) - Date.now()) / DAY_MS));
  const content = (
    <>
      <span className={styles.picture}>
        {photo.thumbUrl === null ? (
          <IconVideo size={32} stroke={1.5} aria-hidden />
        ) : (
          <img
            className="contain"
            src={mediaUrl(photo.thumbUrl)}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
          />
        )}
      </span>
      <span className="clip">{photo.caption ?? t`Photo of ${name}`}</span>
      <span className="hint">
        <Plural value={days} one="# day left" other="# days left" />
      </span>
    </>
  );
  if (!onSelect) return <div className={styles.card}>{content}</div>;
  return (
    <label className={styles.card} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        className={styles.check}
        checked={selected}
        onChange={() => {}}
        onClick={({ shiftKey }) => onSelect(shiftKey)}
      />
      {content}
    </label>
  );
}
