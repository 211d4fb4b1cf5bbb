// Settings of the transport, apart from the client: the first page sets them without loading what makes calls.

/** On whose behalf a call is made. */
export interface CallIdentity {
  /** The identity provider's token; null when signed out. */
  token: string | null;
  /** The account looked at ("viewing as"); null for the user's own. */
  uid: string | null;
  /** Who sent this visitor; null when the page does not say. */
  referral: string | null;
}

export interface TransportSettings {
  /** Base address of the API without its version; absolute, or relative to the page. */
  baseUrl: () => string | Promise<string>;
  /** Asked once for each call. A rejection counts as a lost network: the identity provider could not be reached. */
  currentIdentity: () => CallIdentity | Promise<CallIdentity>;
  /** Called on each 401 with the identity of the call: by now another user may be signed in. */
  onUnauthorized?: (identity: CallIdentity) => void;
  /** Called when a write is refused because an administrator views the account read-only. */
  onReadOnly?: () => void;
  /** Gets each response before it is read. A listener that needs the body clones it. */
  onAnswer?: ((operationId: string, response: Response) => void) | undefined;
}

/** What a caller can say of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** In milliseconds; without it there is no limit. */
  timeout?: number;
  /** Repeats of the call with the same key do nothing twice: see `IdempotencyKey` in openapi/v1/common.yaml. */
  idempotencyKey?: string;
  /** `include` lets an API on another origin set a cookie. */
  credentials?: RequestCredentials;
  /** Called with the bytes sent so far. The call then goes through XMLHttpRequest. */
  onUploadProgress?: ((sent: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  loaded: number;
  total: number;
}

let settings: TransportSettings | null = null;

/** Connects the app with the API; before the first call. */
export function configureTransport(given: TransportSettings): void {
  settings = given;
}

/** @throws Error when a call is made before `configureTransport` */
export function transportSettings(): TransportSettings {
  if (!settings) throw new Error('No call can be made yet: configureTransport has not been called.');
  return settings;
}
