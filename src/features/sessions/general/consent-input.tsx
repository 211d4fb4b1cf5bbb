import type { SessionUpdate } from '~/api/sessions';
import { readyTexts } from '~/lib/ready-texts';
import type { FieldInputProps } from '~/patterns/form/field';
import { LinesInput } from '~/patterns/form/inputs/text-input';
import type { FormValues } from '~/patterns/form/paths';
import { useSessionContext } from '../model/session-context';
import { ReadyTextButton } from './ready-text-button';

/** What guests agree to, with our text for this kind of business within reach. */
export function ConsentInput(props: FieldInputProps<string, FormValues<SessionUpdate>>) {
  const { value, values, onChange, readOnly } = props;
  const { account } = useSessionContext();
  return (
    <>
      <LinesInput {...props} />
      {!readOnly && (
        <span>
          <ReadyTextButton
            value={value}
            ready={readyTexts(account, values.language).consentText}
            onChange={onChange}
          />
        </span>
      )}
    </>
  );
}
