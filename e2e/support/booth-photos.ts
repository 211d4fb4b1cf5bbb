// Photos as a booth sends them, where a test needs certain answers of its guests.
import { randomBytes, randomUUID } from 'node:crypto';
import type { Photo } from '../../src/api/photos.ts';
import type { callsOf } from './api.ts';
import { pictureFile } from './photos.ts';
import type { Target } from './product.ts';

/** Links a booth that runs the session. @returns sends a photo, with what its guest answered to the consent text */
export async function linkBooth(
  { origin }: Target,
  call: Awaited<ReturnType<typeof callsOf>>,
  sessionId: string,
): Promise<(agrees: boolean, guest?: object) => Promise<Photo>> {
  const { code } = await call<{ code: string }>('POST', '/devices/code');
  const post = async (path: string, init: RequestInit) => {
    const response = await fetch(`${origin}/api/v1${path}`, { method: 'POST', ...init });
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  };
  const { deviceId, key } = await post('/booth/link', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, model: 'iPad Air 11-inch', appVersion: '4.2.1' }),
  });
  await call('POST', `/sessions/${sessionId}`, { deviceIds: [deviceId] });
  return async (given, guest = {}) => {
    const { name, mimeType, buffer } = await pictureFile('shot.jpg', 900, 1200);
    const form = new FormData();
    form.append('photo', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
    form.append('clientId', randomUUID());
    form.append('capturedAt', new Date().toISOString());
    // Chosen by the booth, which prints the link as a QR code before the photo arrives.
    form.append('token', randomBytes(16).toString('base64url'));
    form.append('consent', JSON.stringify({ given, at: new Date().toISOString(), textVersion: 1 }));
    form.append('guest', JSON.stringify(guest));
    return post('/booth/photos', { headers: { 'x-device-key': key }, body: form });
  };
}
