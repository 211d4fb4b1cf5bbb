import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { listTemplatesQuery } from '~/api/templates';
import type { InputProps } from '~/components/form/field';
import { ChoiceInput } from '~/components/form/inputs/choice-input';
import { refetchWhileEmpty } from '~/components/pickers/missing-choice';

/** The contract's maximum for one page. */
const ALL = 200;

/** Templates for emails; undefined while they are loaded. */
function useMailTemplates() {
  const { data } = useQuery({ ...listTemplatesQuery({ kind: 'mail', show: ALL }), ...refetchWhileEmpty });
  return data?.items.map(({ id, name }) => ({ value: id, label: name }));
}

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
