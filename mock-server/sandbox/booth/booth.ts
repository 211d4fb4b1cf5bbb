import type { DeviceHandlers } from '../handler.ts';
import { refuse } from '../refusal.ts';
import { notLinked } from './not-linked.ts';
import { boothPhotos } from './photos.ts';
import { whatRuns } from './running.ts';

export const booth = {
  ...boothPhotos,

  async reportBooth({ db, device, body, now }) {
    const running = await whatRuns(db, device, now);
    const row = await db
      .updateTable('devices')
      .set(({ eb, or }) => ({
        ...body,
        lastSeenAt: now,
        settingsBehind: running
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
      sessionId: running?.session.id ?? null,
      settingsVersion: running?.settingsVersion ?? 'none',
    };
  },

  async getBoothSession({ db, device, media, now }) {
    const running = await whatRuns(db, device, now);
    if (!running) throw refuse(404, 'This booth has no running session. Assign an active session to it.');
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
