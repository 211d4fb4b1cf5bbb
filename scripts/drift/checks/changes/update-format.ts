// A format in which an operation accepts changes.
import type { CaseBody, CaseRequest } from '../../../contract/cases/case.ts';
import type { Node } from '../../../contract/cases/node.ts';
import type { Json } from '../../../contract/document.ts';

export type Fields = Record<string, Json>;

export interface UpdateFormat {
  type: string;
  /** Path to the properties in a body. */
  at: string[];
  /** The properties that can be changed. */
  children: Map<string, Node>;
  /** Whether a request must contain the whole record. */
  isWhole: boolean;
  /** Whether the media type guarantees that other properties stay. */
  leavesAlone: boolean;
  /** Whether it can remove a property that is not nullable. */
  takesAway(name: string): boolean;
  /**
   * Bodies that express the change, the simplest first.
   * @param plain a valid request that supplies the surrounding structure
   * @param now the record's present fields
   */
  bodies(fields: Fields, plain: CaseRequest, now: Fields): CaseBody[];
  /** The fields that a request changes. */
  fieldsIn(request: CaseRequest): Fields;
}
