import type { ExperienceWrite } from '~/api/sessions';
import { KindIcon } from '../experiences/kind-icon';
import { useSessionContext } from '../session-context';
import { useAsset } from '../use-asset';
import styles from './preview.module.css';
import { SamplePhoto } from './sample-photo';

interface ResultPictureProps {
  experience: ExperienceWrite | undefined;
  overlayAssetId?: string | undefined;
  size?: 's';
}

/** The result of an experience: its template with a guest in each slot, or one picture. */
export function ResultPicture({ experience, overlayAssetId, size }: ResultPictureProps) {
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
        <span className={styles.fill} style={{ backgroundColor: template.scene.background ?? '#FFFFFF' }}>
          {template.scene.layers.map((layer) =>
            layer.type === 'photo' && !layer.hidden ? (
              <span
                key={layer.id}
                className={styles.placed}
                style={{
                  left: `${(layer.x / template.width) * 100}%`,
                  top: `${(layer.y / template.height) * 100}%`,
                  width: `${(layer.w / template.width) * 100}%`,
                  height: `${(layer.h / template.height) * 100}%`,
                  rotate: `${layer.rotation}deg`,
                }}
              >
                <SamplePhoto variant={layer.slot - 1} />
              </span>
            ) : null,
          )}
        </span>
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
