// Small real files, generated here: none are checked in.
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one color. */
export async function png(name = 'logo.png', width = 320, height = 200): Promise<GivenFile> {
  const background = { r: 63, g: 107, b: 79 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { name, mimeType: 'image/png', buffer };
}

/** A quarter of a second of silence. */
export function wav(name = 'chime.wav'): GivenFile {
  const rate = 8000;
  const samples = rate / 4;
  const buffer = Buffer.alloc(44 + samples * 2);
  buffer.write('RIFF', 0);
  buffer.writeUInt32LE(36 + samples * 2, 4);
  buffer.write('WAVEfmt ', 8);
  buffer.writeUInt32LE(16, 16);
  buffer.writeUInt16LE(1, 20);
  buffer.writeUInt16LE(1, 22);
  buffer.writeUInt32LE(rate, 24);
  buffer.writeUInt32LE(rate * 2, 28);
  buffer.writeUInt16LE(2, 32);
  buffer.writeUInt16LE(16, 34);
  buffer.write('data', 36);
  buffer.writeUInt32LE(samples * 2, 40);
  return { name, mimeType: 'audio/wav', buffer };
}

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** An MP4 container without tracks: a player opens it and finds nothing. */
export function mp4(name = 'welcome.mp4'): GivenFile {
  const kind = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'));
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(1000, 16);
  const buffer = Buffer.concat([kind, box('moov', box('mvhd', header)), box('mdat', Buffer.alloc(64))]);
  return { name, mimeType: 'video/mp4', buffer };
}

/** A PDF document, which is refused under any file name. */
export function pdf(name = 'prices.pdf', mimeType = 'application/pdf'): GivenFile {
  const text =
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n';
  return { name, mimeType, buffer: Buffer.from(text) };
}

/** Drags files over an element, as from a folder. @returns functions that end it at the same point */
export async function dragOver(target: Locator, ...files: GivenFile[]) {
  const page = target.page();
  const given = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    text: buffer.toString('base64'),
  }));
  const dataTransfer = await page.evaluateHandle((files) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, text } of files) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type: mimeType }));
    }
    return transfer;
  }, given);
  const box = await target.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5];
  const send = (type: string) =>
    page.evaluate(
      ({ type, x, y, dataTransfer }) => {
        const init = { bubbles: true, cancelable: true, dataTransfer, clientX: x, clientY: y };
        document.elementFromPoint(x, y)?.dispatchEvent(new DragEvent(type, init));
      },
      { type, x, y, dataTransfer },
    );
  await send('dragenter');
  await send('dragover');
  return { drop: () => send('drop'), leave: () => send('dragleave') };
}
