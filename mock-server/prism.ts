// The Prism part: prism-cli responds with the contract's examples. The guards and this file keep
// away the inputs that crash or hang it.
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METHODS, type OpenApi } from '../scripts/contract/document.ts';
import { mediaType } from '../scripts/contract/media.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import { type Part, startPart } from './parts.ts';
import { isProblemStatus, problem, type Reply } from './problems.ts';
import { isAlive } from './sandbox/lock.ts';
import { ask, PartUnavailable } from './upstream.ts';

/** Prism's examples are ready-made, so a response that takes longer will never come. */
const PATIENCE_MS = 10_000;

/** Starts Prism on a contract, whose file is removed when Prism has stopped. */
export function startPrism(
  document: OpenApi,
  log: (line: string) => void,
  signal?: AbortSignal,
): Promise<Part> {
  removeLeftovers();
  const file = join(tmpdir(), `mock-contract-${process.pid}-${randomUUID()}.json`);
  writeFileSync(file, JSON.stringify(forPrism(document)));
  return startPart({
    name: 'Prism',
    module: new URL('./prism-process.ts', import.meta.url),
    args: [file],
    log,
    signal,
    onStopped: () => rmSync(file, { force: true }),
  });
}

/** Removes the files of killed processes. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const pid = /^mock-contract-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(tmpdir(), name), { force: true });
  }
}

/**
 * The contract without multipart bodies: a malformed one crashes Prism, only the last file of a
 * list is seen, and JSON parts are refused. The front door reads these bodies itself
 * (multipart.ts).
 */
function forPrism(document: OpenApi): OpenApi {
  const copy = structuredClone(document);
  for (const item of Object.values(copy.paths)) {
    for (const method of METHODS) {
      const content = item[method]?.requestBody?.content ?? {};
      const isMultipart = Object.keys(content).some((type) => !type.includes('json'));
      if (isMultipart) delete item[method]?.requestBody;
    }
  }
  return copy;
}

export interface PrismQuestion {
  operation: Operation;
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  json: string | undefined;
  /** `code=503, example=busy` */
  prefer?: string | undefined;
  signal: AbortSignal;
}

/**
 * Gets Prism's response for an operation. Only declared parameters are sent, so that Prism's own
 * keys such as `__server` have no effect.
 * @throws PartUnavailable
 */
export async function askPrism(part: Part, question: PrismQuestion): Promise<Reply> {
  const { operation, params, json, signal } = question;
  const limit = AbortSignal.timeout(PATIENCE_MS);
  const reply = await ask(part, {
    method: operation.method.toUpperCase(),
    path:
      operation.path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')) +
      search(question),
    headers: {
      ...declaredHeaders(question),
      ...(json !== undefined && {
        'content-type': 'application/json',
        'content-length': `${Buffer.byteLength(json)}`,
      }),
    },
    body: json,
    signal: AbortSignal.any([signal, limit]),
  }).catch((error: Error) => {
    if (!limit.aborted) throw error;
    // A hanging Prism does not recover, so it is killed and restarted.
    if (part.pid !== undefined) process.kill(part.pid, 'SIGKILL');
    throw new PartUnavailable(part, error);
  });
  reply.headers.delete('sl-violations');
  return prismsOwnError(operation, reply) ?? reply;
}

function search({ operation, query }: PrismQuestion): string {
  const names = operation.parameters.filter((p) => p.in === 'query').map((p) => p.name);
  const text = new URLSearchParams([...query].filter(([name]) => names.includes(name))).toString();
  return text && `?${text}`;
}

function declaredHeaders({ operation, headers, prefer }: PrismQuestion): Record<string, string> {
  const names = operation.parameters.filter((p) => p.in === 'header').map((p) => p.name.toLowerCase());
  // Prism requires one kind of credential, but does not verify it.
  const given = ['authorization', 'x-device-key', ...names].flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  // Prism does not support optional credentials, so a call without one gets a dummy.
  const optional = operation.open && operation.security.some((way) => 'guest' in way);
  // With "Accept: application/json" alone, Prism cannot send a problem, and sends the successful
  // response instead.
  const accept = [headers.get('accept'), '*/*;q=0.1'].filter(Boolean).join(', ');
  return {
    ...Object.fromEntries(given),
    ...(optional && { 'x-guest-pass': 'any-pass' }),
    accept,
    ...(prefer && { prefer }),
  };
}

interface OwnError {
  type?: unknown;
  detail?: unknown;
  validation?: { location?: string[]; message?: string }[];
}

/** Replaces Prism's own error for undeclared statuses by the contract's format. */
function prismsOwnError(operation: Operation, { status, headers, body }: Reply): Reply | undefined {
  if (status < 400) return undefined;
  const text = Buffer.from(body).toString();
  const own = parse(text);
  const declared = operation.definition.responses[status]?.content?.[mediaType(headers)];
  if (declared && !`${own.type}`.startsWith('https://stoplight.io/prism/errors')) return undefined;
  const errors = own.validation?.map(fieldError);
  if (status === 422 && errors?.length) return problem(422, 'Prism does not accept the request.', errors);
  const known =
    isProblemStatus(status) && status !== 422 && operation.definition.responses[status] ? status : 500;
  return problem(
    known,
    `Prism cannot answer this: ${own.detail ?? (text.slice(0, 200) || `status ${status}`)}`,
  );
}

const fieldError = ({
  location = [],
  message = '',
}: {
  location?: string[];
  message?: string;
}): FieldError => ({
  field: location.slice(1).join('.') || location[0] || 'body',
  message: message || 'The format is invalid.',
});

function parse(text: string): OwnError {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
