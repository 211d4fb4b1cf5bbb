import {
  IconEdit,
  IconEye,
  IconEyeOff,
  IconLockOpen,
  IconPencil,
  IconPlus,
  IconRefresh,
} from '@tabler/icons-react';
import type { AuditEntry } from '~/api/accounts';

export const actionIcons: Record<AuditEntry['action'], typeof IconEye> = {
  create: IconPlus,
  view: IconEye,
  allowChanges: IconLockOpen,
  change: IconEdit,
  endView: IconEyeOff,
  update: IconPencil,
  refreshStockAssets: IconRefresh,
};
