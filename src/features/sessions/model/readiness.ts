// What is missing before a session goes live.
import type { Account } from '~/api/account';
import type { Device } from '~/api/devices';
import type { Integration } from '~/api/integrations';
import type { Session, SessionUpdate } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { brandOf, isReadable } from './brand';
import type { Parents } from './inheritance';
import { slotProblem } from './template-slots';

export type Problem =
  | 'noExperience'
  | 'endPassed'
  | 'noDevice'
  | 'noConsent'
  | 'noSms'
  | 'primaryContrast'
  | 'accentContrast'
  | 'slots';

/** The field that solves a problem. */
export const FIELD_OF = {
  noExperience: 'experiences',
  endPassed: 'endsAt',
  noDevice: 'deviceIds',
  noConsent: 'consentText',
  noSms: 'shareChannels',
  primaryContrast: 'primaryColor',
  accentContrast: 'accentColor',
  slots: 'experiences',
} as const satisfies Record<Problem, keyof SessionUpdate>;

export const hasPassed = (moment: string | null | undefined): boolean =>
  typeof moment === 'string' && Date.parse(moment) <= Date.now();

export function problemsOf(
  values: Partial<SessionUpdate>,
  record: Session | null,
  { templates, ...parents }: Parents & { account: Pick<Account, 'settings'>; templates: readonly Template[] },
): Problem[] {
  const brand = brandOf(values, record, parents);
  const experiences = values.experiences ?? [];
  const accent = brand.accentColor !== brand.primaryColor && brand.accentColor;
  const found: [Problem, boolean][] = [
    ['endPassed', hasPassed(values.endsAt)],
    ['noExperience', experiences.every(({ enabled }) => enabled === false)],
    [
      'slots',
      experiences.some(
        (one) =>
          slotProblem(
            one,
            templates.find(({ id }) => id === one.templateId),
          ) !== null,
      ),
    ],
    ['noDevice', (values.deviceIds ?? []).length === 0],
    ['noConsent', !values.consentText],
    ['noSms', (values.shareChannels ?? []).includes('sms') && !parents.account.settings.smsEnabled],
    ['primaryContrast', !isReadable(brand.primaryColor, brand)],
    ['accentContrast', accent !== false && !isReadable(accent, brand)],
  ];
  return found.flatMap(([problem, isFound]) => (isFound ? [problem] : []));
}

/** A booth or a connected service that keeps a session from working. */
export type Outage =
  | { kind: 'device'; device: Pick<Device, 'id' | 'name' | 'status'> }
  | { kind: 'service'; service: Pick<Integration, 'name' | 'status'> };

const SERVICES: Partial<Record<Integration['name'], 'email' | 'sms'>> = {
  sendgrid: 'email',
  twilio: 'sms',
  textel: 'sms',
};

/** The booths of the session that are not reached, and the services of its messages that do not work. */
export function outagesOf(
  { deviceIds = [], shareChannels = [] }: Partial<SessionUpdate>,
  devices: readonly Pick<Device, 'id' | 'name' | 'status'>[],
  services: readonly Pick<Integration, 'name' | 'status'>[],
): Outage[] {
  const isAway = ({ id, status }: Pick<Device, 'id' | 'status'>) =>
    deviceIds.includes(id) && (status === 'offline' || status === 'never');
  const works = (channel: 'email' | 'sms') =>
    services.some(({ name, status }) => SERVICES[name] === channel && status === 'connected');
  return [
    ...devices.filter(isAway).map((device) => ({ kind: 'device' as const, device })),
    ...services
      .filter(({ name }) => {
        const channel = SERVICES[name];
        return channel !== undefined && shareChannels.includes(channel) && !works(channel);
      })
      .map((service) => ({ kind: 'service' as const, service })),
  ];
}
