import { type OperationId, operations, type Tag } from '../generated/operations';

export type { Tag } from '../generated/operations';

/**
 * The other tags that a write in one tag invalidates; its own tag is always invalidated. Only data
 * repeated in responses of the other tag count.
 */
const alsoStale: Partial<Record<Tag, readonly Tag[]>> = {
  // A photo names the contacts that it shows, and a contact counts its photos.
  contacts: ['photos', 'analytics', 'payments'],
  // A session counts its photos, and a device shows its latest one.
  photos: ['contacts', 'sessions', 'devices', 'analytics', 'payments'],
  // An asset lists its uses, so a record that selects an asset changes that list.
  // A session inherits from the account, and the dashboard's setup guide reads it.
  // Links of photos and sessions change with the domain of the guest pages.
  // The preview of a campaign shows the name and the postal address of the business.
  account: ['assets', 'sessions', 'photos', 'analytics', 'campaigns'],
  // Devices, assets and templates name the sessions that use them, and a photo its session.
  sessions: ['devices', 'assets', 'templates', 'photos', 'analytics'],
  campaigns: ['assets', 'templates', 'analytics'], // a template lists the campaigns that use it
  products: ['assets', 'photos', 'campaigns', 'templates'], // what shows a product loses it when it goes
  // A campaign repeats the address of its first picture: a template, or an asset.
  templates: ['assets', 'campaigns'],
  // A manager lists locations and a location managers; a location chooses a logo. Several get one session together.
  locations: ['managers', 'devices', 'assets', 'sessions', 'analytics', 'payments'], // a disabled location's devices leave the list
  managers: ['locations'],
  // A location counts its devices, and a session lists those that have it.
  devices: ['locations', 'sessions', 'analytics', 'payments'],
  // A product repeats the address of its picture.
  assets: ['products', 'campaigns', 'payments'],
  // A service brings contacts; without one, its campaigns stop, and the dashboard names expired ones.
  integrations: ['contacts', 'campaigns', 'analytics'],
  // An administrator refreshes the stock assets of an account.
  accounts: ['assets'],
  // A plan sets the limits and the status of the account. The subscription counts what the limits are about.
  payments: ['account', 'analytics'],
};

/** The tags whose cached answers a successful write of this operation makes out of date. */
export function staleAfter(operationId: OperationId): Set<Tag> {
  const tag = operations[operationId].tag;
  return new Set<Tag>([tag, ...(alsoStale[tag] ?? [])]);
}
