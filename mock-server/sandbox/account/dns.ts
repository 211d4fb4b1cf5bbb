// A simulated DNS: its zone is a table that the developer fills at /_mock/dns. No name is ever looked up in the real one.
import { domainToUnicode } from 'node:url';
import type { Kysely } from 'kysely';
import type { components } from '../../../src/api/generated/schema.d.ts';
import { escaped } from '../campaigns/markdown.ts';
import { refuse } from '../refusal.ts';
import type { Tables } from '../store/tables.ts';

type RecordType = components['schemas']['DnsRecordType'];

/** The values of each record. */
export type Found = Record<RecordType, string[]>;

export interface Expected {
  type: RecordType;
  name: string;
  value: string;
}

export const expectedRecords = (domain: string, target: string, token: string): Expected[] => [
  { type: 'CNAME', name: domain, value: target },
  { type: 'TXT', name: `_frameside.${domain}`, value: `frameside-verify=${token}` },
];

/** @returns the values of each record; none where there is no such record */
export async function resolve(all: Kysely<Tables>, records: Expected[]): Promise<Found> {
  const found: Found = { CNAME: [], TXT: [] };
  for (const { type, name } of records) {
    const row = await all
      .selectFrom('dnsRecords')
      .select('values')
      .where('name', '=', name)
      .where('type', '=', type)
      .executeTakeFirst();
    found[type] = row?.values ?? [];
  }
  return found;
}

/**
 * Sets records of the zone: `name`, `type` and `value`, each as often as there are records. An empty value removes one.
 * @throws Refusal 400
 */
export async function setRecords(all: Kysely<Tables>, form: URLSearchParams): Promise<void> {
  const [types, values] = [form.getAll('type'), form.getAll('value')];
  const records = form.getAll('name').map((name, i) => {
    const [type, value] = [types[i], values[i]] as const;
    if (!name || (type !== 'CNAME' && type !== 'TXT') || value === undefined || value.length > 300) {
      throw refuse(
        400,
        'Send name, type (CNAME or TXT) and value of each record. An empty value removes it.',
      );
    }
    return { name: name.toLowerCase(), type: type as RecordType, values: value === '' ? [] : [value] };
  });
  for (const record of records) {
    await all
      .insertInto('dnsRecords')
      .values(record)
      .onConflict((conflict) => conflict.columns(['name', 'type']).doUpdateSet({ values: record.values }))
      .execute();
  }
}

/** The domains that accounts want to use, with buttons that set their records. */
export async function dnsPage(all: Kysely<Tables>): Promise<string> {
  const rows = await all
    .selectFrom('guestDomains as d')
    .innerJoin('accounts as a', 'a.id', 'd.accountId')
    .select(['a.businessName', 'd.domain', 'd.target', 'd.token', 'd.verifiedAt'])
    .orderBy('d.domain')
    .limit(100)
    .execute();
  const sections: string[] = [];
  for (const { businessName, domain, target, token, verifiedAt } of rows) {
    const right = expectedRecords(domain, target, token);
    const found = await resolve(all, right);
    const lines = right.map(
      ({ type, name }) =>
        `<li><code>${type} ${escaped(name)}</code>: ${escaped(found[type].join(', ') || 'none')}</li>`,
    );
    const other = right.map((one) => ({
      ...one,
      value: one.type === 'CNAME' ? 'sites.other-host.example' : '',
    }));
    sections.push(
      [
        `<section><h2>${escaped(domainToUnicode(domain))}</h2>`,
        `<p class="hint">${escaped(businessName)}, ${verifiedAt ? 'verified' : 'not verified'}</p><ul>${lines.join('')}</ul>`,
        form('Create the right records', right),
        form('Create a wrong record', other),
        form(
          'Remove the records',
          right.map((one) => ({ ...one, value: '' })),
        ),
        '</section>',
      ].join(''),
    );
  }
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><title>Simulated DNS</title>',
    '<link rel="icon" href="data:,"><link rel="stylesheet" href="/_mock/fault-panel.css"></head><body>',
    '<header><div><h1>Simulated DNS</h1><p>The records that the check of an own domain finds. No real DNS is asked.</p></div></header>',
    `<main>${sections.join('') || '<p>No account has entered a domain yet.</p>'}</main></body></html>`,
  ].join('\n');
}

const form = (label: string, records: Expected[]): string => {
  const fields = records.flatMap((record) =>
    Object.entries(record).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
    ),
  );
  return `<form method="post">${fields.join('')}<button>${label}</button></form>`;
};
