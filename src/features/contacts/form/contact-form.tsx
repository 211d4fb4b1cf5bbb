import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import {
  type Contact,
  type ContactConsentChange,
  type ContactUpdate,
  CreateContactBody,
  consentHowValues,
  consentStatusValues,
  UpdateContactBody,
} from '~/api/contacts';
import { useKnownTags } from '~/entities/pickers/known-tags';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import type { Field, InputProps, Section } from '~/patterns/form/field';
import { fieldsOf, PHONE_FORMAT } from '~/patterns/form/fields';
import { usePermission } from '~/session/permissions';
import { ADDRESS_KINDS, AddAddress, AddressesInput } from './addresses-input';
import { BirthdayInput } from './birthday-input';
import { type Consent, ConsentChoice } from './consent-choice';

/** In the bodies that create and change a contact. */
type Shared = Omit<ContactUpdate, 'id'>;
const field = fieldsOf<Shared>();

/** The editable fields of a contact; its id is not one of them. */
export const ContactChanges = z.omit(UpdateContactBody, { id: true });

type Reachable = Pick<ContactUpdate, 'emails' | 'phoneNumbers'>;

/** A rule that the contract's schemas cannot state. @param stored the contact as it is */
const reachableRule = (stored: Reachable) =>
  z.refine<Reachable>(
    ({ emails = stored.emails, phoneNumbers = stored.phoneNumbers }) =>
      (emails?.length ?? 0) + (phoneNumbers?.length ?? 0) > 0,
    { path: ['emails'], when: () => true },
  );

export const NewContactBody = CreateContactBody.check(reachableRule({}));

export const contactUpdateSchema = (contact: Contact) => ContactChanges.check(reachableRule(contact));

type Options = Pick<Field<Shared>, 'label' | 'formatError' | 'ruleError' | 'serverErrorField'>;

/** All addresses or all numbers of a contact, the main one first. */
function addresses(way: keyof typeof ADDRESS_KINDS, options: Options): Field<Shared> {
  const { read, say } = ADDRESS_KINDS[way];
  return field.converted(way, {
    ...options,
    group: true,
    Input: (props: InputProps<string[]>) => <AddressesInput way={way} {...props} />,
    rendersOwnError: true,
    Footer: AddAddress,
    toInput: (addresses) => (addresses ?? []).map(({ value }) => say(value)),
    fromInput: (typed) =>
      typed
        .map(read)
        .filter((value) => value !== '')
        .map((value) => ({ value })),
  });
}

const consent = (path: 'emailConsent' | 'smsConsent', options: Options): Field<Shared> =>
  field.custom(path, { ...options, group: true, Input: ConsentInput });

type ConsentInputProps = InputProps<Shared['emailConsent'] | null>;

function ConsentInput({ value, onChange, onBlur, readOnly }: ConsentInputProps) {
  return (
    <ConsentChoice consent={readConsent(value)} onConsent={onChange} onBlur={onBlur} readOnly={readOnly} />
  );
}

/** The consent of a new contact is unknown. */
function readConsent(
  consent: Partial<Record<keyof ContactConsentChange, unknown>> | null | undefined,
): Consent {
  const { status, how } = consent ?? {};
  return {
    status: consentStatusValues.find((one) => one === status) ?? 'unknown',
    how: consentHowValues.find((one) => one === how) ?? 'staff',
  };
}

/** A contact in its form, which can change only a part of a consent. */
export const toForm = (contact: Contact) => ({
  ...contact,
  emailConsent: readConsent(contact.emailConsent),
  smsConsent: readConsent(contact.smsConsent),
});

const sections = (...ofLocations: Field<Shared>[]): readonly Section<Shared>[] => [
  {
    title: msg`Person`,
    fields: [
      field.text('firstName', { label: msg`First name`, half: true }),
      field.text('lastName', { label: msg`Last name`, half: true }),
      field.custom('birthday', {
        label: msg`Birthday`,
        hint: msg`Used for birthday messages. No year needed.`,
        formatError: msg`Choose the month and the day.`,
        group: true,
        half: true,
        Input: BirthdayInput,
      }),
    ],
  },
  {
    title: msg`Contact details`,
    text: msg`At least one email or phone number. Campaigns go to the main one.`,
    fields: [
      addresses('emails', {
        label: msg`Email addresses`,
        serverErrorField: 'emailAddress',
        ruleError: msg`Enter an email address or a phone number.`,
      }),
      addresses('phoneNumbers', {
        label: msg`Phone numbers`,
        serverErrorField: 'phoneNumber',
        formatError: PHONE_FORMAT,
      }),
    ],
  },
  {
    title: msg`For your team`,
    fields: [field.lines('notes', { label: msg`Notes`, hint: msg`Never sent to anyone.`, rows: 4 })],
  },
  {
    title: msg`Consent`,
    text: msg`We only message people who agreed, and record when and how.`,
    aside: true,
    fields: [consent('emailConsent', { label: msg`Email` }), consent('smsConsent', { label: msg`SMS` })],
  },
  {
    title: msg`Tags & locations`,
    aside: true,
    fields: [
      field.tags('tags', {
        label: msg`Tags`,
        useKnown: useKnownTags,
        hint: msg`Add your own tags. Press Enter or comma after each.`,
      }),
      ...ofLocations,
    ],
  },
];

/** For users who may list the locations. */
export const withLocations = sections(
  field.ids('locationIds', {
    label: msg`Locations`,
    useChoices: useLocationChoices,
    none: msg`No location yet`,
  }),
);

const withoutLocations = sections();

/** Both are constants, because an input loses the focus when its component type changes. */
export const useContactForm = () => (usePermission('listLocations') ? withLocations : withoutLocations);
