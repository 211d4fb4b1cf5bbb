import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import type { Scene } from '~/api/scene';
import { ScenePicture } from '~/entities/scene/scene-picture';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import { type ColorMap, replaceColors } from '../state/colors';
import { swatchesOf, useEditorBrand } from './brand';
import { LayerColorField } from './fields';
import { proposeColors } from './propose-colors';
import styles from './recolor.module.css';

export interface NamedScene {
  id: string;
  /** Absent where the scene is on the screen already. */
  name?: string;
  scene: Scene;
}

interface RecolorDialogProps {
  scenes: readonly NamedScene[];
  onApply: (colors: ColorMap) => void;
  onClose: () => void;
  /** What the button says, if not that the colors are applied. */
  apply?: ReactNode;
}

/** Maps the colors of scenes to those of the brand, and shows each scene before and after. */
export function RecolorDialog({ scenes, onApply, onClose, apply }: RecolorDialogProps) {
  const { t } = useLingui();
  const brand = useEditorBrand();
  const [own, setOwn] = useState<ColorMap>(new Map());
  const proposal = useMemo(
    () =>
      proposeColors(
        scenes.map(({ scene }) => scene),
        brand.colors,
      ),
    [scenes, brand],
  );
  const colors = useMemo(() => new Map([...proposal, ...own]), [proposal, own]);
  // A color that is being dragged must not wait for the pictures.
  const shown = useDeferredValue(colors);
  const isChanged = [...colors].some(([from, to]) => from !== to);
  return (
    <Dialog title={t`Recolor`} size="xl" onClose={onClose}>
      <div className={styles.recolor}>
        {brand.colors.length === 0 && (
          <p className="full-row muted">
            <Trans>Your profile has no brand colors yet. Choose new colors here.</Trans>
          </p>
        )}
        <ul className={styles.colors} aria-label={t`Colors`}>
          {[...colors].map(([from, to]) => (
            <li key={from}>
              <span className={styles.from} style={{ '--swatch': from }} aria-hidden />
              <LayerColorField
                label={t`Replace ${from} with`}
                value={to}
                swatches={swatchesOf(brand, [from])}
                onChange={(next) => setOwn(new Map(own).set(from, next))}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.scenes} aria-label={t`Preview`}>
          {scenes.map((named) => (
            <BeforeAndAfter key={named.id} named={named} colors={shown} />
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button disabled={!isChanged} onClick={() => onApply(colors)}>
          {apply ?? <Trans>Apply colors</Trans>}
        </Button>
      </div>
    </Dialog>
  );
}

/** A scene in its own colors and in the new ones. */
function BeforeAndAfter({ named: { name, scene }, colors }: { named: NamedScene; colors: ColorMap }) {
  const { t } = useLingui();
  const after = useMemo(() => replaceColors(scene, colors), [scene, colors]);
  return (
    <li>
      {name !== undefined && <strong>{name}</strong>}
      <div className={styles.pair}>
        <figure>
          <ScenePicture scene={scene} label={name === undefined ? t`Before` : t`${name} before`} />
          <figcaption className="hint">
            <Trans>Before</Trans>
          </figcaption>
        </figure>
        <figure>
          <ScenePicture scene={after} label={name === undefined ? t`After` : t`${name} after`} />
          <figcaption className="hint">
            <Trans>After</Trans>
          </figcaption>
        </figure>
      </div>
    </li>
  );
}
