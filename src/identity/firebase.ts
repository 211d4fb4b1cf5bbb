// The only file that imports the provider's identity SDK. It is loaded when somebody signs in, or is hinted to be.
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type User as ProviderUser,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { isTruthy, userType } from './claims';
import { isLeaving, setLeaving, setSession } from './session';

export interface Provider {
  /** A token that is valid for at least half a minute; null when nobody is signed in. */
  token(options?: { fresh: boolean }): Promise<string | null>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

/** Starts the SDK and keeps the session in step with it. */
export function startProvider(config: RuntimeConfig): Provider {
  // No popup resolver here: only the call that needs a popup brings it.
  const auth = initializeAuth(firebaseApp(config), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (config.providerOrigin === 'self') connectAuthEmulator(auth, location.origin, { disableWarnings: true });

  const publish = async (user: ProviderUser | null) => {
    if (!user) return setSession({ status: 'signed-out' });
    if (isLeaving()) return;
    const { claims } = await user.getIdTokenResult();
    // Somebody else may be signed in by now, or nobody.
    if (isLeaving() || auth.currentUser?.uid !== user.uid) return;
    setSession({
      status: 'signed-in',
      user: {
        uid: user.uid,
        email: user.email ?? '',
        name: user.displayName ?? '',
        userType: userType(claims),
        admin: isTruthy(claims, 'admin'),
      },
    });
  };
  // A token that cannot be renewed now leaves the session as it was: the next call asks again.
  onIdTokenChanged(auth, (user) => void publish(user).catch(() => {}));

  async function leave(): Promise<void> {
    if (!isLeaving()) return;
    await signOut(auth);
    setLeaving(false);
  }
  // It may have been too late for that when the page was last open; signing in waits for it and reports what fails.
  leave().catch(() => {});

  return {
    async token(options) {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken(options?.fresh) ?? null;
    },
    async signIn(email, password) {
      await leave();
      const { user } = await signInWithEmailAndPassword(auth, email, password);
      await publish(user);
    },
    signOut: leave,
  };
}
