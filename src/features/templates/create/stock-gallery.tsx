import { Trans, useLingui } from '@lingui/react/macro';
import { ScenePicture } from '~/entities/scene/scene-picture';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import styles from './stock-gallery.module.css';
import { useCreateAndOpen } from './use-create-and-open';
import { useStockDesigns } from './use-stock-designs';

/** The designs of the product; using one makes a copy of it. */
export function StockGallery() {
  const { t } = useLingui();
  const designs = useStockDesigns();
  const { run, pending, error } = useCreateAndOpen();
  if (!designs) return null;
  return (
    <section className={styles.gallery}>
      <h2>
        <Trans>Designs for your business</Trans>
      </h2>
      <p className="danger hide-empty" role="alert">
        {error === null ? null : errorText(error)}
      </p>
      <ul>
        {designs.map(({ id, label, preset, scene }) => {
          const name = `${t(preset.label)}, ${t(label)}`;
          return (
            <li key={id}>
              <span className={styles.picture} aria-hidden>
                <ScenePicture scene={scene} label="" longestSide={220} />
              </span>
              <span>{name}</span>
              <Button
                size="s"
                variant="secondary"
                aria-label={t`Use ${name}`}
                disabled={pending}
                onClick={() => void run({ preset, scene, name })}
              >
                <Trans>Use</Trans>
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
