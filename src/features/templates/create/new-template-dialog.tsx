import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { describeError } from '~/api/errors';
import { useCreateTemplate } from '~/api/templates';
import { useAction } from '~/api/use-action';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/text-field';
import { ScenePicture } from '../scene/scene-picture';
import styles from './new-template-dialog.module.css';
import { presets } from './presets';
import { blankScene, starterScene } from './starters';

/** Asks for a size, an initial design and a name, and opens the editor. */
export function NewTemplateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data: account } = useQuery(getOwnAccountQuery());
  const { mutateAsync: create } = useCreateTemplate();
  const [at, setAt] = useState(0);
  const [name, setName] = useState('');
  const choices = useMemo(
    () =>
      account
        ? presets.flatMap((preset) => [
            { preset, scene: starterScene(preset, account), blank: false },
            { preset, scene: blankScene(preset), blank: true },
          ])
        : [],
    [account],
  );
  const { run, pending, error } = useAction(async () => {
    const choice = choices[at];
    if (!choice) return;
    const { kind, width, height, dpi, label } = choice.preset;
    const data = { name: name.trim() || t(label), kind, width, height, dpi, scene: choice.scene };
    const { id } = await create({ data });
    await navigate({ to: '/templates/$templateId', params: { templateId: id } });
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Dialog title={t`New template`} size="lg" onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        <fieldset className={styles.choices}>
          <legend>
            <Trans>Size and design</Trans>
          </legend>
          {choices.map(({ preset, scene, blank }, i) => (
            <label key={`${preset.kind} ${blank}`} className={styles.choice}>
              <input type="radio" name="starter" checked={i === at} onChange={() => setAt(i)} />
              <span className={styles.picture} aria-hidden>
                <ScenePicture scene={scene} label="" longestSide={150} />
              </span>
              <span>
                {t(preset.label)}, {blank ? <Trans>empty</Trans> : <Trans>with a design</Trans>}
              </span>
              <span className={styles.size}>
                {preset.width} × {preset.height}
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={<Trans>Name</Trans>}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <p className={styles.error} role="alert">
          {error === null ? null : describeError(error)}
        </p>
        <div>
          <Button type="submit" busy={pending} disabled={choices.length === 0}>
            <Trans>Create template</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
