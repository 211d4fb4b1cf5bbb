import { Trans } from '@lingui/react/macro';
import { authorizeIntegrationUrl, createAuthorization, type IntegrationName } from '~/api/integrations';
import { useAction } from '~/api/use-action';
import { serviceNames } from '~/entities/service-names';
import { ButtonLink } from '~/parts/links/button-link';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import styles from './integrations.module.css';
import { providerPages } from './provider-pages';

interface ConnectButtonProps {
  name: IntegrationName;
  label?: 'connect' | 'reconnect' | 'again';
  variant?: 'primary' | 'secondary';
  size?: 's' | 'm';
}

/** Leads to the form for keys, or to the consent page of the service. */
export function ConnectButton({ name, label = 'connect', variant = 'secondary', size }: ConnectButtonProps) {
  const may = usePermission('connectIntegration');
  const { run, pending, error } = useAction(async () => {
    const { uid } = await createAuthorization(name, { credentials: 'include' });
    location.assign(await authorizeIntegrationUrl(name, { uid }));
  });
  if (!may) return null;
  const words =
    label === 'again' ? (
      <Trans>Try again</Trans>
    ) : label === 'reconnect' ? (
      <Trans>Reconnect</Trans>
    ) : (
      <Trans>Connect</Trans>
    );
  const service = <span className="visually-hidden">{serviceNames[name]}</span>;
  if (providerPages[name].includes('index'))
    return (
      <ButtonLink variant={variant} {...(size && { size })} to="/auth/$provider" params={{ provider: name }}>
        {words} {service}
      </ButtonLink>
    );
  return (
    <>
      <Button variant={variant} {...(size && { size })} busy={pending} onClick={() => void run()}>
        {words} {service}
      </Button>
      {error && (
        <p role="alert" className={styles.error}>
          {errorText(error)}
        </p>
      )}
    </>
  );
}
