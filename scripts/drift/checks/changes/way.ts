// A way in which an operation can be told a change.
import type { CaseBody, CaseRequest } from '../../../contract/cases/case.ts';
import type { Node } from '../../../contract/cases/node.ts';
import type { Json } from '../../../contract/document.ts';

export type Fields = Record<string, Json>;

export interface Way {
  /** The media type. */
  type: string;
  /** Where the properties stand in a body. */
  at: string[];
  /** The properties that may be changed. */
  children: Map<string, Node>;
  /** Whether all of a record must be told. */
  isWhole: boolean;
  /** Whether its media type says that nothing else changes. */
  leavesAlone: boolean;
  /** Whether it can take away what has no null. */
  takesAway(name: string): boolean;
  /**
   * Bodies that say the change, the plainest first.
   * @param plain a request that is right, from which comes what must stand around them
   * @param now what the record has
   */
  bodies(fields: Fields, plain: CaseRequest, now: Fields): CaseBody[];
  /** What a request changes. */
  fieldsIn(request: CaseRequest): Fields;
}
