import type { MessageDescriptor } from '@lingui/core';
import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { createElement } from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { GUEST_LANGUAGES } from '~/lib/guest-languages';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { ChoiceInput } from '~/patterns/form/inputs/choice-input';
import { CHANNELS } from '../model/channels';
import { CaptureInput } from './capture-input';
import { ConsentInput } from './consent-input';
import { inheritedUrl } from './inherited-url';
import { LockedFieldsInput } from './locked-fields-input';
import { MessageInput, SESSION_PLACEHOLDERS } from './message-input';
import { SessionDeviceMoves, useSessionDeviceChoices } from './session-device-choices';

const field = fieldsOf<SessionUpdate, Session>();
const tab = 'general';

function languageChoices() {
  const names = new Intl.DisplayNames(i18n.locale, { type: 'language' });
  return GUEST_LANGUAGES.map((value) => ({ value, label: names.of(value) ?? value }));
}

const placeholders = SESSION_PLACEHOLDERS.join(', ');

/** A text with placeholders. */
const message = (
  path: 'emailSubject' | 'emailBody' | 'smsBody',
  { rows, ...options }: { label: MessageDescriptor; rows: number },
) =>
  field.converted<typeof path, string>(path, {
    ...options,
    showCounter: true,
    ruleError: msg`This placeholder is unknown. You can use ${placeholders}.`,
    Input: (props) => createElement(MessageInput, { ...props, rows, name: path }),
    toInput: (value) => value ?? '',
    fromInput: (typed) => typed.trim(),
  });

const URL_FORMAT = msg`Type a full address that begins with https://.`;

const MODES = [
  { value: '0', label: msg`Normal` },
  { value: '1', label: msg`Augmented reality (AR)` },
];

export const generalForm: readonly (Section<SessionUpdate, Session> & { id: string })[] = [
  {
    id: 'session',
    title: msg`Session`,
    tab,
    fields: [
      field.text('name', { label: msg`Name`, hint: msg`For your team. Guests do not see it.` }),
      field.ids('locationIds', {
        label: msg`Locations`,
        useChoices: useLocationChoices,
        none: msg`Everywhere`,
      }),
      {
        ...field.ids('deviceIds', {
          label: msg`Devices`,
          hint: msg`A device runs one session at a time.`,
          useChoices: useSessionDeviceChoices,
          none: msg`No device yet`,
        }),
        Footer: SessionDeviceMoves,
      },
      field.dateTime('startsAt', {
        label: msg`Starts`,
        hint: msg`Leave empty to start right away.`,
        half: true,
      }),
      field.dateTime('endsAt', {
        label: msg`Ends`,
        hint: msg`Leave empty for no end.`,
        ruleError: msg`This time has passed. To end the session now, press “End” under Status.`,
        half: true,
      }),
    ],
  },
  {
    id: 'guest-details',
    title: msg`Guest details`,
    text: msg`What the booth asks before it sends a photo. The answers become contacts.`,
    tab,
    fields: [field.list('capture', { label: msg`Guest details`, Input: CaptureInput })],
  },
  {
    id: 'consent',
    title: msg`Consent`,
    tab,
    fields: [
      field.converted<'consentText', string>('consentText', {
        label: msg`Consent text`,
        hint: msg`What guests agree to so that others may see their photo. Without it, guests still get their photos, but none appears in the gallery.`,
        showCounter: true,
        Input: ConsentInput,
        toInput: (value) => value ?? '',
        fromInput: (typed) => typed.trim(),
      }),
      field.toggle('consentRequired', {
        label: msg`Consent is required`,
        hint: msg`Guests who do not agree cannot take a photo.`,
      }),
      field.text('termsUrl', {
        label: msg`Terms and privacy page`,
        type: 'url',
        formatError: URL_FORMAT,
      }),
      field.number('minAge', { label: msg`Minimum age`, hint: msg`0 means any age.`, half: true }),
    ],
  },
  {
    id: 'sharing',
    title: msg`Sharing and gallery`,
    tab,
    fields: [
      field.choices('shareChannels', {
        label: msg`Ways to share`,
        hint: msg`Without any, guests get a QR code.`,
        options: CHANNELS,
      }),
      field.choice('galleryVisibility', {
        label: msg`Who sees the gallery`,
        options: [
          { value: 'public', label: msg`Everyone` },
          { value: 'unlisted', label: msg`Anyone with the link` },
          { value: 'private', label: msg`Private: guests see only their own photo` },
        ],
      }),
      field.text('slug', {
        label: msg`Gallery address`,
        hint: msg`Lowercase letters, numbers and hyphens. When you change it, the old address stops working.`,
        formatError: msg`Use lowercase letters, numbers and hyphens only.`,
      }),
      field.text('passcode', {
        label: msg`Passcode`,
        hint: msg`Guests enter it to see the gallery. Leave empty for none.`,
        formatError: msg`Use letters, numbers and punctuation without spaces.`,
        half: true,
      }),
      field.number('galleryExpiresInDays', {
        label: msg`Gallery closes after (days)`,
        hint: msg`Counted from the last photo. Leave empty for never.`,
        half: true,
      }),
      field.toggle('requireApproval', {
        label: msg`Approve photos before they appear in the gallery`,
        hint: msg`New photos wait under “To review”. Guests get their own photo at once.`,
      }),
      field.toggle('holdUntilApproved', {
        label: msg`Hold photos until approved`,
        hint: msg`Guests, too, get their own photo only once you approve it. Until then their link says that it is on its way.`,
      }),
    ],
  },
  {
    id: 'messages',
    title: msg`Messages`,
    text: msg`Guests get these texts with their photo.`,
    tab,
    fields: [
      message('emailSubject', { label: msg`Email subject`, rows: 1 }),
      message('emailBody', { label: msg`Email text`, rows: 4 }),
      message('smsBody', { label: msg`Text message`, rows: 2 }),
    ],
  },
  {
    id: 'buttons',
    title: msg`Buttons below the photo`,
    tab,
    fields: [
      field.custom('bookingUrl', {
        label: msg`Booking page`,
        formatError: URL_FORMAT,
        Input: inheritedUrl('bookingUrl'),
      }),
      field.custom('reviewUrl', {
        label: msg`Review page`,
        formatError: URL_FORMAT,
        Input: inheritedUrl('reviewUrl'),
      }),
      field.text('ctaLabel', { label: msg`Extra button`, half: true }),
      field.text('ctaUrl', {
        label: msg`Link`,
        type: 'url',
        formatError: URL_FORMAT,
        half: true,
      }),
    ],
  },
  {
    id: 'booth',
    title: msg`Booth`,
    tab,
    fields: [
      field.choice('language', { label: msg`Guest language`, options: languageChoices, half: true }),
      field.converted<'displayMode', string>('displayMode', {
        label: msg`Display mode`,
        half: true,
        Input: (props) => createElement(ChoiceInput, { ...props, options: MODES }),
        toInput: (value) => String(value ?? 0),
        fromInput: (value) => (value === '1' ? 1 : 0),
      }),
      field.number('idleSeconds', {
        label: msg`Return to the start screen after (seconds)`,
        hint: msg`If no one touches the screen.`,
        half: true,
      }),
    ],
  },
  {
    id: 'locks',
    title: msg`Locked for managers`,
    text: msg`Managers can see these settings but not change them.`,
    tab,
    fields: [
      field.custom('lockedFields', {
        label: msg`Locked for managers`,
        group: true,
        Input: LockedFieldsInput,
      }),
    ],
  },
];
