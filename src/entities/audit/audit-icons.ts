import type { AuditEntry } from '~/api/accounts';
import { IconEdit, IconEye, IconEyeOff, IconLockOpen, IconPencil, IconPlus, IconRefresh } from '~/ui/icons';

export const actionIcons: Record<AuditEntry['action'], typeof IconEye> = {
  create: IconPlus,
  view: IconEye,
  allowChanges: IconLockOpen,
  change: IconEdit,
  endView: IconEyeOff,
  update: IconPencil,
  refreshStockAssets: IconRefresh,
};
