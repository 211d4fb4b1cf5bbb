import { msg } from '@lingui/core/macro';
import { type Campaign, type CampaignUpdate, UpdateCampaignBody, useUpdateCampaign } from '~/api/campaigns';
import { InPlaceForm } from '~/components/facts/in-place-form';
import type { EditorProps } from '~/components/facts/use-edit-in-place';
import type { Section } from '~/components/form/field';
import { fieldsOf } from '~/components/form/fields';

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
export function CampaignEditor({ row, ...props }: EditorProps<Campaign, 'name'>) {
  const { mutateAsync: update } = useUpdateCampaign();
  return (
    <InPlaceForm
      {...props}
      sections={nameForm}
      schema={UpdateCampaignBody}
      record={row}
      save={(data) => update({ id: row.id, data })}
    />
  );
}
