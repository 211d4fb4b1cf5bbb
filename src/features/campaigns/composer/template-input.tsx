import { msg } from '@lingui/core/macro';
import type { InputProps } from '~/components/form/field';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { useMailTemplates } from './choices';

export function TemplateInput({ draft, onDraft, ...props }: InputProps) {
  const options = useMailTemplates();
  return (
    <ChoiceInput
      {...props}
      draft={String(draft ?? '')}
      onDraft={(id) => onDraft(id === '' ? null : id)}
      options={options}
      none={msg`The plain one`}
    />
  );
}
