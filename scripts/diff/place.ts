// Where a comparison of two operations stands.
import type { Changes, Direction, OperationName } from './change.ts';
import type { Version } from './document-version.ts';
import type { JsonObject } from './node.ts';
import type { IsUntouched } from './untouched.ts';

/** An object of a document, and where it stands. */
export interface Located {
  value: JsonObject;
  pointer: string;
}

export interface Place {
  old: Version;
  now: Version;
  isUntouched: IsUntouched;
  changes: Changes;
  operation: OperationName | undefined;
  /** Whether our client sends the request; of a webhook or a callback it receives it. */
  isSent: boolean;
  status?: number;
}

/** Seen from the client: what it sends, or what it is sent. */
export const directionOf = ({ isSent }: Place, of: Direction): Direction =>
  isSent ? of : of === 'request' ? 'response' : 'request';

/** An operation, and the path item that holds it. */
export interface LocatedOperation extends Located {
  item: Located;
  name: OperationName;
}
