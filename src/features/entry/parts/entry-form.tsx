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
import { TextField, type TextFieldProps } from '~/ui/field/text-field';
import styles from './entry-form.module.css';
import { type Fault, faultsOf } from './faults';

const Faults = createContext<Fault[]>([]);

export interface EntryFormProps {
  /** The label of the button. */
  action: ReactNode;
  /** @returns the invalid fields; an exception becomes an error too */
  send(data: FormData): Promise<Fault[] | undefined>;
  children: ReactNode;
}

/** A form before sign-in. It submits once at a time, shows the error of each field and keeps what was typed. */
export function EntryForm({ action, send, children }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [loading, setLoading] = useState(false);
  const [faults, setFaults] = useState<Fault[]>([]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A second press can come before the button shows that it is loading.
    if (sending.current) return;
    sending.current = true;
    setLoading(true);
    setFaults([]);
    try {
      setFaults((await send(new FormData(event.currentTarget))) ?? []);
    } catch (error) {
      setFaults(faultsOf(error));
    } finally {
      sending.current = false;
      setLoading(false);
    }
  };

  // Focuses the first invalid field, or the password if the error concerns the whole form.
  useEffect(() => {
    const wrong = faults.map(({ field }) => (field === 'form' ? 'password' : field));
    const fields = form.current?.querySelectorAll<HTMLElement>('[name]') ?? [];
    [...fields].find((field) => wrong.includes(field.getAttribute('name') ?? ''))?.focus();
  }, [faults]);

  return (
    // The browser's own messages would be in its language, and not below the field.
    <form
      ref={form}
      className="stack-5"
      onSubmit={submit}
      // Loaded while the form is filled in; if that fails, submitting tries again and reports it.
      onFocus={() => startIdentity().catch(() => {})}
      noValidate
    >
      <Faults value={faults}>
        <p className={styles.fault} role="alert">
          {useFaultOf(faults, 'form')}
        </p>
        {children}
      </Faults>
      <Button type="submit" busy={loading} fullWidth>
        {action}
      </Button>
    </form>
  );
}

/** The error of a field, in the user's language. */
export const useFault = (field: string): string | undefined => useFaultOf(useContext(Faults), field);

function useFaultOf(faults: Fault[], field: string): string | undefined {
  const { t } = useLingui();
  const says = faults.find((fault) => fault.field === field)?.says;
  return typeof says === 'object' ? t(says) : says;
}

/** A field that shows its own error, until it is changed. An email address is checked once it is left. */
export function EntryField(props: TextFieldProps & { name: string }) {
  const { t } = useLingui();
  const sent = useContext(Faults);
  const [changedSince, setChangedSince] = useState<Fault[] | null>(null);
  const found = useFault(props.name);
  const fault = changedSince === sent ? undefined : found;
  const change = () => setChangedSince(sent);
  const [isMalformed, setMalformed] = useState(false);
  if (props.type !== 'email') return <TextField required {...props} error={fault} onInput={change} />;
  const malformed = isMalformed && t`This is not an email address. Use the form name@example.com.`;
  return (
    <TextField
      required
      {...props}
      error={malformed || fault}
      onInput={change}
      onBlur={({ currentTarget: { value } }) => setMalformed(value !== '' && !EMAIL.test(value.trim()))}
    />
  );
}

/** A typing error, not the exact rules, which the identity provider knows. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
