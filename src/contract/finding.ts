/** What an answer can have wrong. A browser and a tool that see the same fault call it the same. */
export type FindingKind =
  | 'undeclared-status'
  | 'undeclared-media-type'
  | 'unreadable-body'
  | 'schema'
  | 'undeclared-property'
  | 'missing-header'
  | 'header';

/** One disagreement between an answer and the contract. */
export interface Finding {
  kind: FindingKind;
  operationId: string;
  status: number;
  /** Where in the answer, as a JSON pointer into the body or `header:Name`; empty for the answer as a whole. */
  at: string;
  /** Which rule it breaks, as a JSON pointer into the bundled contract. */
  rule: string;
  /** One sentence: what the contract asks and what was found. It never repeats a value of the answer. */
  says: string;
}
