// What the cases about one malformed body are written with.
import type { Attempt } from './attempt.ts';
import type { Case, CaseBody } from './case.ts';

/** What the cases about one body are written with. */
export interface BodyTools {
  /** The body as it should be. */
  sent: CaseBody;
  /** Its content type, with the boundary of parts. */
  type: string;
  make(name: string, body: () => CaseBody | undefined, expects?: Case['expects']): Attempt;
  raw(name: string, bytes: string | Uint8Array | (() => Uint8Array), expects?: Case['expects']): Attempt;
}
