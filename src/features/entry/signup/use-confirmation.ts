import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSignInMethods, startIdentity } from '~/identity';
import { type Fault, faultsOf } from '../parts/faults';
import { readSignupDraft, type SignupDraft } from './draft';
import { isWhole, makeAccount, readStoredBusiness, storeBusiness } from './make-account';

/** `confirmed` for users who are not signed in here; all others are redirected. */
export type Phase = 'confirming' | 'waiting' | 'confirmed' | 'making' | 'failed';

const ASK_EVERY_MS = 3000;

/**
 * Confirms an address by the code of a link, or waits until it is confirmed elsewhere; then creates
 * the account and redirects.
 * @param uid of the signed-in user
 */
export function useConfirmation(uid: string | undefined, code: string | undefined) {
  const { history } = useRouter();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<Phase>(code === undefined ? 'waiting' : 'confirming');
  const [fault, setFault] = useState<Fault | null>(null);
  const leading = useRef(false);

  /** @returns whether the address is confirmed, in which case the page is left */
  const goOn = useCallback(async (): Promise<boolean> => {
    const person = await (await startIdentity()).person({ fresh: true });
    if (!person?.confirmed) {
      if (person && !person.hasAccount) await storeBusiness(readSignupDraft());
      return false;
    }
    if (leading.current) return true;
    leading.current = true;
    if (person.hasAccount) {
      await navigate({ to: '/dashboard', replace: true });
      return true;
    }
    const draft = await businessOf(readSignupDraft());
    if (!draft) {
      await navigate({ to: '/signup', replace: true });
      return true;
    }
    setPhase('making');
    try {
      history.replace(await makeAccount(draft));
    } catch (error) {
      setFault(faultsOf(error)[0] ?? null);
      setPhase('failed');
    }
    return true;
  }, [history, navigate]);

  const confirming = useRef(false);
  useEffect(() => {
    if (code === undefined || confirming.current) return;
    confirming.current = true;
    const confirm = async () => {
      try {
        await (await loadSignInMethods()).confirmAddress(code);
        if (!(await goOn())) setPhase('confirmed');
      } catch (error) {
        // A link that is opened twice was used the first time.
        const isDone = await goOn().catch(() => false);
        if (isDone) return;
        setFault(faultsOf(error)[0] ?? null);
        setPhase('waiting');
      }
    };
    void confirm();
  }, [code, goOn]);

  useEffect(() => {
    if (uid === undefined || phase !== 'waiting') return;
    // Retries while the provider is unavailable.
    const ask = () => {
      if (document.visibilityState === 'visible') goOn().catch(() => {});
    };
    ask();
    const timer = setInterval(ask, ASK_EVERY_MS);
    addEventListener('focus', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', ask);
    };
  }, [uid, phase, goOn]);

  const tryAgain = () => {
    leading.current = false;
    goOn().catch((error: unknown) => setFault(faultsOf(error)[0] ?? null));
  };
  return { phase, fault, tryAgain };
}

/** The business from this browser, or else from the API. */
async function businessOf(draft: SignupDraft): Promise<SignupDraft | null> {
  if (isWhole(draft)) return draft;
  const stored = await readStoredBusiness();
  return stored && { ...draft, ...stored };
}
