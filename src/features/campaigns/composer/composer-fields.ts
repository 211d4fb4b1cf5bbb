import { msg } from '@lingui/core/macro';
import type { Campaign, CampaignCreate, CampaignKind } from '~/api/campaigns';
import { useProductChoices } from '~/entities/pickers/product-choices';
import { hasMark } from '~/lib/message-text';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';
import { AudienceInput } from './audience/audience-input';
import { BodyInput } from './body/body-input';
import { ChannelInput } from './message/channel-input';
import { PicturesInput } from './message/pictures-input';
import { SmsCostFooter, SmsInput } from './message/sms-input';
import { TemplateInput } from './message/template-input';
import { SubjectFooter, UnknownPlaceholder } from './message/text-footers';
import type { CampaignIntent, CampaignValues } from './model/composer-context';
import { RepeatInput, TriggerInput } from './schedule/rhythm-inputs';
import { KindInput, QuietInput, ZoneInput } from './schedule/schedule-inputs';
import { TimeInput } from './schedule/time-input';

const field = fieldsOf<CampaignCreate, Campaign>();

type CampaignSection = Section<CampaignCreate, Campaign, CampaignIntent>;

const isMail = ({ channel }: CampaignValues) => channel !== 'sms';
const isSms = ({ channel }: CampaignValues) => channel === 'sms';
/** A campaign that has begun keeps its channel and kind. */
const isDraft = (_values: CampaignValues, record: Campaign | null) => record?.status !== 'paused';
const isKind = (kind: CampaignKind) => (values: CampaignValues) => values.kind === kind;

/** Name and channel, audience, message, sender, and time. */
export const composerFields: readonly [
  CampaignSection,
  CampaignSection,
  CampaignSection,
  CampaignSection,
  CampaignSection,
] = [
  {
    title: msg`Campaign`,
    fields: [
      field.text('name', {
        label: msg`Name`,
        hint: msg`For your team; recipients never see it.`,
        half: true,
      }),
      field.custom('channel', {
        label: msg`Channel`,
        hint: msg`Only people who agreed to this channel get it.`,
        Input: ChannelInput,
        group: true,
        half: true,
        when: isDraft,
      }),
    ],
  },
  {
    id: 'audience',
    title: msg`Audience`,
    fields: [field.custom('audience', { label: msg`Audience`, Input: AudienceInput, group: true })],
  },
  {
    id: 'content',
    title: msg`Content`,
    fields: [
      { ...field.text('subject', { label: msg`Subject`, when: isMail }), Footer: SubjectFooter },
      {
        ...field.text('preheader', {
          label: msg`Preview line`,
          hint: msg`Shown next to the subject in the inbox.`,
          when: isMail,
        }),
        Footer: UnknownPlaceholder,
      },
      field.custom('body', {
        label: msg`Message`,
        Input: BodyInput,
        Footer: UnknownPlaceholder,
        when: isMail,
      }),
      field.custom('smsBody', { label: msg`Text`, Input: SmsInput, Footer: SmsCostFooter, when: isSms }),
      field.text('linkUrl', {
        label: msg`Link`,
        hint: msg`For example your booking page.`,
        formatError: msg`Enter a full link that starts with https://.`,
        type: 'url',
      }),
      field.custom('mediaIds', {
        label: msg`Pictures`,
        hint: msg`Shown above the text. Add a “Picture gallery” block to choose the place.`,
        renderedElsewhere: ({ body, mediaIds }) => hasMark(body, '{{pictures}}') || !mediaIds?.length,
        Input: PicturesInput,
        group: true,
        half: true,
        when: isMail,
      }),
      field.ids('productIds', {
        label: msg`Products`,
        hint: msg`Shown below the text. Add a “Products” block to choose the place.`,
        renderedElsewhere: ({ body, productIds }) => hasMark(body, '{{products}}') || !productIds?.length,
        useChoices: useProductChoices,
        none: msg`No products`,
        half: true,
        when: isMail,
      }),
      field.custom('templateId', { label: msg`Template`, Input: TemplateInput, when: isMail }),
    ],
  },
  {
    title: msg`Sender`,
    fields: [
      field.text('senderName', {
        label: msg`From`,
        hint: msg`Leave empty to use the business name.`,
        half: true,
      }),
      field.text('replyTo', {
        label: msg`Reply to`,
        hint: msg`Leave empty to use the account's email.`,
        type: 'email',
        half: true,
        when: isMail,
      }),
    ],
  },
  {
    id: 'schedule',
    title: msg`Schedule`,
    fields: [
      field.custom('kind', { label: msg`How often`, Input: KindInput, group: true, when: isDraft }),
      field.custom('repeat', {
        label: msg`Repeat`,
        Input: RepeatInput,
        when: isKind('repeating'),
      }),
      field.custom('trigger', {
        label: msg`Trigger`,
        Input: TriggerInput,
        group: true,
        when: isKind('automatic'),
      }),
      field.custom('time', {
        label: msg`Time`,
        Input: TimeInput,
        group: true,
        when: ({ kind }) => kind !== 'automatic',
      }),
      field.custom('timezone', { label: msg`Time zone`, Input: ZoneInput }),
      field.custom('quietHours', { label: msg`Quiet hours`, Input: QuietInput, group: true }),
    ],
  },
];
