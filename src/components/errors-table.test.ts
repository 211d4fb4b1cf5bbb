// Generates the table of docs/errors.md from the app's own messages; `vitest -u` updates it.
import { expect, test } from 'vitest';
import { ANALYTICS_ERRORS } from '~/analytics/errors';
import { ApiError } from '~/api/errors';
import { IDENTITY_FAULTS } from '~/identity/errors';

import { REMOTE_CONFIG_ERRORS } from '~/remote-config/errors';

type Row = [code: string, says: string, where: string];

const FIELDS = {
  email: 'at the e-mail address',
  password: 'at the password',
  phone: 'at the telephone number',
  code: 'at the code',
  form: 'above the form',
};
const textOf = ({ message }: { message?: string | undefined }) => message ?? '';

const identity = Object.entries(IDENTITY_FAULTS).map(
  ([code, { field, says }]): Row => [code, textOf(says), FIELDS[field]],
);
const provider = (table: typeof REMOTE_CONFIG_ERRORS) =>
  Object.entries(table).map(
    ([code, { kind, says }]): Row => [
      code,
      textOf(says),
      kind === 'silent-log' ? 'in the console' : 'on the page',
    ],
  );
const request: Row[] = [
  ['network', new ApiError({ kind: 'network' }).message, 'in the place of the page, or below what is there'],
  ['aborted', new ApiError({ kind: 'aborted' }).message, 'nowhere: no screen waits for it any more'],
  ['timeout', new ApiError({ kind: 'timeout', timeoutMs: 1000 }).message, 'in the place of the page'],
  [
    'status',
    new ApiError({ kind: 'status', status: 500, problem: null, retryAfterMs: null }).message,
    'in the place of the page, behind what the API says of it',
  ],
  [
    'a data change that fails',
    'Error Saving',
    'a notice at the bottom centre for 2000 ms, and in the history',
  ],
  ['a file that is none of image, video, audio', 'Unsupported file type', 'at the file'],
];

const table = (rows: Row[]) =>
  [
    '| code | what it says | where |',
    '| --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');

test('the error page has the app’s messages', async () => {
  const page = `# What the user sees when something fails

Made from the sentences of the app; \`src/components/errors-table.test.ts\` keeps it true.

## Calls of the API

${table(request)}

## Sign-in

${table(identity)}

## Remote configuration and the registration of the browser

${table(provider(REMOTE_CONFIG_ERRORS))}

## Web analytics

${table(provider(ANALYTICS_ERRORS))}
`;
  await expect(page).toMatchFileSnapshot('../../docs/errors.md');
});
