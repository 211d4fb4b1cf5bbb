// The messages that would have been sent. Available in a local demo only.
import { type Kysely, sql } from 'kysely';
import { linksOf } from './account/guest-domain.ts';
import { accountMessages } from './account/mails.ts';
import { reportMessage } from './analytics/report-message.ts';
import { escaped } from './campaigns/markdown.ts';
import { campaignMessages, type SentMessage } from './campaigns/sent-messages.ts';
import type { Links } from './media/links.ts';
import { photoMessage } from './photos/message.ts';
import { COLUMNS } from './photos/read.ts';
import { ownRows } from './store/own-rows.ts';
import type { Tables } from './store/tables.ts';

/** The number of recent photos, campaign messages and messages that are read. */
const PHOTOS = 30;
const CAMPAIGN_MESSAGES = 30;
const MESSAGES = 50;

type Message = Omit<SentMessage, 'html'> & { html?: string | null };

export async function inboxPage(db: Kysely<Tables>, links: Links): Promise<string> {
  const messages = [
    ...(await photoMessages(db, links)),
    ...(await campaignMessages(db, links, CAMPAIGN_MESSAGES)),
    ...(await reportMessages(db, links)),
    ...(await accountMessages(db, links, MESSAGES)),
  ]
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .slice(0, MESSAGES);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Local inbox</title>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/_mock/fault-panel.css"></head><body>',
    '<header><div><h1>Local inbox</h1><p>Photos, campaigns, weekly reports and notifications that would have been sent. Nothing leaves this machine.</p></div></header>',
    `<main>${messages.map(toArticle).join('') || '<p>No messages yet.</p>'}</main></body></html>`,
  ].join('\n');
}

async function photoMessages(db: Kysely<Tables>, links: Links): Promise<Message[]> {
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
  const messages: Message[] = [];
  for (const { photo, delivery } of arrived) {
    const whole = ownRows(db, photo.accountId);
    const { subject, text, html } = await photoMessage(
      { unscopedDb: whole, names: whole, links: await linksOf(whole, links), isSent: true },
      photo,
      delivery,
    );
    messages.push({ to: delivery.to, at: delivery.at, subject, text, html });
  }
  return messages;
}

async function reportMessages(db: Kysely<Tables>, links: Links): Promise<Message[]> {
  const mails = await db
    .selectFrom('weeklyReportMails')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(MESSAGES)
    .execute();
  const messages: Message[] = [];
  for (const { accountId, recipient, at, report } of mails) {
    const whole = ownRows(db, accountId);
    const { subject, text } = await reportMessage(whole, await linksOf(whole, links), report);
    messages.push({ to: recipient, at: at.toISOString(), subject, text });
  }
  return messages;
}

const toArticle = ({ to, at, subject, text, html }: Message): string =>
  [
    '<section>',
    `<h2>${escaped(subject ?? 'SMS')}</h2>`,
    `<p class="hint">To ${escaped(to)}, <time datetime="${at}">${at}</time></p>`,
    `<p>${linked(text)}</p>`,
    html ? `<details><summary>Show the email</summary>${frame(html)}</details>` : '',
    '</section>',
  ].join('');

/** The email without scripts; its links open in a new tab. */
const frame = (html: string): string => {
  const page = html.replace('<head>', '<head><base target="_blank">');
  const allowed = 'allow-popups allow-popups-to-escape-sandbox';
  return `<iframe title="The email" sandbox="${allowed}" loading="lazy" srcdoc="${escaped(page)}"></iframe>`;
};

const linked = (text: string): string =>
  escaped(text)
    .replaceAll(/https?:\/\/[^\s&]+/g, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>');
