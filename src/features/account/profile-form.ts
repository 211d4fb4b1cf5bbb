import { msg } from '@lingui/core/macro';
import { type Account, type AccountUpdate, UpdateOwnAccountBody } from '~/api/account';
import { currencyChoices } from '~/entities/pickers/currency-choices';
import { timezoneChoices } from '~/entities/pickers/place-choices';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { addressFields, postalCodeRule } from '~/patterns/form/postal-address';
import { BrandPreview } from './brand-preview';
import { ColorInput } from './color-input';
import { FontInput } from './font-input';
import { LanguageInput } from './language-input';
import { LogoInput } from './logo-input';

const field = fieldsOf<AccountUpdate, Account>();

const COLOR_FORMAT = msg`Type a color like #3F6B4F.`;

export const accountBody = UpdateOwnAccountBody.check(postalCodeRule);

export const accountForm: readonly (Section<AccountUpdate, Account> & { id: string })[] = [
  {
    id: 'business',
    title: msg`Business`,
    fields: [
      field.text('businessName', {
        label: msg`Business name`,
        hint: msg`Guests see it on photos, pages and messages.`,
        autoComplete: 'organization',
      }),
      field.choice('category', {
        label: msg`Category`,
        hint: msg`Sets which stock images you get.`,
        options: [
          { value: 'beauty', label: msg`Beauty` },
          { value: 'pets', label: msg`Pets` },
          { value: 'construction', label: msg`Construction` },
          { value: 'marketing', label: msg`Marketing` },
          { value: 'other', label: msg`Other` },
        ],
        half: true,
      }),
      field.text('ownerName', {
        label: msg`Owner`,
        hint: msg`The person we contact about the account.`,
        autoComplete: 'name',
        half: true,
      }),
    ],
  },
  {
    id: 'contact',
    title: msg`Contact details`,
    text: msg`The postal address appears at the bottom of your emails, as the law requires of marketing messages. Without it, no email campaign is sent.`,
    fields: [
      field.phone('phone', { label: msg`Phone`, half: true }),
      field.text('website', { label: msg`Website`, type: 'url', half: true }),
      ...addressFields(true),
    ],
  },
  {
    id: 'region',
    title: msg`Region and language`,
    fields: [
      field.choice('timezone', {
        label: msg`Time zone`,
        hint: msg`For campaigns, reports and charts.`,
        options: timezoneChoices,
        half: true,
      }),
      field.choice('currency', {
        label: msg`Currency`,
        hint: msg`For the prices of new products.`,
        options: currencyChoices,
        half: true,
      }),
      field.custom('locale', {
        label: msg`Language of the business`,
        hint: msg`Guests get their messages and pages in it. Choose your own app language under Preferences.`,
        formatError: msg`Choose one from the list.`,
        Input: LanguageInput,
      }),
    ],
  },
  {
    id: 'brand',
    title: msg`Your brand`,
    text: msg`Sessions and guest pages use it unless they have their own.`,
    fields: [
      field.custom('logoAssetId', {
        label: msg`Logo`,
        hint: msg`PNG with a transparent background, at least 512 px wide.`,
        formatError: msg`Choose a picture from the list.`,
        group: true,
        Input: LogoInput,
      }),
      field.custom('brandColor', {
        label: msg`Brand color`,
        hint: msg`Buttons on booths and guest pages.`,
        formatError: COLOR_FORMAT,
        Input: ColorInput,
      }),
      field.custom('accentColor', {
        label: msg`Accent color`,
        hint: msg`Links and highlights. Without one, the brand color is used.`,
        formatError: COLOR_FORMAT,
        Input: ColorInput,
      }),
      field.custom('headingFont', {
        label: msg`Heading font`,
        hint: msg`Offered first for text in your templates and designs.`,
        formatError: msg`Choose a font from the list.`,
        group: true,
        Input: FontInput,
      }),
      field.custom('textFont', {
        label: msg`Text font`,
        hint: msg`For smaller text in your templates and designs.`,
        formatError: msg`Choose a font from the list.`,
        group: true,
        Input: FontInput,
      }),
    ],
    SideContent: BrandPreview,
  },
  {
    id: 'links',
    title: msg`Guest page links`,
    text: msg`Buttons and share texts on the pages of your guests. Locations and sessions can have their own.`,
    fields: [
      field.text('bookingUrl', {
        label: msg`Booking page`,
        hint: msg`“Book again” button`,
        type: 'url',
        half: true,
      }),
      field.text('reviewUrl', {
        label: msg`Review page`,
        hint: msg`“Leave a review” button`,
        type: 'url',
        half: true,
      }),
      field.text('socialHandles.instagram', {
        label: msg`Instagram`,
        hint: msg`A handle, or the address of your page.`,
        half: true,
      }),
      field.text('socialHandles.facebook', {
        label: msg`Facebook`,
        hint: msg`A handle, or the address of your page.`,
        half: true,
      }),
      field.text('socialHandles.twitter', {
        label: msg`X`,
        hint: msg`A handle, or the address of your page.`,
        half: true,
      }),
    ],
  },
];
