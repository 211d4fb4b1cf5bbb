// Who signed a bearer token is decided once, at start.
import { createRemoteJWKSet, type JWTPayload, type JWTVerifyGetKey, jwtVerify, UnsecuredJWT } from 'jose';

const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Seconds that the clocks of issuer and reader may differ. */
const TOLERANCE = 5;

/** The claims of a token that is valid now. @throws Error for any other */
export type Verify = (token: string) => Promise<JWTPayload & { sub: string; iat: number }>;

export interface TokenSettings {
  projectId: string;
  /** The address that the front door listens on. */
  host: string;
  /** The value of NODE_ENV. */
  nodeEnv: string | undefined;
  /** Whose signatures are good; Google's unless told otherwise. */
  keys?: JWTVerifyGetKey;
}

/** Unsigned tokens let anyone be anyone: only a demo on this machine may take them. */
export const takesUnsigned = ({ projectId, host, nodeEnv }: TokenSettings): boolean =>
  projectId.startsWith('demo-') && isLoopback(host) && nodeEnv !== 'production';

export function createVerifier(settings: TokenSettings): Verify {
  const { projectId, keys = createRemoteJWKSet(new URL(GOOGLE_KEYS)) } = settings;
  const options = {
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ['sub', 'auth_time', 'exp', 'iat'],
    clockTolerance: TOLERANCE,
  };
  const claimsOf = takesUnsigned(settings)
    ? async (token: string) => UnsecuredJWT.decode(token, options).payload
    : async (token: string) => (await jwtVerify(token, keys, { ...options, algorithms: ['RS256'] })).payload;
  return async (token) => {
    const claims = await claimsOf(token);
    const { sub, iat, auth_time: signedIn } = claims;
    if (typeof sub !== 'string' || sub === '') throw new Error('The token has no subject.');
    const latest = Date.now() / 1000 + TOLERANCE;
    if (typeof iat !== 'number' || iat > latest) throw new Error('The token was not issued yet.');
    if (typeof signedIn !== 'number' || signedIn > latest) {
      throw new Error('The token was signed in to in the future.');
    }
    return { ...claims, sub, iat };
  };
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
