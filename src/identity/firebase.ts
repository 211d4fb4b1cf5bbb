// The commonly used part of the provider's identity SDK: the user, the token, passwords. It is
// loaded when a user signs in, or a hint says that one is signed in, with the rest in
// `firebase-ways.ts`.
import {
  browserLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  type User as ProviderUser,
  signInWithEmailAndPassword,
  signOut,
  type UserCredential,
} from 'firebase/auth';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { isTruthy, userType } from './claims';
import { type SignInMethods, signInMethodsOf } from './firebase-methods';
import { isLeaving, loseSession, setLeaving, setSession } from './session';

export interface Provider {
  /** A token that is valid for at least half a minute; null when signed out. */
  token(options?: { fresh: boolean }): Promise<string | null>;
  /**
   * Who is signed in, and how far their signing up has come.
   * @param options `fresh` asks the provider whether the address is confirmed by now; the token stays as it is
   */
  person(options?: { fresh: boolean }): Promise<Person | null>;
  signIn(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
  /** The rarely used part. */
  ways(): SignInMethods;
}

export interface Person {
  uid: string;
  /** Null for users who signed in by phone. */
  email: string | null;
  /** Whether nothing is left to be confirmed. */
  confirmed: boolean;
  /** How they signed in, by the provider's name for it: `password`, `google.com`. */
  way: string | undefined;
  /** Whether the token names an account. */
  hasAccount: boolean;
}

/** Starts the SDK and keeps the session in step with it. */
export function startProvider(config: RuntimeConfig): Provider {
  // No popup resolver: the SDK would open the provider's frame at each start.
  // In local storage the other tabs hear of a change at once; a database the SDK would ask every 800 ms, with code that
  // is a tenth of this file. A script that got into the page could read either.
  const auth = initializeAuth(firebaseApp(config), { persistence: browserLocalPersistence });

  const publish = async (user: ProviderUser | null) => {
    if (!user) return loseSession();
    if (isLeaving()) return;
    const { claims } = await user.getIdTokenResult();
    // Another user may be signed in by now, or none.
    if (isLeaving() || auth.currentUser?.uid !== user.uid) return;
    setSession({
      status: 'signed-in',
      user: {
        uid: user.uid,
        email: user.email ?? '',
        name: user.displayName ?? '',
        userType: userType(claims),
        admin: isTruthy(claims, 'admin'),
        unconfirmed: user.email !== null && !user.emailVerified && !isTruthy(claims, 'account'),
      },
    });
  };
  // A token that cannot be renewed now leaves the session unchanged: the next call tries again.
  onIdTokenChanged(auth, (user) => void publish(user).catch(() => {}));

  async function leave(): Promise<void> {
    if (!isLeaving()) return;
    await signOut(auth);
    setLeaving(false);
  }
  // It may have been too late for that when the page was last open; signing in waits for it and reports what fails.
  leave().catch(() => {});

  /**
   * A sign-out completes before another user signs in, and the session reflects it before this
   * returns.
   */
  const enter = async (how: () => Promise<UserCredential>): Promise<void> => {
    await leave();
    const { user } = await how();
    await publish(user);
  };

  return {
    async token(options) {
      await auth.authStateReady();
      return auth.currentUser?.getIdToken(options?.fresh) ?? null;
    },

    async person(options) {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user || isLeaving()) return null;
      if (options?.fresh) await user.reload();
      const { uid, email, emailVerified } = user;
      const { claims, signInProvider } = await user.getIdTokenResult();
      return {
        uid,
        email,
        way: signInProvider ?? undefined,
        confirmed: email === null || emailVerified,
        hasAccount: isTruthy(claims, 'account'),
      };
    },

    signIn: (email, password) => enter(() => signInWithEmailAndPassword(auth, email, password)),
    signOut: leave,
    ways: () => signInMethodsOf({ auth, config, enter }),
  };
}
