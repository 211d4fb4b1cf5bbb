// The only file that imports the provider's identity SDK. It is loaded when somebody signs in, or is hinted to be.
import {
  applyActionCode,
  browserLocalPersistence,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  OAuthProvider,
  onIdTokenChanged,
  type User as ProviderUser,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signInWithPhoneNumber,
  signOut,
  type UserCredential,
  verifyPasswordResetCode,
} from 'firebase/auth';
import type { RuntimeConfig } from '~/lib/runtime-config';
import { firebaseApp } from '~/provider/firebase-app';
import { isTruthy, userType } from './claims';
import { codeOf } from './code-of';
import { isLeaving, setLeaving, setSession } from './session';

export interface Provider {
  /** A token that is valid for at least half a minute; null when nobody is signed in. */
  token(options?: { fresh: boolean }): Promise<string | null>;
  /**
   * Who is signed in, and how far their signing up has come.
   * @param options `fresh` asks the provider whether the address is confirmed by now; the token stays as it is
   */
  person(options?: { fresh: boolean }): Promise<Person | null>;
  signIn(email: string, password: string): Promise<void>;
  signUp(email: string, password: string): Promise<void>;
  /** Sends a link that signs in. @param back the page of ours that it leads to: `/signin?redirect=/assets` */
  sendSignInLink(email: string, back: string): Promise<void>;
  /** @param code of the link that was sent to this address */
  signInWithLink(email: string, code: string): Promise<void>;
  /**
   * Sends a code to a telephone.
   * @returns takes the code, and signs in
   */
  sendCode(phone: string): Promise<(code: string) => Promise<void>>;
  /**
   * Signs in with an account of another service, in its own window.
   * @param standIn asks who it is where there is no such service; null when the person gives up
   */
  signInWith(service: string, standIn: () => Promise<FederatedPerson | null>): Promise<void>;
  /** Sends the message that confirms the address of whoever is signed in. */
  sendConfirmation(back: string): Promise<void>;
  confirmAddress(code: string): Promise<void>;
  /** Sends a link to set a new password; that nobody has this address is no error. */
  sendReset(email: string, back: string): Promise<void>;
  /** @returns the address that the link was sent to */
  checkReset(code: string): Promise<string>;
  setPassword(code: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

export interface Person {
  uid: string;
  /** Null for somebody who signed in with a telephone. */
  email: string | null;
  /** Whether nothing is left to be confirmed. */
  confirmed: boolean;
  /** Whether the token names an account. */
  hasAccount: boolean;
}

/** What another service says of its user. */
export interface FederatedPerson {
  email: string;
  name: string;
}

/** Starts the SDK and keeps the session in step with it. */
export function startProvider(config: RuntimeConfig): Provider {
  // No popup resolver: the SDK is one module, and a pop-up would weigh on everybody's first page (decision 0019).
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

  /** Whoever is leaving has left before somebody else comes, and the session says so before this returns. */
  const enter = async (how: () => Promise<UserCredential>): Promise<void> => {
    await leave();
    const { user } = await how();
    await publish(user);
  };
  const linkTo = (back: string) => ({ url: new URL(back, location.origin).href });

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
      const { claims } = await user.getIdTokenResult();
      return {
        uid,
        email,
        confirmed: email === null || emailVerified,
        hasAccount: isTruthy(claims, 'account'),
      };
    },

    signIn: (email, password) => enter(() => signInWithEmailAndPassword(auth, email, password)),
    signUp: (email, password) => enter(() => createUserWithEmailAndPassword(auth, email, password)),

    sendSignInLink: (email, back) =>
      sendSignInLinkToEmail(auth, email, { ...linkTo(back), handleCodeInApp: true }),
    signInWithLink(email, code) {
      const link = linkTo(
        `/?${new URLSearchParams({ apiKey: config.apiKey, mode: 'signIn', oobCode: code })}`,
      );
      return enter(() => signInWithEmailLink(auth, email, link.url));
    },

    async sendCode(phone) {
      const sent = await signInWithPhoneNumber(auth, phone, localVerifier);
      return (code) => enter(() => sent.confirm(code));
    },

    async signInWith(service, standIn) {
      const provider = new OAuthProvider(service);
      const person = await standIn();
      if (!person) throw Object.assign(new Error('nobody was chosen'), { code: 'auth/popup-closed-by-user' });
      const idToken = JSON.stringify({ sub: person.email, ...person, email_verified: true });
      return enter(() => signInWithCredential(auth, provider.credential({ idToken })));
    },

    async sendConfirmation(back) {
      await auth.authStateReady();
      if (auth.currentUser) await sendEmailVerification(auth.currentUser, linkTo(back));
    },
    confirmAddress: (code) => applyActionCode(auth, code),

    async sendReset(email, back) {
      try {
        await sendPasswordResetEmail(auth, email, linkTo(back));
      } catch (error) {
        // A project may be set to tell; we do not pass it on.
        if (codeOf(error) !== 'auth/user-not-found') throw error;
      }
    },
    checkReset: (code) => verifyPasswordResetCode(auth, code),
    setPassword: (code, password) => confirmPasswordReset(auth, code, password),

    signOut: leave,
  };
}

/** The emulator does not ask whether a person is there. The SDK calls `_reset` when the code could not be sent. */
const localVerifier = { type: 'recaptcha', verify: async () => 'local', _reset: () => {} };
