import { Trans } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { track } from '~/analytics';
import { StandInDialog } from '~/demo/stand-in-dialog';
import { type FederatedPerson, loadSignInMethods } from '~/identity';
import { Button } from '~/ui/button';
import { FaultText } from '../parts/fault-text';
import { type Fault, faultsOf } from '../parts/faults';
import { serviceName } from '../parts/services';

/** Opens the popup of another service immediately, and again on request. */
export function FederatedSignIn({ onDone }: { onDone?: () => void }) {
  const { config } = useRouteContext({ from: '__root__' });
  const service = config.signIn.federated;
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const [answer, setAnswer] = useState<((person: FederatedPerson | null) => void) | null>(null);

  const open = useCallback(async () => {
    if (service === null) return;
    setBusy(true);
    setFault(null);
    const standIn = () =>
      new Promise<FederatedPerson | null>((resolve) => {
        setAnswer(() => resolve);
      }).finally(() => setAnswer(null));
    try {
      await (await loadSignInMethods()).signInWith(service, standIn);
      // Sign-up is complete once the account exists.
      if (onDone) onDone();
      else track('login', { method: service });
    } catch (error) {
      setFault(faultsOf(error)[0] ?? null);
    } finally {
      setBusy(false);
    }
  }, [service, onDone]);

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void open();
  }, [open]);

  return (
    <>
      <FaultText fault={fault} />
      <Button busy={busy} fullWidth onClick={open}>
        <Trans>Continue with {serviceName(service)}</Trans>
      </Button>
      {answer && <StandInDialog service={serviceName(service)} onAnswer={answer} />}
    </>
  );
}
