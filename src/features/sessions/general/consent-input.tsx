import type { SessionUpdate } from '~/api/sessions';
import type { FieldInputProps } from '~/components/form/field';
import { LinesInput } from '~/components/form/inputs/text-input';
import type { FormValues } from '~/components/form/paths';
import { readyTexts } from '~/lib/ready-texts';
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
