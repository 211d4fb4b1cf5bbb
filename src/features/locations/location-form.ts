import { msg } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { z } from 'zod/mini';
import { getOwnAccountQuery } from '~/api/account';
import {
  CreateLocationBody,
  createLocationBodyPasswordMin,
  type LocationCreate,
  type LocationPassword,
  type LocationUpdate,
  UpdateLocationBody,
  UpdateLocationPasswordBody,
} from '~/api/locations';
import { useManagerChoices } from '~/entities/pickers/manager-choices';
import { timezoneChoices } from '~/entities/pickers/place-choices';
import { StrengthMeter } from '~/parts/strength-meter';
import type { InputProps, Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { PasswordInput } from '~/patterns/form/inputs/password-input';
import { addressFields, postalCodeRule } from '~/patterns/form/postal-address';

/** In the bodies that create and change a location. */
type Shared = Omit<LocationUpdate, 'status'>;
const field = fieldsOf<Shared>();
const change = fieldsOf<LocationUpdate>();
const secret = fieldsOf<LocationPassword>();

const name = field.text('name', {
  label: msg`Name`,
  hint: msg`Guests see it on photos and guest pages.`,
});
const email = field.text('email', {
  label: msg`Email address`,
  hint: msg`Staff use it to sign in.`,
  ruleError: msg`Enter an email address, or leave the password empty as well.`,
  type: 'email',
});

/** Without a host in unit tests. */
const teamPage = `${globalThis.location?.host}/team`;

const place: Section<Shared> = {
  title: msg`Address`,
  text: msg`Guests see the account's address if you leave this one empty.`,
  fields: addressFields(),
};

/** Beside the address, so that both columns are about as long. */
const reach: Section<Shared> = {
  title: msg`Phone and time zone`,
  aside: true,
  fields: [
    field.phone('phone', { label: msg`Phone` }),
    field.choice('timezone', { label: msg`Time zone`, options: timezoneChoices }),
  ],
};

const logo: Section<Shared> = {
  title: msg`Logo`,
  aside: true,
  fields: [
    field.picture('logoAssetId', {
      label: msg`Logo`,
      hint: msg`Leave empty to use the account's logo.`,
      type: 'logo',
    }),
  ],
};

/** An error says the same. */
const Strength = ({ value, error }: InputProps<string | null | undefined>) =>
  error === undefined
    ? createElement(StrengthMeter, { password: value ?? '', least: createLocationBodyPasswordMin })
    : null;

const password: Section<LocationPassword>['fields'] = [
  secret.custom('password', {
    label: msg`Password`,
    ruleError: msg`Enter a password, or leave the email address empty as well.`,
    Input: PasswordInput,
    Footer: Strength,
    half: true,
  }),
  secret.custom('confirmPassword', {
    label: msg`Confirm password`,
    ruleError: msg`The passwords do not match.`,
    Input: PasswordInput,
    half: true,
  }),
];

type SignIn = Partial<LocationPassword>;

const agree = ({ password, confirmPassword }: SignIn) => password === confirmPassword;
/** Checked even where other fields are invalid. */
const at = (path: string) => ({ path: [path], when: () => true });

/** The first field reports the minimum length. */
const repeated = { confirmPassword: z.string().check(z.minLength(1)) };

/** The contract's bodies, and rules that its schemas cannot state: both passwords are equal. */
export const createBody = z
  .extend(CreateLocationBody, { confirmPassword: z.optional(repeated.confirmPassword) })
  .check(
    z.refine(({ email, password }: SignIn) => email !== undefined || password === undefined, at('email')),
    z.refine(({ email, password }: SignIn) => email === undefined || password !== undefined, at('password')),
    z.refine(agree, at('confirmPassword')),
    postalCodeRule,
  );
export const locationUpdateBody = UpdateLocationBody.check(postalCodeRule);
const secretBody = z.extend(UpdateLocationPasswordBody, repeated);
export const passwordBody = secretBody.check(z.refine(agree, at('confirmPassword')));
export const newSignInBody = z
  .required(secretBody, { email: true })
  .check(z.refine(agree, at('confirmPassword')));

const managers: Section<Shared> = {
  title: msg`Managers`,
  fields: [
    field.ids('managerIds', {
      label: msg`Managers`,
      useChoices: useManagerChoices,
      none: msg`Only you`,
    }),
  ],
};

const accountUrl = (name: 'bookingUrl' | 'reviewUrl') => () =>
  useQuery(getOwnAccountQuery()).data?.[name] ?? undefined;

const links: Section<Shared> = {
  title: msg`Links`,
  text: msg`The buttons below a photo open these pages. Leave empty to use the account's links.`,
  fields: [
    field.text('bookingUrl', {
      label: msg`Booking page`,
      hint: msg`“Book again” button`,
      type: 'url',
      usePlaceholder: accountUrl('bookingUrl'),
    }),
    field.text('reviewUrl', {
      label: msg`Review page`,
      hint: msg`“Leave a review” button`,
      type: 'url',
      usePlaceholder: accountUrl('reviewUrl'),
    }),
  ],
};

export const newLocationForm: readonly Section<LocationCreate>[] = [
  { title: msg`Location`, fields: [name] },
  place,
  managers,
  {
    title: msg`Staff sign-in`,
    text: msg`Optional, and you can add it later. Staff sign in with these and see only this location. The password is not shown again.`,
    fields: [email, ...password],
  },
  reach,
  { ...links, aside: true },
  logo,
];

export const locationProfileForm: readonly Section<LocationUpdate>[] = [
  {
    title: msg`Location`,
    fields: [name],
  },
  place,
  reach,
  logo,
];

export const signInForm: readonly Section<LocationUpdate>[] = [
  {
    title: msg`Staff sign-in`,
    fields: [
      { ...email, hint: msg`Staff use it to sign in at ${teamPage}.` },
      change.choice('status', {
        label: msg`Sign-in`,
        hint: msg`Disabling signs everyone out. Booths keep running.`,
        options: [
          { value: 'active', label: msg`Active` },
          { value: 'disabled', label: msg`Disabled` },
        ],
      }),
    ],
  },
];

export const newSignInForm: readonly Section<LocationPassword>[] = [
  {
    title: msg`No staff sign-in`,
    text: msg`Staff don't need one to use a booth. With a sign-in, they see only this location.`,
    fields: [
      secret.text('email', {
        label: msg`Email address`,
        hint: msg`Staff use it to sign in at ${teamPage}.`,
        type: 'email',
      }),
      ...password,
    ],
  },
];

export const passwordForm: readonly Section<LocationPassword>[] = [
  {
    title: msg`New password`,
    text: msg`Everyone at this location is signed out. The password is not shown again, so tell your staff.`,
    fields: password,
  },
];

export const linksForm: readonly Section<Shared>[] = [links];
