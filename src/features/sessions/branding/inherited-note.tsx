import { Trans } from '@lingui/react/macro';
import type { InheritedFrom } from '~/api/sessions';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';

interface InheritedNoteProps {
  from: InheritedFrom;
  /** Whether the parent has a value. */
  hasValue: boolean;
  readOnly: boolean;
  onReset: () => void;
}

/** The source of a value, and a button that restores the inherited one. */
export function InheritedNote({ from, hasValue, readOnly, onReset }: InheritedNoteProps) {
  if (from === 'own') {
    return readOnly ? null : (
      <Button
        variant="subtle"
        size="s"
        onClick={({ currentTarget }) => {
          // The pressed button disappears.
          currentTarget.parentElement?.querySelector<HTMLElement>('input, button')?.focus();
          onReset();
        }}
      >
        <Trans>Reset to inherited</Trans>
      </Button>
    );
  }
  if (!hasValue) return null;
  return <Badge>{from === 'location' ? <Trans>From location</Trans> : <Trans>From account</Trans>}</Badge>;
}
