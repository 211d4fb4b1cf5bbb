// The common data of all businesses of a category: their products, sessions and texts.
import type { components } from '../../../src/api/generated/schema.d.ts';

type Schemas = components['schemas'];

export interface ProductPlan {
  name: string;
  brand: string;
  category: string;
  description: string;
  /** In minor units. */
  price: number | null;
  tags: string[];
  /** False for a product that is no longer on sale. */
  active?: boolean;
}

export type ExperiencePlan = Pick<Schemas['Experience'], 'kind' | 'title'> & Partial<Schemas['Experience']>;

export interface SessionPlan {
  /** The end of its slug, after the business's own. */
  key: string;
  name: string;
  status: Schemas['SessionStatusUpdate'];
  /** Indexes of the business's locations; empty for all. */
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
  /** The day of sending, in days from today. */
  day?: number;
  repeat?: Schemas['CampaignRepeat'];
  trigger?: Schemas['CampaignTrigger'];
  audience: Schemas['CampaignAudience'];
  subject?: string;
  preheader?: string;
  /** Markdown for an email, plain text for an SMS. */
  text: string;
  /** The number of rounds sent so far. */
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
  /** Activity of each month, January first. */
  season: number[];
}

export const everybody: Schemas['CampaignAudience'] = { match: 'all', rules: [] };
export const tagged = (value: string): Schemas['CampaignAudience'] => ({
  match: 'all',
  rules: [{ field: 'tag', op: 'is', values: [value] }],
});
