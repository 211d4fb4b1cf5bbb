import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router';
import { type MouseEvent, useRef, useState } from 'react';
import { StaleNotice } from '~/parts/feedback/stale-notice';
import { BackLink } from '~/parts/links/back-link';
import { PageHeader } from '~/parts/page/page-header';
import { usePhotoLabel } from '../model/use-photo-label';
import { Deliveries } from './deliveries';
import { Details } from './details';
import { GuestLink } from './guest-link';
import { Lightbox } from './lightbox';
import { Origin } from './origin';
import { People } from './people';
import styles from './photo.module.css';
import { PhotoActions } from './photo-actions';
import { PhotoFile } from './photo-file';
import { PhotoMedia } from './photo-media';
import { followedPhotoOptions, useNeighbors } from './photo-queries';
import { PhotoState, StateNotice } from './photo-state';
import stage from './stage.module.css';
import { Stats } from './stats';
import { PhotoSteps } from './steps';
import { usePhotoKeys, useSwipe } from './use-photo-keys';

/** One photo in large, with its details beside it. */
export function PhotoScreen() {
  const { photoId: id } = useParams({ from: '/_app/gallery/$photoId' });
  const search = useSearch({ from: '/_app/gallery/$photoId' });
  const isFromWall = useLocation({ select: ({ state }) => state.fromWall });
  const { t } = useLingui();
  const router = useRouter();
  const query = useSuspenseQuery(followedPhotoOptions(id));
  const { nextId, previousId } = useNeighbors(id, search);
  const labelOf = usePhotoLabel();
  const photo = query.data;
  const box = useRef<HTMLElement>(null);
  const [isLarge, setLarge] = useState(false);

  /** Replaces the history entry, so that Back leads to the wall. */
  const open = (photoId: string | null, resetScroll = false) => {
    if (photoId === null) return;
    const state = { ...(isFromWall && { fromWall: isFromWall }) };
    void router.navigate({
      to: '/gallery/$photoId',
      params: { photoId },
      search,
      state,
      replace: true,
      resetScroll,
    });
  };
  const steps = { toPrevious: () => open(previousId), toNext: () => open(nextId) };
  usePhotoKeys({
    ...steps,
    onEscape: () => {
      if (isFromWall) router.history.back();
      else void router.navigate({ to: '/gallery', search });
    },
  });
  const leaveDeleted = () => {
    const neighbor = nextId ?? previousId;
    // From the top, so that a second press does not delete the next photo.
    if (neighbor !== null) open(neighbor, true);
    else void router.navigate({ to: '/gallery', search, replace: true });
  };
  const backToWall = (event: MouseEvent) => {
    if (!isFromWall || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    // The wall is restored with its scroll position.
    event.preventDefault();
    router.history.back();
  };
  return (
    <>
      <BackLink to="/gallery" search={search} onClick={backToWall}>
        <Trans>Gallery</Trans>
      </BackLink>
      <PageHeader title={labelOf(photo)} action={<PhotoActions key={id} photo={photo} />} />
      <StaleNotice query={query} />
      <div className={styles.page}>
        <section ref={box} className={stage.stage} aria-label={t`Photo`} {...useSwipe(steps)}>
          <PhotoMedia key={id} photo={photo} search={search} onEnlarge={() => setLarge(true)} />
          <PhotoSteps previousId={previousId} nextId={nextId} onOpen={open} />
        </section>
        <div key={id} className={styles.panel}>
          <PhotoState photo={photo} />
          <StateNotice photo={photo} />
          <People photo={photo} />
          <Details photo={photo} />
          <Deliveries photo={photo} />
          <GuestLink photo={photo} />
          <Stats stats={photo.stats} />
          <Origin photo={photo} />
          <PhotoFile photo={photo} onDeleted={leaveDeleted} />
        </div>
      </div>
      {isLarge && (
        <Lightbox
          {...{ photo, search, previousId, nextId }}
          onOpen={open}
          onClose={() => setLarge(false)}
          returnFocus={() => box.current?.querySelector('[data-enlarge]')}
        />
      )}
    </>
  );
}
