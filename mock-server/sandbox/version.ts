// The versions of records, by which an update notices that its record was changed since it was read.
import { createHash } from 'node:crypto';
import type { components } from '../../src/api/generated/schema.d.ts';
import { stale } from '../problems.ts';
import { Refusal } from './refusal.ts';

type Schemas = components['schemas'];

/** The fields that updates can set. Figures and links change by themselves, and would conflict with every update. */
export const FIELDS = {
  Account:
    'businessName category ownerName phone website bookingUrl reviewUrl timezone locale currency logoAssetId brandColor accentColor headingFont textFont socialHandles address status settings',
  Asset: 'name type scene',
  Campaign:
    'name channel kind status time repeat trigger audience subject preheader body smsBody templateId mediaIds linkUrl productIds senderName replyTo timezone quietHours',
  Contact:
    'emailAddress phoneNumber emails phoneNumbers source sourceId firstName lastName birthday notes tags locationIds emailConsent smsConsent',
  Device: 'name locationId sessionId',
  Location: 'name email phone address timezone bookingUrl reviewUrl status managerIds logoAssetId',
  Manager: 'firstName lastName phone allLocations locationIds permissions status',
  Photo: 'caption tags productIds contactIds favorite visibility guestLink approval pairId pairRole',
  Product:
    'name brand sku category description price currency url imageAssetId active order locationIds tags',
  Session:
    'name status locationIds deviceIds startsAt endsAt language displayMode galleryVisibility slug passcode galleryExpiresInDays requireApproval holdUntilApproved shareChannels capture consentText consentRequired termsUrl minAge emailSubject emailBody smsBody bookingUrl reviewUrl ctaLabel ctaUrl idleSeconds theme primaryColor accentColor font logoAssetId startScreenAssetId experienceScreenAssetId sharingScreenAssetId micrositeBackgroundAssetId overlayAssetIds promotionalAssetIds startText thanksText lockedFields experiences',
  Template: 'name width height dpi kind tags locked scene',
};

type Name = keyof typeof FIELDS;

/** Adds its version to a record. */
export function withVersion<N extends Name>(name: N, record: Omit<Schemas[N], 'version'>): Schemas[N] {
  const values = FIELDS[name].split(' ').map((field) => (record as Record<string, unknown>)[field]);
  const version = createHash('sha256').update(canonical(values)).digest('base64url').slice(0, 16);
  return { ...record, version } as Schemas[N];
}

/** @throws Refusal 412 with the stored record, if an update is based on another version of it */
export function requireVersion(ifMatch: string, record: { version: string }): void {
  if (ifMatch !== '*' && ifMatch !== `"${record.version}"`) throw new Refusal(stale(record));
}

/** JSON with sorted names, because the database returns an object's properties in its own order. */
const canonical = (values: unknown[]): string =>
  JSON.stringify(values, (_, part) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
