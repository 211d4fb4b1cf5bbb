import { msg } from '@lingui/core/macro';
import { type Contact, type ContactCreate, consentHowValues, consentStatusValues } from '~/api/contacts';
import type { Field, InputProps, Section } from '~/components/form/field';
import { fieldsOf, PHONE_FORMAT } from '~/components/form/fields';
import { useMay } from '~/components/may';
import { useKnownTags } from '~/components/pickers/known-tags';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { AddressesInput, WAYS } from './form/addresses-input';
import { BirthdayInput } from './form/birthday-input';
import { type Consent, ConsentChoice } from './form/consent-choice';

const field = fieldsOf<ContactCreate>();

type Look = Pick<Field, 'label' | 'hint' | 'format' | 'standsFor'>;

/** All addresses or all numbers of somebody, the main one first. */
function addresses(way: keyof typeof WAYS, { standsFor, ...look }: Look): Field {
  const { read, say } = WAYS[way];
  return {
    ...field.custom(way, {
      ...look,
      group: true,
      Input: (props: InputProps) => <AddressesInput way={way} {...props} />,
    }),
    ...(standsFor !== undefined && { standsFor }),
    toDraft: (value) =>
      Array.isArray(value) ? value.map((one: Contact['emails'][number]) => say(one.value)) : [],
    fromDraft: (draft) =>
      (Array.isArray(draft) ? draft : [])
        .map((typed) => read(String(typed)))
        .filter((value) => value !== '')
        .map((value) => ({ value })),
  };
}

const consent = (path: 'emailConsent' | 'smsConsent', look: Look): Field =>
  field.custom(path, { ...look, group: true, Input: ConsentInput });

function ConsentInput({ draft, onDraft, onLeave, readOnly }: InputProps) {
  return (
    <ConsentChoice consent={readConsent(draft)} onConsent={onDraft} onLeave={onLeave} readOnly={readOnly} />
  );
}

/** Of somebody new nothing is known. */
function readConsent(draft: unknown): Consent {
  const { status, how }: { status?: unknown; how?: unknown } =
    typeof draft === 'object' && draft !== null ? draft : {};
  return {
    status: consentStatusValues.find((one) => one === status) ?? 'unknown',
    how: consentHowValues.find((one) => one === how) ?? 'staff',
  };
}

/** A contact as its form has it: of a consent, what can be said anew. */
export const toForm = (contact: Contact) => ({
  ...contact,
  emailConsent: readConsent(contact.emailConsent),
  smsConsent: readConsent(contact.smsConsent),
});

const sections = (...ofLocations: Field[]): readonly Section[] => [
  {
    title: msg`Person`,
    fields: [
      field.text('firstName', { label: msg`First name`, half: true }),
      field.text('lastName', { label: msg`Last name`, half: true }),
      field.custom('birthday', {
        label: msg`Birthday`,
        hint: msg`For a message on the day. The year is not asked for.`,
        format: msg`Choose the month and the day.`,
        group: true,
        half: true,
        Input: BirthdayInput,
      }),
    ],
  },
  {
    title: msg`How to reach them`,
    text: msg`At least one address or number. Campaigns go to the main ones.`,
    fields: [
      addresses('emails', {
        label: msg`E-mail addresses`,
        standsFor: 'emailAddress',
      }),
      addresses('phoneNumbers', {
        label: msg`Phone numbers`,
        standsFor: 'phoneNumber',
        format: PHONE_FORMAT,
      }),
    ],
  },
  {
    title: msg`Notes`,
    fields: [field.lines('notes', { label: msg`Notes`, hint: msg`For the staff; never sent.`, rows: 4 })],
  },
  {
    title: msg`Consent`,
    text: msg`Campaigns go only to those who agreed. When it was said, and who wrote it down, is kept with it.`,
    aside: true,
    fields: [consent('emailConsent', { label: msg`E-mail` }), consent('smsConsent', { label: msg`SMS` })],
  },
  {
    title: msg`Sorting`,
    aside: true,
    fields: [
      field.tags('tags', {
        label: msg`Tags`,
        useKnown: useKnownTags,
        hint: msg`Words of your own to find it by. Enter or a comma ends one.`,
      }),
      ...ofLocations,
    ],
  },
];

/** For people who may choose among the locations. */
export const withLocations = sections(
  field.ids('locationIds', {
    label: msg`Locations`,
    useChoices: useLocationChoices,
    none: msg`No location yet`,
  }),
);

const withoutLocations = sections();

/** Both are made once: an input whose component is made anew at each drawing loses the focus. */
export const useContactForm = () => (useMay('listLocations') ? withLocations : withoutLocations);
