import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import {
  allowedRoles,
  type OperationId,
  type Permission,
  type Role,
  requiredPermission,
} from '~/api/permissions';
import { ButtonLink } from '~/components/links/button-link';
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

/** Replaces a page or data that the user may not see, and says who may. */
export function Refusal({ needs }: { needs: OperationId }) {
  const { t } = useLingui();
  return (
    <ResultBlock
      icon={<IconLock />}
      headingLevel={1}
      title={t`You don't have access to this`}
      description={<WhoMay needs={needs} />}
    >
      <ButtonLink to="/dashboard">
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </ResultBlock>
  );
}

/** Who may make a call, as a sentence; also the tooltip of a disabled button. */
export function WhoMay({ needs }: { needs: OperationId }) {
  const { t, i18n } = useLingui();
  const person = useCurrentUser();
  const permission = requiredPermission(needs);
  if (person?.role === 'Manager' && permission && allowedRoles(needs)?.includes('Manager')) {
    const deed = t(PERMISSIONS[permission]);
    return <Trans>Ask the owner of the account for permission for {deed}.</Trans>;
  }
  const roles = (allowedRoles(needs) ?? []).map((role) => t(ROLES[role]));
  const who = new Intl.ListFormat(i18n.locale).format(roles);
  return <Trans>Ask {who}.</Trans>;
}
