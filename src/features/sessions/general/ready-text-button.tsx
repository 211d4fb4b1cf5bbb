import { Trans } from '@lingui/react/macro';
import { Button } from '~/ui/button';

interface ReadyTextButtonProps {
  value: string;
  /** Our text in the language of the session. */
  ready: string;
  onChange: (text: string) => void;
}

/** Replaces a text by ours, for example after the language of the session has changed. */
export function ReadyTextButton({ value, ready, onChange }: ReadyTextButtonProps) {
  if (value.trim() === ready) return null;
  return (
    <Button variant="subtle" size="s" onClick={() => onChange(ready)}>
      <Trans>Use our text</Trans>
    </Button>
  );
}
