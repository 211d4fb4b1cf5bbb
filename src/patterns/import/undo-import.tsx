import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCancelContactImport } from '~/api/contacts';
import { ConfirmButton } from '~/parts/confirm/confirm-button';

/** Takes an import of contacts back as a whole. @param id the import's id */
export function UndoImport({ id }: { id: string }) {
  const { t } = useLingui();
  const { mutateAsync, data: undone } = useCancelContactImport();
  if (undone) {
    const { deleted, restored, kept } = undone;
    return (
      <p role="status">
        {[
          t`Import undone`,
          t`${plural(deleted, { one: '# contact deleted', other: '# contacts deleted' })}`,
          restored > 0 && t`${plural(restored, { one: '# restored', other: '# restored' })}`,
          kept > 0 &&
            t`${plural(kept, { one: '# kept, because it was changed since', other: '# kept, because they were changed since' })}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    );
  }
  return (
    <ConfirmButton
      needs="cancelContactImport"
      size="s"
      label={t`Undo this import`}
      question={t`Undo this import?`}
      text={t`The added contacts are deleted, and the updated ones get their earlier values back. Contacts that were changed since stay as they are.`}
      confirm={t`Undo import`}
      danger
      run={() => mutateAsync({ id })}
    />
  );
}
