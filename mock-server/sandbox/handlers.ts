// The operations that the sandbox handles, by their kind of caller; Prism answers the rest.
import type { Contract } from '../../scripts/contract/load.ts';
import type { Operation } from '../../scripts/contract/operations.ts';
import { accountDeletion } from './account/deletion.ts';
import { accountExport } from './account/export.ts';
import { guestDomains } from './account/guest-domain.ts';
import { notifications } from './account/notifications.ts';
import { account } from './account.ts';
import { accountLists, accounts } from './accounts/accounts.ts';
import { auditLog, ownAuditLog } from './accounts/audit.ts';
import { newOwners, openRequests } from './accounts/new-owners.ts';
import { signUp } from './accounts/sign-up.ts';
import { viewings } from './accounts/viewings.ts';
import { analytics } from './analytics/analytics.ts';
import { dashboard } from './analytics/dashboard.ts';
import { weeklyReports } from './analytics/weekly-report.ts';
import { assets } from './assets.ts';
import { booth } from './booth/booth.ts';
import { openBooth } from './booth/link.ts';
import { campaigns } from './campaigns/campaigns.ts';
import { composing } from './campaigns/composing.ts';
import { campaignReports } from './campaigns/report.ts';
import { contacts } from './contacts/contacts.ts';
import { devices } from './devices/devices.ts';
import { guestEvents } from './guest/events.ts';
import { guestPages } from './guest/pages.ts';
import { guestSubscriptions } from './guest/subscriptions.ts';
import type { AccountsHandlers, AdminHandlers, DeviceHandlers, Handlers, OpenHandlers } from './handler.ts';
import { openIntegrations } from './integrations/authorize.ts';
import { integrations } from './integrations/integrations.ts';
import { integrationSync } from './integrations/sync.ts';
import { webhooks } from './integrations/webhooks.ts';
import { locationsTogether } from './locations/apply.ts';
import { locations } from './locations/locations.ts';
import { openInvitations } from './managers/invitation.ts';
import { managers } from './managers/managers.ts';
import { messages } from './messages/messages.ts';
import { billingDetails } from './payments/billing-details.ts';
import { cards } from './payments/cards.ts';
import { invoices } from './payments/invoices.ts';
import { openPayments } from './payments/payments.ts';
import { subscriptions } from './payments/subscriptions.ts';
import { photosAtOnce } from './photos/bulk.ts';
import { deletedPhotos } from './photos/deletion.ts';
import { photoExport } from './photos/export.ts';
import { photos } from './photos/photos.ts';
import { photoSending } from './photos/send.ts';
import { photoWall } from './photos/wall.ts';
import { products } from './products/products.ts';
import { sessions } from './sessions/sessions.ts';
import { sessionTests } from './sessions/test-message.ts';
import { templates } from './templates/templates.ts';
import { views } from './views/views.ts';

export interface AllHandlers {
  /** Calls of a signed-in user about one account. */
  own: Handlers;
  /** Calls of a booth. */
  device: DeviceHandlers;
  /** Calls of an administrator about all accounts. */
  admin: AdminHandlers;
  /** Calls of an administrator about all accounts, or of an Enterprise about its own. */
  accounts: AccountsHandlers;
  /** Calls without authentication. */
  open: OpenHandlers;
}

export const handlers: AllHandlers = {
  own: {
    ...account,
    ...ownAuditLog,
    ...notifications,
    ...accountExport,
    ...accountDeletion,
    ...guestDomains,
    ...signUp,
    ...analytics,
    ...dashboard,
    ...weeklyReports,
    ...assets,
    ...devices,
    ...locations,
    ...locationsTogether,
    ...managers,
    ...campaigns,
    ...composing,
    ...campaignReports,
    ...contacts,
    ...products,
    ...integrations,
    ...integrationSync,
    ...templates,
    ...sessions,
    ...sessionTests,
    ...photos,
    ...photosAtOnce,
    ...photoSending,
    ...photoExport,
    ...photoWall,
    ...deletedPhotos,
    ...views,
    ...subscriptions,
    ...cards,
    ...billingDetails,
    ...invoices,
    ...messages,
  },
  device: { ...booth },
  admin: { ...accounts, ...viewings, ...auditLog, ...newOwners },
  accounts: { ...accountLists },
  open: {
    ...openBooth,
    ...openIntegrations,
    ...webhooks,
    ...openInvitations,
    ...openRequests,
    ...openPayments,
    ...guestPages,
    ...guestEvents,
    ...guestSubscriptions,
  },
};

export type HandlerKind = keyof AllHandlers;

export const handledOperations = (all: AllHandlers): string[] => Object.values(all).flatMap(Object.keys);

export const kindOf = (all: AllHandlers, id: string): HandlerKind | undefined =>
  (Object.keys(all) as HandlerKind[]).find((kind) => Object.hasOwn(all[kind], id));

/** The cast is safe, because calls are validated before they reach the handler. */
export function handlerOf(all: AllHandlers, id: string): ((call: unknown) => Promise<unknown>) | undefined {
  const kind = kindOf(all, id);
  return kind && (all[kind] as Record<string, (call: unknown) => Promise<unknown>>)[id];
}

/** The operations that have a handler but are not in the contract, as after a renaming. */
export const unusedHandlers = ({ operations }: Contract, all: AllHandlers): string[] =>
  handledOperations(all).filter((id) => !operations.some((operation) => operation.id === id));

/**
 * Checks the table against the contract, because a handler's place in it determines its access to
 * the database.
 * @throws Error naming an operation in the wrong place
 */
export function checkHandlers({ operations }: Contract, all: AllHandlers): void {
  const fits: Record<HandlerKind, (operation: Operation) => boolean> = {
    own: ({ roles, open }) => roles.length > 0 && !open,
    device: ({ device, roles }) => device && roles.length === 0,
    admin: ({ roles, open }) => roles.length === 1 && roles[0] === 'admin' && !open,
    accounts: ({ roles, open }) => `${roles.toSorted()}` === 'Enterprise,admin' && !open,
    open: ({ open }) => open,
  };
  for (const operation of operations) {
    const kind = kindOf(all, operation.id);
    if (kind && !fits[kind](operation))
      throw new Error(`${operation.id} is not one for the ${kind} handlers`);
  }
}
