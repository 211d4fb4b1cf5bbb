import { msg } from '@lingui/core/macro';
import type { Campaign, CampaignCreate } from '~/api/campaigns';
import type { Section } from '~/components/form/field';
import { Check } from './check';
import { composerFields } from './composer-fields';
import type { CampaignIntent } from './composer-values';
import { DayClock } from './day-clock';
import { Preview } from './preview';
import { Reach } from './reach';

const [campaign, who, what, when] = composerFields;

/** Each section with what follows from it: the reach, the preview, the time, and what is missing. */
export const composerForm: readonly Section<CampaignCreate, Campaign, CampaignIntent>[] = [
  campaign,
  { ...who, SideContent: Reach },
  { ...what, SideContent: Preview },
  { ...when, SideContent: DayClock },
  { title: msg`Review`, fields: [], SideContent: Check },
];
