import type { DeviceHandlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { notLinked } from './not-linked.ts';
import { boothPhotos } from './photos.ts';
import { type Idle, whatRuns } from './running.ts';

export const booth = {
  ...boothPhotos,

  async reportBooth({ db, device, body, now }) {
    const running = await whatRuns(db, device, now);
    const row = await db
      .updateTable('devices')
      .set(({ eb, or }) => ({
        ...body,
        lastSeenAt: now,
        settingsBehind: running.session
          ? or([
              eb('settingsVersion', 'is', null),
              eb('settingsVersion', '!=', running.settingsVersion),
            ]).$castTo<boolean>()
          : false,
      }))
      .where('id', '=', device.id)
      // The booth may have been unlinked since it was authenticated; it then keeps its last
      // figures.
      .where('linkedAt', 'is not', null)
      .returning(['name', 'locationId'])
      .executeTakeFirst();
    if (!row) throw notLinked();
    return {
      ...row,
      sessionId: running.session?.id ?? null,
      idle: running.idle,
      settingsVersion: running.session ? running.settingsVersion : 'none',
    };
  },

  async getBoothSession({ db, device, media, now }) {
    const running = await whatRuns(db, device, now);
    if (!running.session) throw refuse(404, whyIdle(running.idle));
    const { session, files, settingsVersion } = running;
    await db
      .updateTable('devices')
      .set({ settingsVersion, settingsBehind: false })
      .where('id', '=', device.id)
      .where('linkedAt', 'is not', null)
      .where(({ eb, or }) =>
        or([
          eb('settingsVersion', 'is', null),
          eb('settingsVersion', '!=', settingsVersion),
          eb('settingsBehind', '=', true),
        ]),
      )
      .execute();
    const assets = files.map(({ hash, ...file }) => ({
      ...file,
      url: media.links.url('assets', { id: file.id, hash }, 'full'),
    }));
    return { ...session, settingsVersion, assets, photoUrl: media.links.guestUrl('p/{token}') };
  },
} satisfies DeviceHandlers;

const WHY: Record<Idle['idle']['reason'], string> = {
  suspended: 'The account of this booth is suspended. Its owner can end that in the app.',
  noSession: 'This booth has no session. Assign one to it in the app.',
  draft: 'The session of this booth is a draft. Start it in the app.',
  scheduled: 'The session of this booth starts later.',
  paused: 'The session of this booth is paused. Resume it in the app.',
  ended: 'The session of this booth has ended. Assign another one to it in the app.',
};

const whyIdle = ({ reason, startsAt }: Idle['idle']) =>
  startsAt === null ? WHY[reason] : `The session of this booth starts at ${startsAt}.`;
