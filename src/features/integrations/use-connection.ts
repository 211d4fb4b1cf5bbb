import { useLingui } from '@lingui/react/macro';
import { type IntegrationName, useConnectIntegration, useDisconnectIntegration } from '~/api/integrations';
import { serviceNames } from '~/entities/service-names';
import { notify } from '~/ui/feedback/notifications';

/** Connects and disconnects a service, and says which one. */
export function useConnection(name: IntegrationName) {
  const { t } = useLingui();
  const service = serviceNames[name];
  const { mutateAsync: connect } = useConnectIntegration({
    onSuccess: () => void notify({ text: t`${service} connected`, removeAfter: 4000 }),
  });
  const { mutateAsync: disconnect } = useDisconnectIntegration({
    onSuccess: () => void notify({ text: t`${service} disconnected`, removeAfter: 4000 }),
  });
  return { connect, disconnect };
}
