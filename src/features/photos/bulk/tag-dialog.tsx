import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { TagsInput } from '~/components/form/inputs/tags-input';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import styles from './bulk.module.css';

interface TagDialogProps {
  count: number;
  onSave: (tags: string[]) => void;
  onClose: () => void;
}

export function TagDialog({ count, onSave, onClose }: TagDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const [tags, setTags] = useState<string[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tags.length > 0) onSave(tags);
  };
  return (
    <Dialog onClose={onClose} title={<Plural value={count} one="Tag # photo" other="Tag # photos" />}>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>
          <Trans>Tags</Trans>
        </label>
        <TagsInput
          id={id}
          value={tags}
          onChange={setTags}
          onBlur={() => {}}
          label={t`Tags`}
          describedBy={`${id}-hint`}
          invalid={false}
          required={false}
          readOnly={false}
          maxLength={40}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          <Trans>Press Enter or comma after each.</Trans>
        </p>
        <div className={styles.answers}>
          <Button type="submit" disabled={tags.length === 0}>
            <Trans>Add tags</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
