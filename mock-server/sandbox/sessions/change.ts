// Applies a change to a session, and finds its errors.
import type { Kysely } from 'kysely';
import type { FieldError } from '../../../scripts/contract/schemas.ts';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { refuseFields } from '../refusal.ts';
import { momentOf } from '../store/moment.ts';
import { folded } from '../store/search.ts';
import type { OwnTables } from '../store/tables.ts';
import { assetIdsOf, namedInLook, wrongAssets } from './assets.ts';
import { orQr, readExperiences } from './experiences.ts';
import type { SessionRow } from './read.ts';
import type { Change } from './rights.ts';

type CaptureField = components['schemas']['CaptureField'];

/** A session without the fields that the database generates. */
export type State = Omit<SessionRow, 'id' | 'createdAt' | 'updatedAt'>;

/** A new session with defaults. */
export const blank = (language: string): State => ({
  name: '',
  status: 'draft',
  locationIds: [],
  startsAt: null,
  endsAt: null,
  slug: '',
  experiences: [],
  consentTexts: {},
  details: {
    language,
    displayMode: 0,
    galleryVisibility: 'unlisted',
    passcode: null,
    galleryExpiresInDays: null,
    requireApproval: false,
    holdUntilApproved: false,
    shareChannels: ['email', 'sms', 'qr'],
    capture: [],
    consentText: null,
    consentVersion: 0,
    consentRequired: false,
    termsUrl: null,
    minAge: 0,
    emailSubject: null,
    emailBody: null,
    smsBody: null,
    bookingUrl: null,
    reviewUrl: null,
    ctaLabel: null,
    ctaUrl: null,
    idleSeconds: 60,
    theme: 'light',
    primaryColor: null,
    accentColor: null,
    font: 'system-ui',
    logoAssetId: null,
    startScreenAssetId: null,
    experienceScreenAssetId: null,
    sharingScreenAssetId: null,
    micrositeBackgroundAssetId: null,
    overlayAssetIds: [],
    promotionalAssetIds: [],
    startText: null,
    thanksText: null,
    lockedFields: [],
  },
});

export const columnsOf = ({ details, experiences, consentTexts, ...state }: State) => ({
  ...state,
  details: JSON.stringify(details),
  experiences: JSON.stringify(experiences),
  consentTexts: JSON.stringify(consentTexts),
  assetIds: assetIdsOf(details, experiences),
  searchText: folded(state.name),
});

/**
 * @param known errors found earlier
 * @throws Refusal 422 naming every invalid field
 */
export async function changed(
  trx: Kysely<OwnTables>,
  before: State,
  change: Change,
  known: FieldError[],
  now: Date,
): Promise<State> {
  const { name, slug, status, locationIds, deviceIds: _, startsAt, endsAt, experiences, ...given } = change;
  const read = await (experiences && readExperiences(trx, experiences, before.experiences));
  const { consentText } = given;
  const isNewText = consentText !== undefined && consentText !== before.details.consentText;
  const consentVersion = before.details.consentVersion + (isNewText ? 1 : 0);
  const after: State = {
    name: name ?? before.name,
    slug: slug ?? before.slug,
    status: status ?? before.status,
    locationIds: locationIds ?? before.locationIds,
    startsAt: toMoment(startsAt, before.startsAt),
    endsAt: toMoment(endsAt, before.endsAt),
    details: {
      ...before.details,
      ...given,
      shareChannels: orQr(given.shareChannels ?? before.details.shareChannels),
      consentVersion,
    },
    consentTexts:
      isNewText && consentText !== null
        ? { ...before.consentTexts, [consentVersion]: consentText }
        : before.consentTexts,
    experiences: read?.experiences ?? before.experiences,
  };
  const wrong = [
    ...known,
    ...timeErrors(after, change, before, now),
    ...placeholderErrors(change),
    ...captureErrors(given.capture ?? []),
    ...(await wrongAssets(trx, namedInLook(given), namedInLook(before.details))),
    ...(read?.errors ?? []),
  ];
  if (wrong.length > 0) throw refuseFields(wrong);
  return after;
}

function toMoment(sent: string | null | undefined, before: Date | null): Date | null {
  if (sent === undefined) return before;
  return sent === null ? null : momentOf(sent);
}

function timeErrors(
  { startsAt, endsAt, status }: State,
  change: Change,
  before: State,
  now: Date,
): FieldError[] {
  if (change.startsAt === undefined && change.endsAt === undefined) return [];
  const hasNewEnd = endsAt !== null && endsAt.getTime() !== before.endsAt?.getTime();
  if (hasNewEnd && endsAt <= now && (status === 'active' || status === 'paused'))
    return [
      { field: 'endsAt', message: 'This time has passed. Choose a later one, or end the session now.' },
    ];
  if (!startsAt || !endsAt || endsAt > startsAt) return [];
  return change.endsAt === undefined
    ? [{ field: 'startsAt', message: 'Choose a time before the end.' }]
    : [{ field: 'endsAt', message: 'Choose a time after the start.' }];
}

const PLACEHOLDERS = ['business', 'location', 'date', 'firstName', 'link'];

export function placeholderErrors(
  change: Pick<Change, 'emailSubject' | 'emailBody' | 'smsBody'>,
): FieldError[] {
  const texts = (['emailSubject', 'emailBody', 'smsBody'] as const).map(
    (field) => [field, change[field]] as const,
  );
  return texts.flatMap(([field, text]) => {
    const unknown = [...(text ?? '').matchAll(/\{\{(.*?)\}\}/gs)].some(
      ([, name = '']) => !PLACEHOLDERS.includes(name),
    );
    const known = PLACEHOLDERS.map((name) => `{{${name}}}`).join(', ');
    return unknown ? [{ field, message: `Use only the placeholders ${known}.` }] : [];
  });
}

const KINDS: Record<string, CaptureField['kind']> = {
  firstName: 'text',
  lastName: 'text',
  emailAddress: 'email',
  phoneNumber: 'phone',
  birthday: 'date',
  marketingConsent: 'checkbox',
};
const MOST_OWN = 10;

function captureErrors(capture: CaptureField[]): FieldError[] {
  const own = capture.filter(({ key }) => !(key in KINDS)).length;
  const each = capture.flatMap(({ key, kind }, i): FieldError[] => {
    const wanted = KINDS[key];
    const isTwice = capture.findIndex((field) => field.key === key) < i;
    return [
      ...(isTwice ? [{ field: `capture.${i}.key`, message: 'Ask each question only once.' }] : []),
      ...(wanted && kind !== wanted
        ? [{ field: `capture.${i}.kind`, message: `The kind of ${key} must be ${wanted}.` }]
        : []),
    ];
  });
  return own > MOST_OWN
    ? [...each, { field: 'capture', message: `Ask at most ${MOST_OWN} custom questions.` }]
    : each;
}
