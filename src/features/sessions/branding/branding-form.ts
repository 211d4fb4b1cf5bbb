import { msg } from '@lingui/core/macro';
import { createElement } from 'react';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { LogoSlot, screenSlot } from './asset-slot';
import { AssetsInput } from './assets-input';
import { colorInput } from './color-input';

const field = fieldsOf<SessionUpdate, Session>();

const COLOR_FORMAT = msg`Type a color like #3F6B4F.`;
const CHOOSE = msg`Choose a picture from the list.`;

/** Font families of the platform, which need no loading. */
const FONTS = [
  { value: 'system-ui', label: msg`System` },
  { value: 'ui-serif', label: msg`Serif` },
  { value: 'ui-rounded', label: msg`Rounded` },
  { value: 'ui-monospace', label: msg`Monospace` },
];

export const brandingForm: readonly Section<SessionUpdate, Session>[] = [
  {
    title: msg`Colors and text style`,
    tab: 'branding',
    fields: [
      field.choice('theme', {
        label: msg`Theme`,
        options: [
          { value: 'light', label: msg`Light` },
          { value: 'dark', label: msg`Dark` },
        ],
        half: true,
      }),
      field.choice('font', { label: msg`Font`, options: FONTS, half: true }),
      field.custom('primaryColor', {
        label: msg`Primary color`,
        hint: msg`Buttons on the booth and the guest pages.`,
        formatError: COLOR_FORMAT,
        Input: colorInput('primaryColor'),
      }),
      field.custom('accentColor', {
        label: msg`Accent color`,
        hint: msg`Links and highlights. Without one, the primary color is used.`,
        formatError: COLOR_FORMAT,
        Input: colorInput('accentColor'),
      }),
    ],
  },
  {
    title: msg`Logo and screens`,
    tab: 'branding',
    fields: [
      field.custom('logoAssetId', {
        label: msg`Logo`,
        hint: msg`PNG or SVG with a transparent background, at least 512 pixels wide.`,
        formatError: CHOOSE,
        group: true,
        Input: LogoSlot,
      }),
      field.custom('startScreenAssetId', {
        label: msg`Start screen`,
        hint: msg`Portrait, 3:4. Guests tap it to begin.`,
        formatError: CHOOSE,
        group: true,
        half: true,
        Input: screenSlot('start_screen', '3 / 4'),
      }),
      field.custom('experienceScreenAssetId', {
        label: msg`Experience screen`,
        hint: msg`Portrait, 3:4. Behind the choices and the countdown.`,
        formatError: CHOOSE,
        group: true,
        half: true,
        Input: screenSlot('experience_screen', '3 / 4'),
      }),
      field.custom('sharingScreenAssetId', {
        label: msg`Sharing screen`,
        hint: msg`Portrait, 3:4. Behind the ways to share.`,
        formatError: CHOOSE,
        group: true,
        half: true,
        Input: screenSlot('sharing_screen', '3 / 4'),
      }),
      field.custom('micrositeBackgroundAssetId', {
        label: msg`Background of guest pages`,
        hint: msg`At least 1920 pixels wide. A banner above the gallery, cropped to fit.`,
        formatError: CHOOSE,
        group: true,
        half: true,
        Input: screenSlot('microsite_background', '16 / 9'),
      }),
    ],
  },
  {
    title: msg`Overlays and promotions`,
    tab: 'branding',
    fields: [
      field.custom('overlayAssetIds', {
        label: msg`Overlays`,
        hint: msg`Guests can put one over their photo.`,
        formatError: CHOOSE,
        group: true,
        Input: (props) => createElement(AssetsInput, { ...props, type: 'overlay' }),
      }),
      field.custom('promotionalAssetIds', {
        label: msg`Promotions`,
        hint: msg`Shown while the booth is not in use.`,
        formatError: CHOOSE,
        group: true,
        Input: (props) => createElement(AssetsInput, { ...props, type: 'promotional' }),
      }),
    ],
  },
  {
    title: msg`Text on the booth`,
    tab: 'branding',
    fields: [
      field.text('startText', { label: msg`Start text`, hint: msg`On the start screen.` }),
      field.text('thanksText', { label: msg`Thank-you text`, hint: msg`After a guest shared a photo.` }),
    ],
  },
];
