import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { describeError } from '~/api/errors';
import { ScenePicture } from '~/components/scene/scene-picture';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/text-field';
import styles from './new-template-dialog.module.css';
import { presets } from './presets';
import { blankScene } from './stock-designs';
import { useCreateAndOpen } from './use-create-and-open';
import { useStockDesigns } from './use-stock-designs';

const BLANKS = presets.map((preset) => ({ id: preset.kind, preset, scene: blankScene(preset) }));

/** Asks for a size, an initial design and a name, and opens the editor. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const designs = useStockDesigns();
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const choices = designs
    ? [
        ...designs.map((design) => ({ ...design, label: t(design.label) })),
        ...BLANKS.map((blank) => ({ ...blank, label: t`Blank` })),
      ]
    : [];
  const choice = choices[at];
  const { run, pending, error } = useCreateAndOpen();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice) void run({ ...choice, name: name.trim() });
  };
  return (
    <Dialog title={t`New template`} size="lg" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={<Trans>Name</Trans>}
          value={name}
          maxLength={60}
          placeholder={choice && t(choice.preset.label)}
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Design</Trans>
          </legend>
          {choices.map(({ id, preset, scene, label }, i) => (
            <label key={id} className={styles.choice}>
              <input type="radio" name="design" checked={i === at} onChange={() => setAt(i)} />
              <span className={styles.picture} aria-hidden>
                <ScenePicture scene={scene} label="" longestSide={150} />
              </span>
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.size}>
                {t(preset.label)} · {preset.width} × {preset.height}
              </span>
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          <p className={styles.error} role="alert">
            {error === null ? null : describeError(error)}
          </p>
          <Button type="submit" busy={pending} disabled={choices.length === 0}>
            <Trans>Create template</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
