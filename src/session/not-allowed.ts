import type { OperationId } from '~/api/permissions';

/** The current user may not see a page. In its own file because every error screen imports it. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
  /** The call that the page needs. */
  readonly needs: OperationId;
  constructor(needs: OperationId) {
    super(`not allowed: ${needs}`);
    this.needs = needs;
  }
}
