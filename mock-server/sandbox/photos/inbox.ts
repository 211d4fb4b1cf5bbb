// The messages with photos that would have been sent, for whoever tries the product out on their own machine.
import { type Kysely, sql } from 'kysely';
import { escaped } from '../campaigns/markdown.ts';
import type { Links } from '../media/links.ts';
import { ownRows } from '../store/own-rows.ts';
import type { Tables } from '../store/tables.ts';
import { photoMessage } from './message.ts';
import { COLUMNS } from './read.ts';

/** How many photos and messages are looked at. */
const PHOTOS = 30;
const MESSAGES = 50;

export async function inboxPage(db: Kysely<Tables>, links: Links): Promise<string> {
  const photos = await db
    .selectFrom('photos')
    .select([...COLUMNS, 'accountId'])
    .where(sql<boolean>`deliveries <> '[]'::jsonb`)
    .orderBy('updatedAt', 'desc')
    .limit(PHOTOS)
    .execute();
  const arrived = photos
    .flatMap((photo) => photo.deliveries.map((delivery) => ({ photo, delivery })))
    .filter(({ delivery }) => delivery.status === 'delivered' || delivery.status === 'opened')
    .sort((one, other) => other.delivery.at.localeCompare(one.delivery.at))
    .slice(0, MESSAGES);
  const messages = [];
  for (const { photo, delivery } of arrived) {
    const whole = ownRows(db, photo.accountId);
    const message = await photoMessage({ whole, names: whole, links, isSent: true }, photo, delivery);
    messages.push(toArticle(delivery, message));
  }
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Local inbox</title>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/_mock/fault-panel.css"></head><body>',
    '<header><div><h1>Local inbox</h1><p>Photos that would have been sent. Nothing leaves this machine.</p></div></header>',
    `<main>${messages.join('') || '<p>No messages yet.</p>'}</main></body></html>`,
  ].join('\n');
}

type Message = Awaited<ReturnType<typeof photoMessage>>;

const toArticle = ({ to, at }: { to: string; at: string }, { subject, text }: Message): string =>
  [
    '<section>',
    `<h2>${escaped(subject ?? 'SMS')}</h2>`,
    `<p class="hint">To ${escaped(to)}, <time datetime="${at}">${at}</time></p>`,
    `<p>${linked(text)}</p>`,
    '</section>',
  ].join('');

const linked = (text: string): string =>
  escaped(text)
    .replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>');
