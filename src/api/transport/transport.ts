// Settings of the transport, separate from the client, so that the first page does not load the
// client.

/** The identity of a call. */
export interface CallIdentity {
  /** The identity provider's token; null when signed out. */
  token: string | null;
  /** The account that is viewed ("viewing as"); null for the user's own. */
  uid: string | null;
  /** The referrer of this visitor; null when the page has none. */
  referral: string | null;
}

export interface TransportSettings {
  /** Base address of the API without its version; absolute, or relative to the page. */
  baseUrl: () => string | Promise<string>;
  /**
   * Called for each call. A rejection counts as a lost network, because the identity provider was
   * unreachable.
   */
  currentIdentity: () => CallIdentity | Promise<CallIdentity>;
  /**
   * Called on each 401 with the identity of the call, because another user may be signed in by now.
   */
  onUnauthorized?: (identity: CallIdentity) => void;
  /** Called when a write is refused because an administrator views the account read-only. */
  onReadOnly?: () => void;
  /** Called when a call is refused because the API has ended the viewing of this account. */
  onViewingEnded?: (uid: string) => void;
  /** Gets each response before it is read. A listener that needs the body clones it. */
  onAnswer?: ((operationId: string, response: Response) => void) | undefined;
}

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** In milliseconds; without it there is no limit. */
  timeout?: number;
  /** Makes the call repeatable: see `IdempotencyKey` in openapi/v1/common.yaml. */
  idempotencyKey?: string;
  /** The version of the record that a change is based on: see `ifMatch` in openapi/v1/common.yaml. */
  version?: string | undefined;
  /** `include` lets an API on another origin set a cookie. */
  credentials?: RequestCredentials;
  /** Called with the number of bytes sent. Makes the call use XMLHttpRequest. */
  onUploadProgress?: ((sent: UploadProgress) => void) | undefined;
}

export interface UploadProgress {
  loaded: number;
  total: number;
}

let settings: TransportSettings | null = null;

/** Connects the app with the API; must be called before the first call. */
export function configureTransport(given: TransportSettings): void {
  settings = given;
}

/** @throws Error when a call is made before `configureTransport` */
export function transportSettings(): TransportSettings {
  if (!settings) throw new Error('No call can be made yet: configureTransport has not been called.');
  return settings;
}
