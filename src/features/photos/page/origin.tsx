import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { getLocationQuery } from '~/api/locations';
import type { Photo } from '~/api/photos';
import { useDeviceChoices } from '~/entities/pickers/device-choices';
import { formatBytes } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { mediaLabels, sayMoment } from '../model/photo-labels';
import { usePhotoRights } from '../model/photo-rights';
import { MovePhoto } from './move-photo';
import styles from './photo.module.css';
import { PhotoSection } from './section';
import { useSession } from './use-session';

/** After a longer delay, for example of an offline booth, both times are shown. */
const LATE_MS = 60_000;

/** Where the photo comes from: its session, experience, device and location, its times and its file. */
export function Origin({ photo }: { photo: Photo }) {
  const { t, i18n } = useLingui();
  const { sessionId, experienceId, deviceId, locationId, capturedAt, uploadedAt } = photo;
  const { mayReview } = usePhotoRights();
  const session = useSession(sessionId);
  const experience = session?.experiences.find(({ id }) => id === experienceId);
  const device = useDeviceChoices(deviceId !== null).choices.find(({ value }) => value === deviceId);
  const mayReadLocation = usePermission('getLocation');
  const location = useQuery({
    ...getLocationQuery(locationId ?? ''),
    enabled: locationId !== null && mayReadLocation,
  }).data;
  const isLate = Date.parse(uploadedAt) - Date.parse(capturedAt) > LATE_MS;
  const { width, height, bytes, media } = photo;
  const size = width !== null && height !== null ? `${width} × ${height}` : null;
  const facts: [string, ReactNode][] = [
    [
      t`Session`,
      session && (
        <Link to="/session/$sessionId/general" params={{ sessionId: session.id }}>
          {session.name}
        </Link>
      ),
    ],
    [
      t`Experience`,
      session && experience && (
        <Link to="/session/$sessionId/experiences" params={{ sessionId: session.id }}>
          {experience.title}
        </Link>
      ),
    ],
    [
      t`Device`,
      device && (
        <Link to="/devices" search={{ open: device.value }}>
          {device.label}
        </Link>
      ),
    ],
    [
      t`Location`,
      location && (
        <Link to="/locations/$locationId" params={{ locationId: location.id }}>
          {location.name}
        </Link>
      ),
    ],
    [t`Taken`, sayMoment(capturedAt, i18n.locale)],
    [t`Uploaded`, isLate && sayMoment(uploadedAt, i18n.locale)],
    [t`File`, [t(mediaLabels[media]), size, formatBytes(bytes, i18n.locale)].filter(Boolean).join(' · ')],
  ];
  return (
    <PhotoSection title={<Trans>About this photo</Trans>} action={mayReview && <MovePhoto photo={photo} />}>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt className="muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </PhotoSection>
  );
}
