// What stands in the composer now, as the contract would have it.
import type {
  CampaignAudience,
  CampaignChannel,
  CampaignKind,
  CampaignRepeat,
  CampaignTrigger,
} from '~/api/campaigns';
import type { Lookup } from '~/components/form/values';
import type { QuietHours } from '~/lib/wall-clock';

export interface Draft {
  name: string | null;
  channel: CampaignChannel;
  kind: CampaignKind;
  status: string;
  time: string | null;
  repeat: CampaignRepeat | null;
  trigger: CampaignTrigger | null;
  audience: CampaignAudience;
  subject: string | null;
  preheader: string | null;
  body: string | null;
  smsBody: string | null;
  linkUrl: string | null;
  templateId: string | null;
  mediaIds: string[];
  productIds: string[];
  senderName: string | null;
  replyTo: string | null;
  timezone: string;
  quietHours: QuietHours | null;
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const ids = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const object = <T>(value: unknown): T | null =>
  typeof value === 'object' && value !== null ? (value as T) : null;

/** The hours in which the contract sends no SMS unless others are given. */
const NIGHT: QuietHours = { from: '21:00', to: '09:00' };

/** What the contract takes for granted where nothing is given. */
export const usualQuietHours = (channel: CampaignChannel): QuietHours | null =>
  channel === 'sms' ? NIGHT : null;

/** The form's own fields, whose values the schemas have made; only their names are looked up here. */
export function readDraft(lookUp: Lookup): Draft {
  const channel = lookUp('channel') === 'sms' ? 'sms' : 'email';
  const kind = lookUp('kind');
  const quiet = lookUp('quietHours');
  return {
    name: text(lookUp('name')),
    channel,
    kind: kind === 'repeating' || kind === 'automatic' ? kind : 'once',
    status: text(lookUp('status')) ?? 'draft',
    time: text(lookUp('time')),
    repeat: object(lookUp('repeat')),
    trigger: object(lookUp('trigger')),
    audience: object<CampaignAudience>(lookUp('audience')) ?? { match: 'all', rules: [] },
    subject: text(lookUp('subject')),
    preheader: text(lookUp('preheader')),
    body: text(lookUp('body')),
    smsBody: text(lookUp('smsBody')),
    linkUrl: text(lookUp('linkUrl')),
    templateId: text(lookUp('templateId')),
    mediaIds: ids(lookUp('mediaIds')),
    productIds: ids(lookUp('productIds')),
    senderName: text(lookUp('senderName')),
    replyTo: text(lookUp('replyTo')),
    timezone: text(lookUp('timezone')) ?? 'UTC',
    quietHours: quiet === undefined ? usualQuietHours(channel) : object<QuietHours>(quiet),
  };
}
