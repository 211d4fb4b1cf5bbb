import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Photo, PhotoLink } from '~/api/photos';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconCheck, IconCopy, IconExternalLink, IconLink, IconLinkOff } from '~/ui/icons';
import { usePhotoRights } from '../model/photo-rights';
import styles from './photo.module.css';
import { useChangePhoto } from './photo-queries';
import { PhotoSection } from './section';

const QrCode = lazy(() => import('~/ui/qr-code').then((module) => ({ default: module.QrCode })));

/** The guest's own link, which can be turned off, or why there is none. */
export function GuestLink({ photo }: { photo: Photo }) {
  const { mayShow } = usePhotoRights();
  const change = useChangePhoto(photo.id);
  // A failure shows its own notice.
  const { run, pending } = useAction((guestLink: PhotoLink) => change({ guestLink }, photo));
  const isOn = photo.guestLink === 'on';
  return (
    <PhotoSection
      title={<Trans>Guest's own link</Trans>}
      action={
        mayShow && (
          <Button
            variant="subtle"
            size="s"
            icon={isOn ? <IconLinkOff size={16} /> : <IconLink size={16} />}
            busy={pending}
            onClick={() => void run(isOn ? 'off' : 'on')}
          >
            {isOn ? <Trans>Turn link off</Trans> : <Trans>Turn link on</Trans>}
          </Button>
        )
      }
    >
      {photo.publicUrl === null ? (
        <p className="muted hide-empty">
          {isOn ? (
            <Trans>The gallery of this session has expired, so the link no longer works.</Trans>
          ) : (
            <Trans>The link is off: the guest cannot open this photo, and others cannot see it.</Trans>
          )}
        </p>
      ) : (
        <Working url={photo.publicUrl} />
      )}
    </PhotoSection>
  );
}

function Working({ url }: { url: string }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const copy = () => {
    // Where the page may not write to the clipboard, the selected text can still be copied by hand.
    field.current?.select();
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <div className={styles.link}>
        <input ref={field} readOnly value={url} aria-label={t`Guest's own link`} />
        <Icon label={t`Copy link`} onClick={copy}>
          {copied ? <IconCheck /> : <IconCopy />}
        </Icon>
        <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open in a new tab`}>
          <IconExternalLink size={20} aria-hidden />
        </a>
      </div>
      <p role="status" className="muted hide-empty">
        {copied && <Trans>Link copied</Trans>}
      </p>
      <div>
        <Button variant="secondary" size="s" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          {hasCode ? <Trans>Hide QR code</Trans> : <Trans>Show QR code</Trans>}
        </Button>
      </div>
      {hasCode && (
        <div className={styles.qr}>
          <Suspense>
            <QrCode text={url} label={t`The link as a QR code`} />
          </Suspense>
        </div>
      )}
    </>
  );
}
