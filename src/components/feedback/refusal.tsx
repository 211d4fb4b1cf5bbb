import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import {
  allowedRoles,
  isAllowed,
  type OperationId,
  type Permission,
  type Role,
  requiredPermission,
} from '~/api/permissions';
import { ButtonLink } from '~/components/links/button-link';
import { viewedAccount } from '~/identity';
import { useCurrentUser } from '~/session/permissions';
import { ResultBlock } from '~/ui/result-block';

const ROLES: Record<Role, MessageDescriptor> = {
  Regular: msg`the owner of the account`,
  Enterprise: msg`the owner of the enterprise`,
  Manager: msg`its managers`,
  Location: msg`its locations`,
  admin: msg`administrators`,
};

const PERMISSIONS: Record<Permission, MessageDescriptor> = {
  deletePhotos: msg`deleting photos`,
  exportContacts: msg`exporting contacts`,
  sendCampaigns: msg`sending campaigns`,
};

/** The face of a page, or of an answer, that this person may not have: it says who may. */
export function Refusal({ needs }: { needs: OperationId }) {
  const { t } = useLingui();
  const isReadOnly = useIsReadOnly(needs);
  return (
    <ResultBlock
      icon={<IconLock />}
      headingLevel={1}
      title={isReadOnly ? t`Changes are not allowed` : t`You don't have access to this`}
      description={<WhoMay needs={needs} />}
    >
      <ButtonLink to="/dashboard">
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}

/** Who may make a call, in a sentence; also what a button says that is switched off. */
export function WhoMay({ needs }: { needs: OperationId }) {
  const { t, i18n } = useLingui();
  const person = useCurrentUser();
  if (useIsReadOnly(needs)) {
    const { name } = viewedAccount() ?? { name: '' };
    return <Trans>You are viewing {name} read-only. To make changes, choose “Allow changes” above.</Trans>;
  }
  const permission = requiredPermission(needs);
  if (person?.role === 'Manager' && permission && allowedRoles(needs)?.includes('Manager')) {
    const deed = t(PERMISSIONS[permission]);
    return <Trans>Ask the owner of the account for permission for {deed}.</Trans>;
  }
  const roles = (allowedRoles(needs) ?? []).map((role) => t(ROLES[role]));
  const who = new Intl.ListFormat(i18n.locale).format(roles);
  return <Trans>Ask {who}.</Trans>;
}

/** Whether the call is refused only because an administrator views the account read-only. */
function useIsReadOnly(needs: OperationId): boolean {
  const user = useCurrentUser();
  return user?.readOnly === true && !isAllowed(needs, user) && isAllowed(needs, { ...user, readOnly: false });
}
