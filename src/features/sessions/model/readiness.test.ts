import { describe, expect, it } from 'vitest';
import type { SessionUpdate } from '~/api/sessions';
import type { Template } from '~/api/templates';
import { outagesOf, problemsOf } from './readiness';

const settings = { smsEnabled: true } as Parameters<typeof problemsOf>[2]['account']['settings'];
const account = {
  ...{ logoAssetId: null, brandColor: '#3F6B4F', accentColor: null, bookingUrl: null, reviewUrl: null },
  settings,
};
const template = { id: 'strip', scene: { layers: [1, 2, 3].map((slot) => ({ type: 'photo', slot })) } };
const context = { account, location: null, templates: [template as unknown as Template] };
const ready: Partial<SessionUpdate> = {
  deviceIds: ['device-front'],
  consentText: 'The salon may show my photo.',
  shareChannels: ['sms', 'qr'],
  experiences: [{ kind: 'photo', title: 'Portrait' }],
};
const problems = (change: Partial<SessionUpdate>, more = context) =>
  problemsOf({ ...ready, ...change }, null, more);

describe('readiness', () => {
  it('finds nothing for a complete session', () => {
    expect(problems({})).toEqual([]);
  });

  it.each<[string, Partial<SessionUpdate>, string]>([
    ['no experience', { experiences: [] }, 'noExperience'],
    [
      'only disabled experiences',
      { experiences: [{ kind: 'photo', title: 'A', enabled: false }] },
      'noExperience',
    ],
    ['an end in the past', { endsAt: '2020-01-01T00:00:00Z' }, 'endPassed'],
    ['no device', { deviceIds: [] }, 'noDevice'],
    ['no consent text', { consentText: null }, 'noConsent'],
    ['a pale primary color', { primaryColor: '#F2B134' }, 'primaryContrast'],
    ['a pale accent color', { accentColor: '#F2B134' }, 'accentContrast'],
    [
      'a collage that does not fit its template',
      { experiences: [{ kind: 'collage', title: 'A', templateId: 'strip', shots: 4 }] },
      'slots',
    ],
  ])('finds %s', (_name, change, problem) => {
    expect(problems(change)).toEqual([problem]);
  });

  it('finds text messages that the account cannot send, only if they are offered', () => {
    const noSms = { ...context, account: { ...account, settings: { ...settings, smsEnabled: false } } };
    expect(problems({}, noSms)).toEqual(['noSms']);
    expect(problems({ shareChannels: ['qr'] }, noSms)).toEqual([]);
  });

  it('names its booths that are not reached, and services of its messages of which none works', () => {
    const devices = [
      { id: 'device-front', name: 'Front desk', status: 'offline' as const },
      { id: 'device-studio', name: 'Studio', status: 'offline' as const },
    ];
    const service = (name: 'sendgrid' | 'twilio' | 'textel', status: 'connected' | 'expired') => ({
      name,
      status,
    });
    const expired = [service('sendgrid', 'expired'), service('twilio', 'expired')];
    expect(outagesOf(ready, devices, expired)).toEqual([
      { kind: 'device', device: devices[0] },
      { kind: 'service', service: expired[1] },
    ]);
    expect(outagesOf(ready, [], [...expired, service('textel', 'connected')])).toEqual([]);
  });
});
