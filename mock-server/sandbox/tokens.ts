// The accepted signatures of bearer tokens are determined once, at start.
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

/** Maximum clock difference in seconds between issuer and reader. */
const TOLERANCE = 5;

/** The token cannot be verified, because the issuer's keys are unavailable. */
export class KeysUnavailable extends Error {
  override name = 'KeysUnavailable';
}

/** The claims of a valid token. @throws JOSEError for any other; KeysUnavailable */
export type Verify = (token: string) => Promise<JWTPayload & { sub: string; iat: number }>;

export interface TokenSettings {
  projectId: string;
  /** The address on which the front door listens. */
  host: string;
  /** Other names of the front door, on other machines or behind a proxy. */
  allowedHosts: string[];
  /** The value of NODE_ENV. */
  nodeEnv: string | undefined;
  /** The keys of accepted signatures; Google's by default. */
  keys?: JWTVerifyGetKey;
  /** Logs one line when the keys become unavailable. */
  log(line: string): void;
}

/**
 * Whether this is a demo that only its own machine can reach. Only there are unsigned tokens
 * accepted, and the identity emulator and the fault panel available, all of which let a user act as
 * any other.
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

/** Key errors caused by the token: it matches none of the issuer's keys, or several. */
const OF_THE_TOKEN = [errors.JWKSNoMatchingKey, errors.JWKSMultipleMatchingKeys];

/**
 * Reports other key errors, which say nothing about the token, as KeysUnavailable. Logs them once
 * until keys are available again.
 */
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
