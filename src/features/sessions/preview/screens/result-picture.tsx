import type { ExperienceWrite } from '~/api/sessions';
import { ScenePicture } from '~/entities/scene/scene-picture';
import { KindIcon } from '../../model/kind-icon';
import { useSessionContext } from '../../model/session-context';
import { useAsset } from '../../model/use-asset';
import styles from './preview.module.css';
import { SAMPLE_PHOTOS, SamplePhoto } from './sample-photo';

interface ResultPictureProps {
  experience: ExperienceWrite | undefined;
  overlayAssetId?: string | undefined;
  /** The logo of the session; omitted, that of the account. */
  logoAssetId?: string | null | undefined;
  size?: 's';
}

/** The result of an experience: its template with a sample photo in each slot, or one picture. */
export function ResultPicture({ experience, overlayAssetId, logoAssetId, size }: ResultPictureProps) {
  const { templates } = useSessionContext();
  const overlay = useAsset(experience?.overlayAssetIds?.[0] ?? overlayAssetId);
  const template = templates.find(({ id }) => id === experience?.templateId);
  const kind = experience?.kind ?? 'photo';
  return (
    <span
      className={styles.result}
      data-size={size}
      style={template && { aspectRatio: `${template.width} / ${template.height}` }}
    >
      {template ? (
        <ScenePicture scene={template.scene} photos={SAMPLE_PHOTOS} logoAssetId={logoAssetId} label="" />
      ) : kind === 'collage' ? (
        <span className={styles.grid}>
          {Array.from({ length: Math.min(Math.max(experience?.shots || 1, 1), 16) }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a shot
            <SamplePhoto key={i} variant={i} />
          ))}
        </span>
      ) : kind === 'before_after' ? (
        <span className={styles.halves}>
          <SamplePhoto variant={3} />
          <SamplePhoto variant={2} />
        </span>
      ) : (
        <SamplePhoto />
      )}
      {overlay && <img className={styles.overlay} src={overlay.url} alt="" />}
      {size === undefined && kind !== 'photo' && kind !== 'collage' && (
        <span className={styles.kind}>
          <KindIcon kind={kind} size={18} />
        </span>
      )}
    </span>
  );
}
