// The rarely used part of the provider's identity SDK: signing up, and in without a password.
import {
  type Auth,
  applyActionCode,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  OAuthProvider,
  RecaptchaVerifier,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailLink,
  signInWithPhoneNumber,
  signInWithPopup,
  type User,
  type UserCredential,
  updatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { isDemo, type RuntimeConfig } from '~/lib/runtime-config';
import { codeOf } from './code-of';

export interface SignInMethods {
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
   * @param standIn asks who it is where there is no such window, as with the local provider; null when the person gives
   *   up
   */
  signInWith(service: string, standIn: () => Promise<FederatedPerson | null>): Promise<void>;
  /** Sends the message that confirms the address of the signed-in user. */
  sendConfirmation(back: string): Promise<void>;
  confirmAddress(code: string): Promise<void>;
  /** Sends a link to set a new password; an unknown address is no error. */
  sendReset(email: string, back: string): Promise<void>;
  /** @returns the address that the link was sent to */
  checkReset(code: string): Promise<string>;
  setPassword(code: string, password: string): Promise<void>;
  /** Changes the password of the signed-in user. @param current is asked again, so that an open browser is not enough */
  changePassword(current: string, password: string): Promise<void>;
  /**
   * Sends a link to a new address; the signed-in user gets this address when the link is opened.
   * @param current password, asked again as for a new password
   */
  sendAddressChange(current: string, email: string, back: string): Promise<void>;
  /**
   * Changes an address by the code of such a link, or changes it back. It ends the user's sign-ins.
   * @returns the address from now on, and the one before
   */
  changeAddress(code: string): Promise<{ email: string; previous: string | null }>;
}

/** What another service says of its user. */
export interface FederatedPerson {
  email: string;
  name: string;
}

export interface SignInMethodsContext {
  auth: Auth;
  config: RuntimeConfig;
  /** Signs a user in after the previous one was signed out. */
  enter(how: () => Promise<UserCredential>): Promise<void>;
}

export function signInMethodsOf({ auth, config, enter }: SignInMethodsContext): SignInMethods {
  const isLocal = isDemo(config);
  const linkTo = (back: string) => ({ url: new URL(back, location.origin).href });
  return {
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
      const sent = isLocal
        ? await signInWithPhoneNumber(auth, phone, localVerifier)
        : await withRobotCheck(auth, (check) => signInWithPhoneNumber(auth, phone, check));
      return (code) => enter(() => sent.confirm(code));
    },

    async signInWith(service, standIn) {
      const provider = new OAuthProvider(service);
      if (!isLocal) {
        return enter(() => reached(() => signInWithPopup(auth, provider, browserPopupRedirectResolver)));
      }
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

    changePassword: async (current, password) => updatePassword(await withPassword(auth, current), password),

    sendAddressChange: async (current, email, back) =>
      verifyBeforeUpdateEmail(await withPassword(auth, current), email, linkTo(back)),
    async changeAddress(code) {
      const { data } = await checkActionCode(auth, code);
      await applyActionCode(auth, code);
      return { email: data.email ?? '', previous: data.previousEmail ?? null };
    },
  };
}

/** The signed-in user, who has entered the password again. */
async function withPassword(auth: Auth, current: string): Promise<User> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (!user?.email) throw Object.assign(new Error('no user'), { code: 'auth/user-token-expired' });
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
  return user;
}

/**
 * Has Google look whether a person is there; mostly it asks nothing. Its sign on the page is gone afterwards.
 * @param task is given what the SDK asks for the answer
 */
async function withRobotCheck<T>(auth: Auth, task: (check: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const place = document.createElement('div');
  document.body.append(place);
  const check = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await reached(() => task(check));
  } finally {
    check.clear();
    place.remove();
  }
}

/** That a script of Google's cannot be fetched the SDK calls an internal error; to a person it is the connection. */
async function reached<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    if (codeOf(error) !== 'auth/internal-error') throw error;
    throw Object.assign(new Error('a script cannot be fetched', { cause: error }), {
      code: 'auth/network-request-failed',
    });
  }
}

/** The emulator does not ask whether a person is there. The SDK calls `_reset` when the code could not be sent. */
const localVerifier = { type: 'recaptcha', verify: async () => 'local', _reset: () => {} };
