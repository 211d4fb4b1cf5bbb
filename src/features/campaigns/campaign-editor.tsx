import { msg } from '@lingui/core/macro';
import { type CampaignUpdate, UpdateCampaignBody, useUpdateCampaign } from '~/api/campaigns';
import { createEditor } from '~/patterns/facts/in-place-form';
import type { Section } from '~/patterns/form/field';
import { fieldsOf } from '~/patterns/form/fields';

/** Everything else is edited in the composer. */
const nameForm: readonly Section<CampaignUpdate>[] = [
  {
    title: msg`Campaign`,
    fields: [
      fieldsOf<CampaignUpdate>().text('name', {
        label: msg`Name`,
        hint: msg`For your team; recipients never see it.`,
      }),
    ],
  },
];

/** The name of a campaign, in its panel. */
export const CampaignEditor = createEditor(nameForm, UpdateCampaignBody, useUpdateCampaign);
