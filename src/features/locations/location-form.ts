import { msg } from '@lingui/core/macro';
import { z } from 'zod/mini';
import {
  CreateLocationBody,
  createLocationBodyPasswordMin,
  type LocationCreate,
  type LocationPassword,
  type LocationUpdate,
  UpdateLocationPasswordBody,
} from '~/api/locations';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';
import { measuredPasswordInput, PasswordInput } from '~/components/form/inputs/password-input';
import { useManagerChoices } from '~/components/pickers/manager-choices';
import { countryChoices, timezoneChoices } from '~/components/pickers/place-choices';

const field = fieldsOf<LocationUpdate>();
const secret = fieldsOf<LocationPassword & LocationCreate>();

const name = field.text('name', {
  label: msg`Name`,
  hint: msg`Guests read it on photos and on your microsite.`,
});
const email = field.text('email', {
  label: msg`E-mail address`,
  hint: msg`The staff there sign in with it.`,
  type: 'email',
});

const place: Section = {
  title: msg`Where it is`,
  text: msg`Without an address and a number of its own, those of the account are shown.`,
  fields: [
    field.text('address.line1', { label: msg`Street and number` }),
    field.text('address.line2', { label: msg`Building, floor, unit` }),
    field.text('address.city', { label: msg`City`, half: true }),
    field.text('address.postalCode', { label: msg`Postal code`, half: true }),
    field.text('address.region', { label: msg`Province or state`, half: true }),
    field.choice('address.country', {
      label: msg`Country`,
      format: msg`Choose a country.`,
      options: countryChoices,
      none: msg`None chosen`,
      half: true,
    }),
    field.phone('phone', { label: msg`Phone`, half: true }),
    field.choice('timezone', {
      label: msg`Time zone`,
      hint: msg`Its days in charts begin and end there.`,
      options: timezoneChoices,
      half: true,
    }),
  ],
};

const logo: Section = {
  title: msg`Logo`,
  aside: true,
  fields: [
    field.picture('logoAssetId', {
      label: msg`Logo`,
      hint: msg`Without one, the logo of the account is in force.`,
      type: 'logo',
    }),
  ],
};

const password: Section['fields'] = [
  secret.custom('password', {
    label: msg`Password`,
    Input: measuredPasswordInput(createLocationBodyPasswordMin),
  }),
  secret.custom('confirmPassword', {
    label: msg`Repeat the password`,
    format: msg`This is not the same password.`,
    Input: PasswordInput,
  }),
];

const agree = ({ password, confirmPassword }: LocationPassword) => password === confirmPassword;
/** Said as soon as both have been typed, whatever else is wrong. */
const agreement = { path: ['confirmPassword'], when: () => true };

/** How long it has to be is said at the first field. */
const repeated = { confirmPassword: z.string().check(z.minLength(1)) };

/** The contract's bodies, and what its words ask for beyond its schemas: two fields that are equal. */
export const createBody = z.extend(CreateLocationBody, repeated).check(z.refine(agree, agreement));
export const passwordBody = z.extend(UpdateLocationPasswordBody, repeated).check(z.refine(agree, agreement));

const managers: Section = {
  title: msg`Managers`,
  fields: [
    field.ids('managerIds', {
      label: msg`Managers`,
      useChoices: useManagerChoices,
      none: msg`Nobody but you`,
    }),
  ],
};

const links: Section = {
  title: msg`Links`,
  text: msg`Where the buttons below a photo lead. Without an address of its own, the account's is meant.`,
  fields: [
    field.text('bookingUrl', { label: msg`Booking page`, hint: msg`For the next visit.`, type: 'url' }),
    field.text('reviewUrl', { label: msg`Review page`, hint: msg`For a word about this one.`, type: 'url' }),
  ],
};

export const newLocationForm: readonly Section[] = [
  { title: msg`Location`, fields: [name] },
  {
    title: msg`Sign-in`,
    text: msg`The staff sign in with these and see this location only. The password is not shown again.`,
    fields: [email, ...password],
  },
  place,
  { ...managers, aside: true },
  { ...links, aside: true },
  logo,
];

export const profileForm: readonly Section[] = [
  {
    title: msg`Location`,
    fields: [
      name,
      email,
      field.choice('status', {
        label: msg`Sign-in`,
        hint: msg`Disabled, everybody there is signed out at once. Its devices go on.`,
        options: [
          { value: 'active', label: msg`Active` },
          { value: 'disabled', label: msg`Disabled` },
        ],
      }),
    ],
  },
  place,
  logo,
];

export const passwordForm: readonly Section[] = [
  {
    title: msg`New password`,
    text: msg`Whoever is signed in there is signed out. It is not shown again, so tell the staff.`,
    fields: password,
  },
];

export const managersForm: readonly Section[] = [{ ...managers, title: msg`Change who looks after it` }];
export const linksForm: readonly Section[] = [links];

/** An address that nobody has begun to write. */
export const noAddress = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };
