import type { OperationId } from '~/api/permissions';

/** A page that this person may not see. Kept by itself: the face of any error must know it, and little else. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
  /** The call that it needs. */
  readonly needs: OperationId;
  constructor(needs: OperationId) {
    super(`not allowed: ${needs}`);
    this.needs = needs;
  }
}
