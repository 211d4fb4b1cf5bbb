import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';

/** Needs the permission to send for every body. That of `updateCampaign` depends on the status that its body requests. */
export const SENDING: OperationId = 'sendCampaignTest';

/** Whether the user may send campaigns, and schedule, pause and resume them. */
export const useMaySend = (): boolean => usePermission(SENDING);
