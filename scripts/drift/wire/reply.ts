// The result of a request: a response, or the reason why there is none.

export interface Reply {
  status: number;
  headers: Headers;
  /** Decompressed. */
  body: Uint8Array;
  /** Milliseconds from the first byte sent to the last byte read. */
  ms: number;
}

/**
 * - `unreachable` no connection: refused, no such host, no route
 * - `certificate` the connection is not to be trusted
 * - `timeout` no whole answer in time, however slowly it dripped
 * - `too-large` more bytes than an answer may have, as sent or once decompressed
 * - `broken` what came is no HTTP, ended early, or is compressed wrongly
 * - `stopped` the run was stopped
 * - `budget` no request is left
 * - `withheld` the request could have changed what others made
 */
export type FailureKind =
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  | 'too-large'
  | 'broken'
  | 'stopped'
  | 'budget'
  | 'withheld';

export interface Failure {
  failure: FailureKind;
  /** One sentence for a person, with advice if possible. */
  says: string;
  ms: number;
}

export const isFailure = (outcome: Reply | Failure): outcome is Failure => 'failure' in outcome;
