import { type ReactNode, useId, useState } from 'react';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Select } from '~/ui/field/select';
import styles from './locations.module.css';

interface PlacingFormProps {
  label: ReactNode;
  /** Shown while nothing is chosen. */
  none: string;
  choices: readonly { value: string; label: string }[];
  action: ReactNode;
  place: (id: string, onPlaced: () => void) => void;
  busy: boolean;
  error: Error | null;
}

/** Chooses a record and assigns it to a location. Hidden where all of them are there. */
export function PlacingForm({ label, none, choices, action, place, busy, error }: PlacingFormProps) {
  const id = useId();
  const [chosen, setChosen] = useState('');
  if (choices.length === 0) return null;
  return (
    <form
      className={styles.placing}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen !== '' && !busy) place(chosen, () => setChosen(''));
      }}
    >
      <label className="wide size-label weight-medium" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        className={inputs.input}
        value={chosen}
        options={[{ value: '', label: none }, ...choices]}
        aria-describedby={error ? `${id}-fault` : undefined}
        onChange={setChosen}
      />
      <Button type="submit" variant="secondary" disabled={chosen === ''} busy={busy}>
        {action}
      </Button>
      {error && (
        <p className="wide" id={`${id}-fault`} role="alert">
          {errorText(error)}
        </p>
      )}
    </form>
  );
}
