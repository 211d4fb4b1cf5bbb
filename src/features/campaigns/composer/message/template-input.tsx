import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { allPages } from '~/api/all-pages';
import { listTemplates } from '~/api/templates';
import { refetchWhileEmpty } from '~/entities/pickers/missing-choice';
import type { InputProps } from '~/patterns/form/field';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';

/** Templates for emails; undefined while they are loaded. */
function useMailTemplates() {
  const query = allPages('listTemplates', listTemplates, { kind: 'mail' as const });
  const { data } = useQuery({ ...query, ...refetchWhileEmpty });
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
