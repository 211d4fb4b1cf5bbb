import { useLingui } from '@lingui/react/macro';
import { Spinner } from '~/ui/spinner';

/** The content of a popup until its code is loaded. */
export function LoadingSpinner() {
  const { t } = useLingui();
  return <Spinner label={t`Loading`} size="s" />;
}
