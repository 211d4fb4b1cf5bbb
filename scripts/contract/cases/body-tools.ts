// Helpers for cases with one malformed body.
import type { Attempt } from './attempt.ts';
import type { Case, CaseBody, CaseVariant } from './case.ts';

/** The context of the cases about one body. */
export interface BodyTools {
  /** The valid body. */
  sent: CaseBody;
  /** Its content type, with the multipart boundary. */
  type: string;
  make(
    name: string,
    body: () => CaseBody | undefined,
    expects?: Case['expects'],
    variant?: CaseVariant,
  ): Attempt;
  raw(
    name: string,
    bytes: string | Uint8Array | (() => Uint8Array),
    expects?: Case['expects'],
    variant?: CaseVariant,
  ): Attempt;
}
