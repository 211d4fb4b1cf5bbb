import type { InputProps } from '~/components/form/field';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { timezoneChoices } from '~/components/pickers/place-choices';

export function ZoneInput({ value, ...props }: InputProps<string | null | undefined>) {
  return <ChoiceInput {...props} value={value ?? ''} options={timezoneChoices} />;
}
