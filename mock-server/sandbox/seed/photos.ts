// Photo rows: visible or hidden, sent and viewed.
import type { components } from '../../../src/api/generated/schema.d.ts';
import { searchTextOf } from '../photos/find.ts';
import { NO_PHOTO_STATS } from '../photos/store-photo.ts';
import type { Business } from './business.ts';
import { type Calendar, DAY } from './calendar.ts';
import type { Crowd, Person } from './contacts.ts';
import type { PlannedPhoto } from './photo-plan.ts';
import { createDice, type Dice, idOf, tokenOf } from './random.ts';
import type { Row } from './write.ts';

type Schemas = components['schemas'];
type Photo = Row<'photos'>;

interface Parts {
  seed: number;
  calendar: Calendar;
  crowd: Crowd;
  planned: PlannedPhoto[];
  /** The contacts in a photo, by number. */
  faces: ReadonlyMap<number, Person>;
  productIds: string[];
}

export function* photoRows({ id: accountId }: Business, parts: Parts): Iterable<Photo> {
  const { seed, calendar, crowd, planned, faces, productIds } = parts;
  for (const photo of planned) {
    const { nth, at, shot, file, session, experience, booth, pair, pairRole } = photo;
    const dice = createDice(seed, `${accountId}/print/${nth}`);
    const consent = agreed(dice, photo);
    const approval = judged(dice, photo, calendar);
    const isShown = approval === 'approved' && consent.given;
    const uploadedAt = new Date(
      Math.min(
        at.getTime() + (booth && dice.chance(0.05) ? dice.int(3600, 40_000) : dice.int(2, 20)) * 1000,
        calendar.today.getTime(),
      ),
    );
    const deliveries =
      isShown && session
        ? sent(
            dice,
            photo.contacts.flatMap((one) => faces.get(one) ?? []),
            uploadedAt,
            calendar,
          )
        : [];
    const shown = experience?.askProducts || dice.chance(0.12) ? dice.some(productIds, dice.int(1, 2)) : [];
    const caption = dice.chance(0.5) || pair !== undefined ? shot.caption : null;
    yield {
      id: idOf(seed, accountId, 'photo', nth),
      accountId,
      token: tokenOf(seed, accountId, nth),
      sessionId: session?.id ?? null,
      experienceId: experience?.id ?? null,
      deviceId: booth?.id ?? null,
      locationId: photo.locationId,
      clientId: booth ? idOf(seed, accountId, 'sent by booth', nth) : null,
      media: file.mime === 'image/gif' ? 'gif' : 'image',
      ...file,
      fileName: null,
      durationMs: null,
      capturedAt: at,
      uploadedAt,
      ...shownBy(isShown, isShown && !dice.chance(0.05)),
      held: false,
      approval,
      consent,
      pairId: pair === undefined ? null : idOf(seed, accountId, 'pair', pair),
      pairRole,
      caption,
      tags: shot.tags,
      contactIds: photo.contacts.map(crowd.idOf),
      productIds: shown,
      favorite: dice.chance(0.09),
      deliveries,
      deliverAt: null,
      stats: isShown ? watched(dice, deliveries, shown.length > 0) : NO_PHOTO_STATS,
      linksEnded: 0,
      searchText: searchTextOf({ caption, tags: shot.tags }),
      createdAt: uploadedAt,
      updatedAt: uploadedAt,
    };
  }
}

/** Hidden by the business, although it may be shown. */
const shownBy = (canBeShown: boolean, isPublic: boolean): Pick<Photo, 'visibility' | 'hiddenBy'> =>
  isPublic
    ? { visibility: 'public', hiddenBy: null }
    : { visibility: 'hidden', hiddenBy: canBeShown ? 'staff' : null };

function agreed(dice: Dice, { session, at }: PlannedPhoto): Schemas['PhotoConsent'] {
  if (session && session.details.consentText === null)
    return { given: false, at: null, textVersion: null, text: null };
  const given = dice.chance(0.9);
  return {
    given,
    at: new Date(at.getTime() - dice.int(10, 50) * 1000).toISOString(),
    textVersion: session?.details.consentVersion ?? null,
    text: session?.details.consentText ?? null,
  };
}

/** Some photos of the last days are not reviewed yet. */
function judged(dice: Dice, { session, at }: PlannedPhoto, { today }: Calendar): Schemas['PhotoApproval'] {
  if (!session?.details.requireApproval) return 'approved';
  if (at.getTime() > today.getTime() - 9 * DAY && dice.chance(0.7)) return 'pending';
  return dice.chance(0.93) ? 'approved' : 'rejected';
}

const REASONS = ['The mailbox is full.', 'The address does not exist.', 'The mail server did not answer.'];

function sent(
  dice: Dice,
  people: Person[],
  uploadedAt: Date,
  { today }: Calendar,
): Schemas['PhotoDelivery'][] {
  return people.flatMap(({ emails: [email], phones: [phone] }): Schemas['PhotoDelivery'][] => {
    const bySms = phone !== undefined && (email === undefined || dice.chance(0.25));
    const to = bySms ? phone : email;
    if (to === undefined || dice.chance(0.18)) return [];
    const status = dice.weighted({ opened: bySms ? 0 : 58, delivered: 36, error: 6 });
    const minutes = status === 'opened' ? dice.int(2, 900) : dice.int(1, 4);
    const at = new Date(Math.min(uploadedAt.getTime() + minutes * 60_000, today.getTime())).toISOString();
    const reason = status !== 'error' ? null : bySms ? 'The number takes no SMS.' : dice.pick(REASONS);
    return [{ channel: bySms ? 'sms' : 'email', to, status, reason, at }];
  });
}

/** Events on a photo follow its view. */
function watched(
  dice: Dice,
  deliveries: Schemas['PhotoDelivery'][],
  hasProducts: boolean,
): Schemas['PhotoStats'] {
  const opened = deliveries.filter(({ status }) => status === 'opened').length;
  const views = opened + Math.floor(dice.float() ** 3 * 34);
  const part = (share: number) => Math.floor(views * share * dice.float());
  const [downloads, shares, ctaClicks] = [part(0.5), part(0.35), part(0.25)];
  const productClicks = hasProducts ? part(0.4) : 0;
  const clicks = Array.from({ length: ctaClicks }, () =>
    dice.weighted({ booking: 55, review: 20, ownButton: 25 }),
  );
  const countOf = (link: string) => clicks.filter((one) => one === link).length;
  const [bookingClicks, reviewClicks] = [countOf('booking'), countOf('review')];
  return { views, downloads, shares, ctaClicks, bookingClicks, reviewClicks, productClicks };
}
