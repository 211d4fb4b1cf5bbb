import { Trans, useLingui } from '@lingui/react/macro';
import { IconEyeX } from '@tabler/icons-react';
import type { Photo } from '~/api/photos';
import { Badge } from '~/ui/badge';
import { approvalWords } from '../photo-words';
import styles from './photo.module.css';

/** Whether guests can see the photo. */
export function PhotoState({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const { approval, visibility } = photo;
  return (
    <p className={styles.state}>
      {approval !== 'approved' && (
        <Badge tone={approval === 'pending' ? 'warning' : 'danger'}>{t(approvalWords[approval])}</Badge>
      )}
      {visibility === 'public' ? (
        <Badge tone="success">
          <Trans>Public</Trans>
        </Badge>
      ) : (
        <Badge>
          <Trans>Hidden</Trans>
        </Badge>
      )}
    </p>
  );
}

/** Why a photo is hidden, if its status does not say it. */
export function HiddenNotice({ photo: { visibility, hiddenBy, approval, consent } }: { photo: Photo }) {
  if (visibility === 'public') return null;
  const reason =
    hiddenBy === 'guest' ? (
      <Trans>The guest hid this photo. Show it again only if the guest agrees.</Trans>
    ) : approval === 'approved' && !consent.given ? (
      consent.at === null ? (
        <Trans>There is no consent for this photo, so it stays hidden.</Trans>
      ) : (
        <Trans>The guest did not agree to be shown, so this photo stays hidden.</Trans>
      )
    ) : null;
  if (reason === null) return null;
  return (
    <p className={styles.hidden} role="status">
      <IconEyeX size={18} aria-hidden />
      {reason}
    </p>
  );
}
