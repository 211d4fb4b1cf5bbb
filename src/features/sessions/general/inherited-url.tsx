import type { SessionUpdate } from '~/api/sessions';
import type { FieldInputProps } from '~/patterns/form/field';
import { TextInput } from '~/patterns/form/inputs/text-input';
import { InheritedNote } from '../branding/inherited-note';
import { effectiveValue } from '../model/inheritance';
import { useParents, useSessionContext } from '../model/session-context';
import styles from './general.module.css';

/** A URL that can be inherited. */
export const inheritedUrl = (field: 'bookingUrl' | 'reviewUrl') =>
  function InheritedUrl(props: FieldInputProps<string | null | undefined, Partial<SessionUpdate>>) {
    const { values, onChange, readOnly } = props;
    const { session } = useSessionContext();
    const { value, from } = effectiveValue(field, values, session, useParents(values));
    return (
      <span className={styles.inherited}>
        <TextInput
          {...props}
          value={value ?? ''}
          onChange={(url) => onChange(url.trim())}
          options={{ type: 'url' }}
        />
        <InheritedNote
          from={from}
          hasValue={value !== null}
          readOnly={readOnly}
          onReset={() => onChange(null)}
        />
      </span>
    );
  };
