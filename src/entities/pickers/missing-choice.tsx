import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { OperationId } from '~/api/permissions';
import { usePermission } from '~/session/permissions';

interface Missing extends Pick<LinkProps, 'to' | 'search'> {
  text: MessageDescriptor;
  action: MessageDescriptor;
  needs: OperationId;
}

/** What an empty picker offers to make. */
const MISSING = {
  contact: {
    text: msg`You have no contacts yet.`,
    action: msg`Add one`,
    to: '/contacts/edit',
    needs: 'createContact',
  },
  device: {
    text: msg`You have no devices yet.`,
    action: msg`Link one`,
    to: '/devices',
    needs: 'createDeviceCode',
  },
  location: {
    text: msg`You have no location yet.`,
    action: msg`Add one`,
    to: '/locations/create',
    needs: 'createLocation',
  },
  manager: {
    text: msg`You have no managers yet.`,
    action: msg`Invite one`,
    to: '/managers',
    search: { invite: 'yes' },
    needs: 'createManager',
  },
  product: {
    text: msg`You have no products yet.`,
    action: msg`Add one`,
    to: '/products/create',
    needs: 'createProduct',
  },
  session: {
    text: msg`You have no sessions yet.`,
    action: msg`Create one`,
    to: '/session',
    needs: 'createSession',
  },
  template: {
    text: msg`You have no templates yet.`,
    action: msg`Create one`,
    to: '/templates',
    needs: 'createTemplate',
  },
} as const satisfies Record<string, Missing>;

export type MissingKind = keyof typeof MISSING;

/** Below an empty picker. Opens a new tab, because the form around the picker is not saved yet. */
export function MissingChoice({ kind }: { kind: MissingKind }) {
  const { t } = useLingui();
  const { text, action, needs, ...page }: Missing = MISSING[kind];
  const may = usePermission(needs);
  return (
    <p>
      {t(text)}{' '}
      {may && (
        <Link {...page} target="_blank">
          {t(action)}
          <span className="visually-hidden">
            {' '}
            <Trans>(opens in a new tab)</Trans>
          </span>
        </Link>
      )}
    </p>
  );
}

/** An empty list is loaded again when the user comes back from the tab that made a record. */
export const refetchWhileEmpty = {
  refetchOnWindowFocus: ({ state }: { state: { data?: { items: readonly unknown[] } | undefined } }) =>
    state.data?.items.length === 0 ? ('always' as const) : true,
};
