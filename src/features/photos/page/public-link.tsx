import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Photo } from '~/api/photos';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import styles from './photo.module.css';
import { Section } from './section';

const QrCode = lazy(() => import('~/ui/qr-code').then((module) => ({ default: module.QrCode })));

/** The guest's link, or why there is none. */
export function PublicLink({ photo }: { photo: Photo }) {
  return (
    <Section title={<Trans>Public link</Trans>}>
      {photo.publicUrl === null ? (
        <p className={styles.note}>
          {photo.visibility === 'hidden' ? (
            <Trans>The link works once the photo is public.</Trans>
          ) : (
            <Trans>The gallery of this session has expired, so the link no longer works.</Trans>
          )}
        </p>
      ) : (
        <Working url={photo.publicUrl} />
      )}
    </Section>
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
        <input ref={field} readOnly value={url} aria-label={t`Public link`} />
        <Icon label={t`Copy link`} onClick={copy}>
          {copied ? <IconCheck /> : <IconCopy />}
        </Icon>
        <a href={url} target="_blank" rel="noreferrer" aria-label={t`Open in a new tab`}>
          <IconExternalLink size={20} aria-hidden />
        </a>
      </div>
      <p role="status" className={styles.note}>
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
