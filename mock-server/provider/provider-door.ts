// The calls of the provider's SDK besides sign-in: installations, remote configuration and
// analytics, by openapi/provider.yaml. It is small and reliable enough to run in the front door's
// process. Each path is below the name of its real host.
import type { IncomingMessage } from 'node:http';
import { join, resolve } from 'node:path';
import type { OpenApi, PathItem } from '../../scripts/contract/document.ts';
import { createJudge } from '../../scripts/contract/judge.ts';
import { loadContract } from '../../scripts/contract/load.ts';
import { mediaType } from '../../scripts/contract/media.ts';
import { findOperation, type Operation } from '../../scripts/contract/operations.ts';
import { readAtMost } from '../body.ts';
import { CutOff, type PartName } from '../faults.ts';
import type { Reply } from '../problems.ts';
import type { RequestContext } from '../request-context.ts';
import { makeFolder } from '../sandbox/disk.ts';
import type { SelfCheck } from '../self-check.ts';
import type { Settings } from '../settings.ts';
import { headersOf } from '../upstream.ts';
import { createTagCalls, type TagCalls, tagScript } from './analytics.ts';
import { readWish, wished } from './declared-answers.ts';
import { createHandlers } from './handlers.ts';
import { openInstallations } from './installations.ts';
import { notFound, Refused, refusal } from './replies.ts';
import { openTemplate, type Template } from './template.ts';

export interface ProviderDoor {
  /** @throws CutOff when the connection must be broken */
  answer(visit: RequestContext): Promise<Reply>;
  /** The operations for the panel and the faults; their paths begin with the host. */
  operations: Operation[];
  template: Template;
  tagCalls: TagCalls;
  stop(): Promise<void>;
}

interface Needs {
  settings: Settings;
  selfCheck: SelfCheck;
}

const TAG = '/www.googletagmanager.com/gtag/js';

/** This door handles all requests below these paths. */
export const PROVIDER_PATHS = [
  '/firebaseinstallations.googleapis.com',
  '/firebaseremoteconfig.googleapis.com',
  '/firebase.googleapis.com',
  TAG,
];

/** Bytes; more than a fetch with all possible signals. */
const MAX_BODY = 1_000_000;

/** @throws Error when the data folder cannot be written */
export async function openProviderDoor({ settings, selfCheck }: Needs): Promise<ProviderDoor> {
  const { dataDir, projectId, log, tokenSeconds } = settings;
  const { document, operations: declared } = loadContract('openapi/provider.yaml');
  const judge = createJudge({ document });
  const operations = declared.map((operation) => ({
    ...operation,
    path: withHost(document, operation.path),
  }));
  makeFolder(resolve(dataDir));
  const installations = openInstallations({ file: join(dataDir, 'installations.json'), tokenSeconds, log });
  const template = await openTemplate(join(dataDir, 'remote-config.json'), document, log);
  const handlers = createHandlers({ projectId, installations, template });

  return {
    operations,
    template,
    tagCalls: createTagCalls(),
    stop: async () => template.stop(),
    async answer(visit) {
      const { request, url, signal, entry, faults } = visit;
      if (url.pathname === TAG && request.method === 'GET') {
        await faults.pass('analytics', signal);
        return tagScript();
      }
      const found = findOperation({ operations }, entry.method, url.pathname);
      if (!found) return refusal(notFound());
      entry.operationId = found.operation.id;
      const reply = await answer(visit, found.operation, found.params).catch((error: Error) => {
        if (error instanceof CutOff || signal.aborted) throw error;
        if (error instanceof Refused) return refusal(error);
        log(`${entry.method} ${entry.path} could not be answered: ${error.stack}`);
        return refusal(new Refused(500, 'Internal error encountered.'));
      });
      entry.violations = selfCheck.check(judge, found.operation, reply).length;
      return reply;
    },
  };

  async function answer(
    { request, url, signal, faults }: RequestContext,
    operation: Operation,
    params: Record<string, string>,
  ): Promise<Reply> {
    const unavailable = () => refusal(new Refused(503, 'The service is currently unavailable.'));
    const failure = await faults.meet(operation.id, signal, unavailable);
    if (failure) return failure;
    await faults.pass(partOf(operation), signal);
    const wish = readWish(operation, request.headers.prefer, faults.of(operation.id).prefer);
    if (wish) return wished(operation, wish);

    const apiKey = readKey(request, url);
    const headers = headersOf(request);
    const body = await readBody(request, operation, headers);
    const [wrong] = judge.request(operation, { params, query: url.searchParams, headers, body });
    if (wrong) throw new Refused(400, `Invalid value at '${wrong.field}': ${wrong.message}`);
    if (params.projectId !== undefined && params.projectId !== projectId) throw notFound();
    const handler = handlers[operation.id];
    if (!handler) throw new Error(`${operation.id} has no handler.`);
    return handler({ params, headers, body, apiKey, origin: originOf(request) });
  }
}

/** `/firebase.googleapis.com/v1alpha/…`: each path of this contract declares its host. */
function withHost(document: OpenApi, path: string): string {
  const item: (PathItem & { servers?: OpenApi['servers'] }) | undefined = document.paths[path];
  const [server] = item?.servers ?? document.servers;
  return `/${new URL(server?.url ?? '').host}${path}`;
}

function partOf({ tag }: Operation): PartName {
  if (tag === 'remote-config') return 'remoteConfig';
  return tag === 'analytics' ? 'analytics' : 'installations';
}

/** Accepts any well-formed key: there is nothing to protect locally. */
function readKey({ headers }: IncomingMessage, { searchParams }: URL): string {
  const key = searchParams.get('key') ?? headers['x-goog-api-key'];
  if (!key) throw new Refused(403, 'The request is missing a valid API key.');
  if (typeof key !== 'string' || !/^[\w-]{1,128}$/.test(key)) {
    throw new Refused(400, 'API key not valid. Please pass a valid API key.');
  }
  return key;
}

/** Reads plain JSON: the SDK sends `Content-Encoding: gzip` with a body that is not compressed. */
async function readBody(request: IncomingMessage, operation: Operation, headers: Headers): Promise<unknown> {
  if (!operation.definition.requestBody) return undefined;
  // A page of another site can send text without a preflight request, but not JSON.
  if (mediaType(headers) !== 'application/json') throw new Refused(400, 'Send application/json.');
  const bytes = await readAtMost(MAX_BODY, request);
  if (!bytes) throw new Refused(400, 'Request payload size exceeds the limit: 1000000 bytes.');
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new Refused(400, 'Invalid JSON payload received.');
  }
}

/** The page's origin, which differs from this server's behind a development server. */
function originOf({ headers }: IncomingMessage): string {
  const given = [headers.origin, `http://${headers.host}`].find(
    (text) => text !== undefined && /^https?:\/\/[^/]{1,300}$/.test(text) && URL.canParse(text),
  );
  return new URL(given ?? 'http://localhost').origin;
}
