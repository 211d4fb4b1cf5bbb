import { useLingui } from '@lingui/react/macro';
import type { TemplateUse } from '~/api/templates';

/** Names a place that uses a template. */
export function useUseLabel(): (use: TemplateUse) => string {
  const { t } = useLingui();
  return ({ kind, name }) => (kind === 'session' ? t`Session “${name}”` : t`Campaign “${name}”`);
}
