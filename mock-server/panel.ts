// The fault panel: a page, and the JSON with which the page and tests set faults.
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import type { Place } from '../scripts/contract/source.ts';
import { readAtMost } from './body.ts';
import { clientOf } from './client.ts';
import type { AllFaults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { Outbox } from './outbox.ts';
import { declaredAnswers } from './prefer.ts';
import { invalid, problem, type Reply } from './problems.ts';
import type { ProviderDoor } from './provider/provider-door.ts';

export interface PanelNeeds {
  faults: AllFaults;
  journal: Journal;
  /** The operations of the API's contract. */
  operations(): Operation[];
  /** The source of a rule of the API's contract. */
  where(pointer: string): Place;
  /** Whether each enabled part is ready, by name. */
  parts(): Record<string, boolean>;
  violations(): number;
  outbox: Pick<Outbox, 'sentTo'>;
  /** Undefined when disabled. */
  provider: Pick<ProviderDoor, 'operations' | 'template' | 'tagCalls'> | undefined;
}

const own = (file: string) => new URL(`./${file}`, import.meta.url);

const FILES: Record<string, { file: URL; type: 'html' | 'css' | 'javascript' }> = {
  '/_mock': { file: own('fault-panel.html'), type: 'html' },
  '/_mock/fault-panel.css': { file: own('fault-panel.css'), type: 'css' },
  '/_mock/fault-panel.js': { file: own('fault-panel.js'), type: 'javascript' },
  '/_mock/reference': { file: own('reference.html'), type: 'html' },
  '/_mock/reference.css': { file: own('reference.css'), type: 'css' },
  '/_mock/reference.js': { file: own('reference.js'), type: 'javascript' },
  '/_mock/swagger-ui.css': {
    file: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui.css')),
    type: 'css',
  },
  '/_mock/swagger-ui-bundle.js': {
    file: new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')),
    type: 'javascript',
  },
};

/** Bytes; more than faults for every operation or an analytics event need. */
const MAX_BODY = 1_000_000;

export const PANEL_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** Emails bring their own styles. */
export const INBOX_HEADERS = {
  ...PANEL_HEADERS,
  'content-security-policy': `${PANEL_HEADERS['content-security-policy']}; style-src 'self' 'unsafe-inline'`,
};

export function createPanel(needs: PanelNeeds): (request: IncomingMessage, path: string) => Promise<Reply> {
  const { faults, journal, provider } = needs;
  const others = provider?.operations ?? [];
  const reads: Record<string, (query: URLSearchParams, client: string | undefined) => unknown> = {
    '/_mock/faults': (_query, client) => faults.ofClient(client).get(),
    '/_mock/operations': () => [
      ...needs.operations().map((operation) => ({ ...describe(operation), ofApi: true })),
      ...others.map(describe),
    ],
    '/_mock/requests': (_query, client) => journal.last(client),
    '/_mock/contract': (query) =>
      query.getAll('rule').flatMap((rule) => (rule.startsWith('/') ? [{ rule, ...needs.where(rule) }] : [])),
    '/_mock/analytics': () => provider?.tagCalls.last() ?? [],
    '/_mock/messages': (query) => needs.outbox.sentTo(query.get('to') ?? ''),
    '/_mock/health': () => ({
      parts: needs.parts(),
      violations: needs.violations(),
      waiting: faults.waiting(),
      ...(provider && {
        remoteConfig: { file: provider.template.file, trouble: provider.template.trouble() ?? null },
      }),
    }),
  };

  const changes: Record<string, Record<string, (request: IncomingMessage) => Reply | Promise<Reply>>> = {
    '/_mock/faults': {
      PUT: (request) => {
        const own = faults.ofClient(clientOf(request));
        return take(request, (given) => own.set(given, needs.operations(), others), own.get);
      },
      DELETE: (request) => {
        const own = faults.ofClient(clientOf(request));
        own.clear();
        return json(own.get());
      },
    },
    ...(provider && {
      '/_mock/analytics': {
        POST: (request) => take(request, provider.tagCalls.add, () => ({})),
        DELETE: () => {
          provider.tagCalls.clear();
          return json([]);
        },
      },
    }),
  };

  return async (request, path) => {
    const page = FILES[path.replace(/\/$/, '')];
    const data = reads[path];
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    if (!page && !data) return problem(404, 'This fault panel page does not exist.');
    if (method === 'GET' && page) return read(page);
    if (method === 'GET' && data) {
      const { searchParams } = new URL(request.url ?? '/', 'http://door');
      return json(data(searchParams, clientOf(request)));
    }
    const change = changes[path] ?? {};
    const allow = ['GET', ...Object.keys(change)].join(', ');
    return (
      change[method]?.(request) ?? problem(405, `This path accepts only ${allow}.`, undefined, { allow })
    );
  };
}

/**
 * Reads JSON from the page, a test, or the tag script.
 * @param set stores it, or returns its errors
 * @param now the response once it is stored
 */
async function take(
  request: IncomingMessage,
  set: (given: unknown) => FieldError[],
  now: () => unknown,
): Promise<Reply> {
  // A page of another site can send text without a preflight request, but not this media type.
  if (!request.headers['content-type']?.startsWith('application/json'))
    return problem(415, 'Send application/json.');
  const body = await readAtMost(MAX_BODY, request);
  if (body === undefined) return problem(413, 'The body can have up to 1 MB.');
  let given: unknown;
  try {
    given = JSON.parse(body.toString());
  } catch {
    return problem(400, 'The body is not valid JSON.');
  }
  const wrong = set(given);
  return wrong.length > 0 ? invalid(wrong) : json(now());
}

function describe(operation: Operation) {
  const { id, method, path, tag, definition } = operation;
  const answers = declaredAnswers(operation).map(({ code, example }) => ({
    prefer: example === undefined ? `code=${code}` : `code=${code}, example=${example}`,
    label: example === undefined ? `${code}` : `${code} ${example}`,
  }));
  return { id, method, path, tag, summary: definition.summary ?? '', answers };
}

// Read on each request, so that edits show after a reload.
const read = ({ file, type }: { file: URL; type: string }): Reply => ({
  status: 200,
  headers: new Headers({ ...PANEL_HEADERS, 'content-type': `text/${type}; charset=utf-8` }),
  body: readFileSync(file),
});

const json = (value: unknown): Reply => ({
  status: 200,
  headers: new Headers({ ...PANEL_HEADERS, 'content-type': 'application/json' }),
  body: JSON.stringify(value),
});
