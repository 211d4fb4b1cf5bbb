import { useLingui } from '@lingui/react/macro';
import { type IntegrationName, useConnectIntegration, useDisconnectIntegration } from '~/api/integrations';
import { serviceNames } from '~/components/service-names';
import { notify } from '~/ui/notifications';

/** Connects and disconnects a service; the toasts say which one. */
export function useConnection(name: IntegrationName) {
  const { t } = useLingui();
  const service = serviceNames[name];
  const meta = { quietSuccess: true };
  const { mutateAsync: connect } = useConnectIntegration({
    meta,
    onSuccess: () => void notify({ text: t`Saved`, subject: t`${service} connected` }),
  });
  const { mutateAsync: disconnect } = useDisconnectIntegration({
    meta,
    onSuccess: () => void notify({ text: t`Saved`, subject: t`${service} disconnected` }),
  });
  return { connect, disconnect };
}
