import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { hasTagChanges, type TagChanges, TagChangesInput } from '~/patterns/form/inputs/tag-changes';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';

interface TagDialogProps {
  count: number;
  /** Tags of those selected photos that have been loaded. */
  present: readonly string[];
  onSave: (changes: TagChanges) => void;
  onClose: () => void;
}

export function TagPhotosDialog({ count, present, onSave, onClose }: TagDialogProps) {
  const [changes, setChanges] = useState<TagChanges>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (hasTagChanges(changes)) onSave(changes);
  };
  return (
    <Dialog onClose={onClose} title={<Plural value={count} one="Tag # photo" other="Tag # photos" />}>
      <form className="stack-4" onSubmit={submit}>
        <TagChangesInput value={changes} onChange={setChanges} present={present} />
        <div className={parts.answers}>
          <Button type="submit" disabled={!hasTagChanges(changes)}>
            <Trans>Edit tags</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
