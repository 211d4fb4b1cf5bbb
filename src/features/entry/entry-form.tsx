import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { startIdentity } from '~/identity';
import { Button } from '~/ui/button';
import { TextField, type TextFieldProps } from '~/ui/text-field';
import styles from './entry-form.module.css';
import { type Fault, faultsOf } from './faults';

const Faults = createContext<Fault[]>([]);

export interface EntryFormProps {
  /** On the button. */
  action: ReactNode;
  /** @returns what is wrong with what was entered; what it throws is put into words */
  send(data: FormData): Promise<Fault[] | undefined>;
  children: ReactNode;
}

/** A form before sign-in. It sends once at a time, says what is wrong beside each field, and loses nothing. */
export function EntryForm({ action, send, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Fault[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press comes before the button can show that it is busy.
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFaults([]);
    try {
      setFaults((await send(new FormData(event.currentTarget))) ?? []);
    } catch (error) {
      setFaults(faultsOf(error));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  // The first wrong field gets the focus, so that nobody has to look for it; or the one that is most likely wrong.
  useEffect(() => {
    const wrong = faults.map(({ field }) => (field === 'form' ? 'password' : field));
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...fields].find((field) => wrong.includes(field.getAttribute('name') ?? ''))?.focus();
  }, [faults]);

  return (
    // What the browser says of an empty field would be in the browser's language, and not beside the field.
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      // Fetched while the form is filled in; where that fails, sending tries again and says so.
      onFocus={() => startIdentity().catch(() => {})}
      noValidate
    >
      <Faults value={faults}>
        <p className={styles.fault} role="alert">
          {useFaultOf(faults, 'form')}
        </p>
        {children}
      </Faults>
      <Button type="submit" busy={busy} fullWidth>
        {action}
      </Button>
    </form>
  );
}

/** What is wrong with a field of the form around it, in the person's language. */
export const useFault = (field: string): string | undefined => useFaultOf(useContext(Faults), field);

function useFaultOf(faults: Fault[], field: string): string | undefined {
  const { t } = useLingui();
  const says = faults.find((fault) => fault.field === field)?.says;
  return typeof says === 'object' ? t(says) : says;
}

/** A field that says itself what is wrong with it. */
export function EntryField(props: TextFieldProps & { name: string }) {
  return <TextField required {...props} error={useFault(props.name)} />;
}
