import { useLingui } from '@lingui/react/macro';
import type { Account } from '~/api/account';
import type { Session } from '~/api/sessions';
import { useManagerPermission, usePermissionContext } from '~/session/permissions';

/** The fields that the account's brand lock covers in every session. */
const BRAND = ['logoAssetId', 'primaryColor', 'accentColor'];

/** The fields that need the permission to edit branding. */
const LOOK = [
  ...BRAND,
  'theme',
  'font',
  'startScreenAssetId',
  'experienceScreenAssetId',
  'sharingScreenAssetId',
  'micrositeBackgroundAssetId',
  'overlayAssetIds',
  'promotionalAssetIds',
  'startText',
  'thanksText',
];

/** Why a Manager cannot change a field, and who can; undefined for all who can change it. */
export function useLocks(session: Session, account: Account): (path: string) => string | undefined {
  const { t } = useLingui();
  const isManager = usePermissionContext()?.role === 'Manager';
  const mayEditBranding = useManagerPermission('editBranding');
  const owner = account.ownerName;
  return (path) => {
    if (!isManager) return undefined;
    if (path === 'lockedFields') return t`Only ${owner} can lock fields.`;
    if (account.settings.brandLock && BRAND.includes(path))
      return t`Locked by brand. Ask ${owner} to change it.`;
    if (session.lockedFields.some((field) => field === path)) return t`Locked by ${owner}.`;
    if (!mayEditBranding && LOOK.includes(path))
      return t`You need the permission to edit branding. Ask ${owner} for it.`;
    return undefined;
  };
}
