import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import type { TemplateKind } from '~/api/templates';
import { ScenePicture } from '~/entities/scene/scene-picture';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Segmented } from '~/ui/field/segmented';
import { TextField } from '~/ui/field/text-field';
import { Dialog } from '~/ui/overlay/dialog';
import styles from './new-template-dialog.module.css';
import { formatOf, presets } from './presets';
import { blankScene } from './stock-designs';
import { useCreateAndOpen } from './use-create-and-open';
import { useStockDesigns } from './use-stock-designs';

const BLANKS = presets.map((preset) => ({ id: preset.kind, preset, scene: blankScene(preset) }));

/** Asks for a size, an initial design and a name, and opens the editor. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const designs = useStockDesigns();
  const [kind, setKind] = useState<TemplateKind | 'all'>('all');
  const [id, setId] = useState('');
  const [name, setName] = useState('');
  const all = designs
    ? [
        ...designs.map((design) => ({ ...design, label: t(design.label) })),
        ...BLANKS.map((blank) => ({ ...blank, label: t`Blank` })),
      ]
    : [];
  const choices = all.filter(({ preset }) => kind === 'all' || preset.kind === kind);
  const choice = choices.find((candidate) => candidate.id === id) ?? choices[0];
  const { run, pending, error } = useCreateAndOpen();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice) void run({ ...choice, name: name.trim() });
  };
  return (
    <Dialog title={t`New template`} size="xl" onClose={onClose}>
      <form className="stack-4" onSubmit={submit}>
        <TextField
          label={<Trans>Name</Trans>}
          value={name}
          maxLength={60}
          placeholder={choice && t(choice.preset.label)}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.filter} role="radiogroup" aria-label={t`Size`}>
          <Segmented
            size="s"
            value={kind}
            options={[
              { value: 'all', label: t`All` },
              ...presets.map((preset) => ({
                value: preset.kind,
                label: (
                  <>
                    {t(preset.label)} <small>{formatOf(preset)}</small>
                  </>
                ),
              })),
            ]}
            onChange={setKind}
          />
        </div>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">
            <Trans>Design</Trans>
          </legend>
          <div className={styles.grid}>
            {choices.map(({ id, preset, scene, label }) => (
              <label key={id} className={styles.choice}>
                <input type="radio" name="design" checked={id === choice?.id} onChange={() => setId(id)} />
                <span className={styles.picture} aria-hidden>
                  <ScenePicture scene={scene} label="" longestSide={150} />
                </span>
                <span className={styles.label}>{label}</span>{' '}
                <span className={styles.size}>
                  {t(preset.label)} · {preset.width} × {preset.height}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className={styles.actions}>
          <p className={styles.error} role="alert">
            {error === null ? null : errorText(error)}
          </p>
          <Button type="submit" busy={pending} disabled={!choice}>
            <Trans>Create template</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
