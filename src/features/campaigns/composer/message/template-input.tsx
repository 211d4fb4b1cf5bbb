import { msg } from '@lingui/core/macro';
import type { InputProps } from '~/components/form/field';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { useMailTemplates } from './choices';

export function TemplateInput({ value, onChange, ...props }: InputProps<string | null | undefined>) {
  const templates = useMailTemplates();
  return (
    <ChoiceInput
      {...props}
      value={value ?? ''}
      onChange={(id) => onChange(id === '' ? null : id)}
      options={templates ?? []}
      none={msg`Plain`}
      missing={templates && 'template'}
    />
  );
}
