import { msg } from '@lingui/core/macro';
import type { Campaign, CampaignCreate } from '~/api/campaigns';
import type { Section } from '~/patterns/form/field';
import { Reach } from './audience/reach';
import { composerFields } from './composer-fields';
import { Preview } from './message/preview';
import type { CampaignIntent } from './model/composer-context';
import { DayClock } from './schedule/day-clock';
import { SendPanel } from './send-panel';

const [campaign, who, what, sender, when] = composerFields;

/**
 * The sections, each followed by its effect: the reach, the time, and the blockers; the preview is
 * beside all of them.
 */
export const composerForm: readonly Section<CampaignCreate, Campaign, CampaignIntent>[] = [
  campaign,
  { ...who, SideContent: Reach },
  what,
  sender,
  { ...when, SideContent: DayClock },
  { id: 'review', title: msg`Review`, fields: [], SideContent: SendPanel },
  { title: msg`Preview`, aside: 'large', fields: [], SideContent: Preview },
];
