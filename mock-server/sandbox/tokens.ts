// Who signed a bearer token is decided once, at start.
import {
  createRemoteJWKSet,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
  UnsecuredJWT,
} from 'jose';
import { isLoopback } from '../hosts.ts';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Seconds that the clocks of issuer and reader may differ. */
const TOLERANCE = 5;

/** It is not known whether a token is valid: the issuer's keys cannot be fetched. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/** The claims of a token that is valid now. @throws JOSEError for any other; KeysUnavailable */
export type Verify = (token: string) => Promise<JWTPayload & { sub: string; iat: number }>;

export interface TokenSettings {
  projectId: string;
  /** The address that the front door listens on. */
  host: string;
  /** Names of other machines or of a proxy, under which the front door is reached as well. */
  allowedHosts: string[];
  /** The value of NODE_ENV. */
  nodeEnv: string | undefined;
  /** Whose signatures are good; Google's unless told otherwise. */
  keys?: JWTVerifyGetKey;
  /** Takes one line when the keys become unavailable. */
  log(line: string): void;
}

/**
 * Whether this is a demo that only its own machine can reach. Only there unsigned tokens are taken, which let anyone be
 * anyone, and only there the tools exist that do the same: the identity emulator and the fault panel.
 */
export const isLocalDemo = ({
  projectId,
  host,
  allowedHosts,
  nodeEnv,
}: Omit<TokenSettings, 'keys' | 'log'>): boolean =>
  projectId.startsWith('demo-') && isLoopback(host) && allowedHosts.length === 0 && nodeEnv !== 'production';

export function createVerifier(settings: TokenSettings): Verify {
  const { projectId, log } = settings;
  const keys = available(settings.keys ?? createRemoteJWKSet(new URL(GOOGLE_KEYS)), log);
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'auth_time', 'exp', 'iat'],
    clockTolerance: TOLERANCE,
  };
  const claimsOf = isLocalDemo(settings)
    ? async (token: string) => UnsecuredJWT.decode(token, options).payload
    : async (token: string) => (await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })).payload;
  return async (token) => {
    const claims = await claimsOf(token);
    const { sub, iat, auth_time: signedIn } = claims;
    if (typeof sub !== 'string' || sub === '') throw new errors.JWTInvalid('The token has no subject.');
    const latest = Date.now() / 1000 + TOLERANCE;
    if (typeof iat !== 'number' || iat > latest) throw new errors.JWTInvalid('The token was not issued yet.');
    if (typeof signedIn !== 'number' || signedIn > latest) {
      throw new errors.JWTInvalid('The token was signed in to in the future.');
    }
    return { ...claims, sub, iat };
  };
}

/** Key errors that are the token's: it names no key of the issuer, or more than one fits. */
const OF_THE_TOKEN = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys];

/** Any other failure to find the key says nothing about the token. It is logged once, until keys are there again. */
function available(keys: JWTVerifyGetKey, log: (line: string) => void): JWTVerifyGetKey {
  let logged = false;
  return async (header, token) => {
    try {
      const key = await keys(header, token);
      logged = false;
      return key;
    } catch (error) {
      if (OF_THE_TOKEN.some((kind) => error instanceof kind)) throw error;
      const failed = new KeysUnavailable('The keys of the identity provider cannot be fetched.', {
        cause: error,
      });
      if (!logged) log(`${failed.message} Requests are answered 503 until they can: ${error}`);
      logged = true;
      throw failed;
    }
  };
}
