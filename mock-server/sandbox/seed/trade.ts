// What the businesses of one category have in common: what they sell, run and write.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Ware } from './pictures/wares.ts';

type Schemas = components['schemas'];

export interface ProductPlan {
  name: string;
  brand: string;
  category: string;
  description: string;
  /** In minor units. */
  price: number | null;
  ware: Ware;
  colour: string;
  accent: string;
  /** What the picture's label says. */
  label: string;
  tags: string[];
  /** False for one that is not sold any more. */
  active?: boolean;
}

export type ExperiencePlan = Pick<Schemas['Experience'], 'kind' | 'title'> & Partial<Schemas['Experience']>;

export interface SessionPlan {
  /** The last part of its address, after the business's own. */
  key: string;
  name: string;
  status: Schemas['SessionStatus'];
  /** Which of the business's locations, by number; none for everywhere. */
  places: number[];
  gallery: Schemas['GalleryVisibility'];
  /** In days from today. */
  from?: number;
  to?: number;
  startText: string;
  thanksText: string;
  consentText: string | null;
  details?: Partial<Schemas['Session']>;
  experiences: ExperiencePlan[];
}

export interface CampaignPlan {
  name: string;
  channel: Schemas['CampaignChannel'];
  status: Schemas['CampaignStatus'];
  kind: Schemas['CampaignKind'];
  /** In days from today: when it goes, or went. */
  day?: number;
  repeat?: Schemas['CampaignRepeat'];
  trigger?: Schemas['CampaignTrigger'];
  audience: Schemas['CampaignAudience'];
  subject?: string;
  preheader?: string;
  /** Of an e-mail in Markdown, of an SMS in plain words. */
  text: string;
  /** How many rounds of it went out so far. */
  rounds?: number;
  failure?: string;
}

export interface Trade {
  products: ProductPlan[];
  sessions: SessionPlan[];
  campaigns: CampaignPlan[];
  contactTags: string[];
  notes: string[];
  integrations: Schemas['IntegrationName'][];
  /** How busy each month is, January first. */
  season: number[];
  /** What may be written on a photo wall. */
  words: string[];
}

export const everybody: Schemas['CampaignAudience'] = { match: 'all', rules: [] };
export const tagged = (value: string): Schemas['CampaignAudience'] => ({
  match: 'all',
  rules: [{ field: 'tag', op: 'is', value }],
});
