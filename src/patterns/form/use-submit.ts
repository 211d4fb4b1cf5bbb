import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, isLimitReached } from '~/api/transport/errors';
import { type Base, baseOf, type Stored, storedRecord } from '~/api/transport/versions';
import { sessionStore } from '~/identity';
import { errorText } from '~/session/error-text';
import type { Draft, Resolution } from './use-draft';

/** The errors of a form that belong to none of its fields. */
interface FormErrors {
  texts: readonly string[];
  /** The plan allows no more. */
  isLimit?: boolean;
  /** The session had ended; the user has signed in again since. */
  isSignedInAgain?: boolean;
}

const NO_ERRORS: FormErrors = { texts: [] };

interface SubmitSettings<Row, Body, Saved, Intent extends string> {
  draft: Draft<Row, Body>;
  /** @param base the version of the record that the changes are based on; null for a new record */
  save: (body: Body, base: Base, intent?: Intent) => Promise<Saved>;
  /** What replaces sending where nothing has changed; omitted for a new record. */
  unchanged: (() => Saved | null) | undefined;
  /** The form's record for one of the API, if it is another. */
  toRow?: ((stored: Stored) => Row) | undefined;
}

/** Sends the changes of a form: once at a time, and only after conflicts with the changes of others are resolved. */
export function useSubmit<Row, Body, Saved, Intent extends string = never>(
  settings: SubmitSettings<Row, Body, Saved, Intent>,
) {
  const { draft, save, unchanged, toRow = (stored) => stored as Row } = settings;
  const { t } = useLingui();
  const signedInAgain = t`You're signed in again.`;
  const sending = useRef(false);
  const [loading, setLoading] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  /** Counts the failed attempts: after each, the first error gets the focus. */
  const [failures, setFailures] = useState(0);
  const [asking, setAsking] = useState<{ intent: Intent | undefined } | null>(null);
  const [answered, setAnswered] = useState<typeof asking>(null);

  const fail = (found: FormErrors) => {
    setErrors(found);
    setFailures((count) => count + 1);
  };
  const reject = (error: unknown) => {
    const unmatched = draft.reject(error);
    const hasMatched = error instanceof ApiError && error.fieldErrors.length > unmatched.length;
    const texts = unmatched.length > 0 || hasMatched ? unmatched : [errorText(error)];
    fail({ texts, isLimit: isLimitReached(error) });
    // Being offline is over then, and nothing else was wrong.
    if (error instanceof ApiError && error.nothingSent)
      addEventListener('online', () => setErrors(NO_ERRORS), { once: true });
    if (error instanceof ApiError && error.status === 401)
      onceSignedIn(() => setErrors({ texts: [signedInAgain], isSignedInAgain: true }));
  };
  /** @returns what was saved, or null where it could not be saved */
  const submit = async (intent?: Intent): Promise<Saved | null> => {
    // A second press can come before the button shows that it is loading.
    if (sending.current) return null;
    if (unchanged && draft.changed.length === 0 && intent === undefined) return unchanged();
    draft.attempt();
    setErrors(NO_ERRORS);
    const { base, body } = draft;
    if (body === null) {
      fail({ texts: draft.issues.size === 0 ? [t`This cannot be saved yet.`] : [] });
      return null;
    }
    if (draft.conflicts.length > 0) {
      setAsking({ intent });
      return null;
    }
    sending.current = true;
    setLoading(true);
    try {
      const version = baseOf(base)?.version;
      const merge = (stored: Stored) => draft.rebase(toRow(stored), body);
      return await save(body, version === undefined ? null : { version, merge }, intent);
    } catch (error) {
      if (storedRecord(error)) setAsking({ intent });
      else reject(error);
      return null;
    } finally {
      sending.current = false;
      setLoading(false);
    }
  };
  const resolved = useEffectEvent((intent: Intent | undefined) => void submit(intent));
  useEffect(() => {
    if (answered) resolved(answered.intent);
  }, [answered]);

  return {
    submit,
    loading,
    errors,
    clearErrors: () => setErrors(NO_ERRORS),
    failures,
    /** Moves the focus to the first error again. */
    showErrors: () => setFailures((count) => count + 1),
    /** The question which of two changes to keep; null without one. */
    conflict:
      asking && draft.conflicts.length > 0
        ? {
            onResolve(choices: ReadonlyMap<string, Resolution>) {
              draft.resolve(choices);
              setAsking(null);
              // With the chosen values, which are there after the next render.
              setAnswered(asking);
            },
            onClose: () => setAsking(null),
          }
        : null,
  };
}

/** Calls back once the user has signed in again. The write is not repeated: only the user does that. */
function onceSignedIn(then: () => void): void {
  const { unsubscribe } = sessionStore.subscribe(({ status }) => {
    if (status !== 'signed-in') return;
    unsubscribe();
    then();
  });
}
