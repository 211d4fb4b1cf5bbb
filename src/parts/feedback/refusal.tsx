import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Account } from '~/api/account';
import {
  allowedRoles,
  isAllowed,
  type OperationId,
  type Permission,
  type Role,
  requiredPermission,
} from '~/api/permissions';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermissionContext } from '~/session/permissions';
import { viewedAccount } from '~/session/viewing';
import { ResultBlock } from '~/ui/feedback/result-block';
import { IconLock } from '~/ui/icons';
import { LimitLink } from './limit-link';
import styles from './refusal.module.css';

const PERMISSIONS: Record<Permission, MessageDescriptor> = {
  deletePhotos: msg`deleting photos`,
  exportContacts: msg`exporting contacts`,
  sendCampaigns: msg`sending campaigns`,
};

/** Replaces a page or data that the user may not see, and says who may. */
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

/** Above a form or an editor that the user can only read. @param children who may change it, if not by the call */
export function ReadOnlyNotice({ needs, children }: { needs: OperationId; children?: ReactNode }) {
  return (
    <p className={styles.notice}>
      <IconLock size={16} aria-hidden />
      <span>
        <Trans>You can view this, but not change it.</Trans> {children || <WhoMay needs={needs} />}
      </span>
    </p>
  );
}

/** Who may make a call, as a sentence; also the tooltip of a disabled button. */
export function WhoMay({ needs }: { needs: OperationId }) {
  const { t } = useLingui();
  const person = usePermissionContext();
  if (useIsReadOnly(needs)) {
    const { name } = viewedAccount() ?? { name: '' };
    return <Trans>You are viewing {name} read-only. To make changes, choose “Allow changes” above.</Trans>;
  }
  const permission = requiredPermission(needs);
  if (person?.role === 'Manager' && permission && allowedRoles(needs)?.includes('Manager')) {
    const action = t(PERMISSIONS[permission]);
    return <Trans>Ask the account owner for permission for {action}.</Trans>;
  }
  const allowed: readonly Role[] = allowedRoles(needs) ?? [];
  if (allowed.includes('Manager')) return <Trans>Ask the account owner or a manager.</Trans>;
  if (allowed.includes('Regular')) return <Trans>Ask the account owner.</Trans>;
  if (allowed.includes('Enterprise'))
    return <Trans>Only the owners of several accounts, and administrators, have access.</Trans>;
  return <Trans>Only administrators have access.</Trans>;
}

/** Whether the call is refused only because an administrator views the account read-only. */
function useIsReadOnly(needs: OperationId): boolean {
  const user = usePermissionContext();
  return user?.readOnly === true && !isAllowed(needs, user) && isAllowed(needs, { ...user, readOnly: false });
}

interface NotInPlanProps {
  account: Account | undefined;
  feature: 'campaigns' | 'integrations';
  className?: string;
}

/** Says that the plan lacks a feature, with the way to another plan. Nothing if it has it, or is not loaded yet. */
export function NotInPlan({ account, feature, className = styles.plan }: NotInPlanProps) {
  if (!account || account.settings.features.includes(feature)) return null;
  return (
    <p role="note" className={className}>
      {feature === 'campaigns' ? (
        <Trans>
          Your plan doesn't include campaigns. You can prepare one, and send it with another plan.
        </Trans>
      ) : (
        <Trans>Your plan doesn't include integrations. Choose another plan to connect services.</Trans>
      )}
      <LimitLink />
    </p>
  );
}

/** Says that all locations of the plan are in use. */
export function LocationLimit({ used, most }: { used: number; most: number }) {
  return (
    <p role="note" className={styles.plan}>
      <Plural
        value={most}
        one={`${used} of # location in use. Choose a plan with more to add another.`}
        other={`${used} of # locations in use. Choose a plan with more to add another.`}
      />
      <LimitLink />
    </p>
  );
}
