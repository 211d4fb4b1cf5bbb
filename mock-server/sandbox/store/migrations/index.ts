// All migrations in the order of their names. A released migration is never edited.
import type { Migration } from 'kysely/migration';
import { up as start } from './0001-start.ts';
import { up as places } from './0002-places.ts';
import { up as work } from './0003-work.ts';
import { up as contacts } from './0004-contacts.ts';
import { up as views } from './0004-views.ts';
import { up as campaignFigures } from './0005-campaign-figures.ts';
import { up as products } from './0005-products.ts';
import { up as guests } from './0006-guests.ts';
import { up as idempotency } from './0006-idempotency.ts';
import { up as deletedPhotos } from './0007-deleted-photos.ts';
import { up as keptGuestEvents } from './0008-kept-guest-events.ts';
import { up as analytics } from './0009-analytics.ts';
import { up as sessionFigures } from './0010-session-figures.ts';
import { up as account } from './0011-account.ts';
import { up as payments } from './0012-payments.ts';
import { up as integrations } from './0013-integrations.ts';
import { up as audit } from './0014-audit.ts';
import { up as messages } from './0014-messages.ts';
import { up as newOwners } from './0014-new-owners.ts';
import { up as brandFonts } from './0015-brand-fonts.ts';
import { up as guestDomains } from './0017-guest-domains.ts';
import { up as importMails } from './0017-import-mails.ts';
import { up as sentMessages } from './0017-sent-messages.ts';
import { up as webhookKeys } from './0017-webhook-keys.ts';
import { up as viewings } from './0018-viewings.ts';
import { up as billingDetails } from './0019-billing-details.ts';
import { up as guestLinks } from './0019-guest-links.ts';
import { up as managersOfAllLocations } from './0019-managers-of-all-locations.ts';
import { up as optionalStaffSignIns } from './0019-optional-staff-sign-ins.ts';
import { up as photoFileNames } from './0019-photo-file-names.ts';
import { up as searchWithoutAccents } from './0019-search-without-accents.ts';
import { up as viewingChanges } from './0019-viewing-changes.ts';
import { up as contactTags } from './0020-contact-tags.ts';
import { up as importedContacts } from './0020-imported-contacts.ts';
import { up as contactVisits } from './2026-11-29-contact-visits.ts';
import { up as databaseAge } from './2026-11-29-database-age.ts';

export const migrations: Record<string, Migration> = {
  '0001-start': { up: start },
  '0002-places': { up: places },
  '0003-work': { up: work },
  '0004-contacts': { up: contacts },
  '0004-views': { up: views },
  '0005-campaign-figures': { up: campaignFigures },
  '0005-products': { up: products },
  '0006-guests': { up: guests },
  '0006-idempotency': { up: idempotency },
  '0007-deleted-photos': { up: deletedPhotos },
  '0008-kept-guest-events': { up: keptGuestEvents },
  '0009-analytics': { up: analytics },
  '0010-session-figures': { up: sessionFigures },
  '0011-account': { up: account },
  '0012-payments': { up: payments },
  '0013-integrations': { up: integrations },
  '0014-audit': { up: audit },
  '0014-messages': { up: messages },
  '0014-new-owners': { up: newOwners },
  '0015-brand-fonts': { up: brandFonts },
  '0017-guest-domains': { up: guestDomains },
  '0017-import-mails': { up: importMails },
  '0017-sent-messages': { up: sentMessages },
  '0017-webhook-keys': { up: webhookKeys },
  '0018-viewings': { up: viewings },
  '0019-billing-details': { up: billingDetails },
  '0019-guest-links': { up: guestLinks },
  '0019-managers-of-all-locations': { up: managersOfAllLocations },
  '0019-optional-staff-sign-ins': { up: optionalStaffSignIns },
  '0019-photo-file-names': { up: photoFileNames },
  '0019-search-without-accents': { up: searchWithoutAccents },
  '0019-viewing-changes': { up: viewingChanges },
  '0020-contact-tags': { up: contactTags },
  '0020-imported-contacts': { up: importedContacts },
  '2026-11-29-contact-visits': { up: contactVisits },
  '2026-11-29-database-age': { up: databaseAge },
};
