import { useCallback, useEffect, useRef, useState } from 'react';
import { loadSignInMethods } from '~/identity';
import { type Fault, faultsOf } from '../parts/faults';
import { keepSignupDraft, readSignupDraft } from './draft';

/** Minimum time between two messages, in milliseconds. */
const COOL_DOWN_MS = 60_000;

const waitFor = (email: string): number => {
  const { sent } = readSignupDraft();
  const left = sent?.to === email ? sent.at + COOL_DOWN_MS - Date.now() : 0;
  return Math.max(0, Math.ceil(Math.min(left, COOL_DOWN_MS) / 1000));
};

/**
 * Sends the confirmation email: the first one automatically, others on request, at most once a
 * minute.
 * @returns the `seconds` until the next one is allowed, which survive a reload
 */
export function useResend(email: string, mayBegin: boolean) {
  const [seconds, setSeconds] = useState(() => waitFor(email));
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const sending = useRef(false);

  const resend = useCallback(async () => {
    if (sending.current || waitFor(email) > 0) return;
    sending.current = true;
    setBusy(true);
    setFault(null);
    try {
      await (await loadSignInMethods()).sendConfirmation('/signup/verify');
      keepSignupDraft({ sent: { to: email, at: Date.now() } });
      setSeconds(waitFor(email));
    } catch (error) {
      setFault(faultsOf(error)[0] ?? null);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }, [email]);

  useEffect(() => {
    if (mayBegin && readSignupDraft().sent?.to !== email) void resend();
  }, [email, mayBegin, resend]);

  const counts = seconds > 0;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setSeconds(waitFor(email)), 1000);
    return () => clearInterval(timer);
  }, [counts, email]);

  return { resend, busy, seconds, fault };
}
