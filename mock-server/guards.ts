// Reads the body of a request that Prism shall answer. Prism hangs for ever on JSON that does not parse, answers an
// oversized body in a form of its own, and dies of a broken multipart body; so it sees none of these.
import type { IncomingMessage } from 'node:http';
import type { OpenApi } from '../scripts/contract/document.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import { readMultipart } from './multipart.ts';
import { problem, type Reply } from './problems.ts';

/** What Prism reads at most. */
const LIMIT_MB = 10;

export type ReadBody =
  | { refused: Reply }
  | {
      /** Parsed JSON, or the text parts of a multipart body. Undefined when there is none. */
      body?: unknown;
      /** The JSON, written anew: this is what Prism gets. */
      json?: string;
      /** What is wrong with the files of a multipart body. */
      wrong: FieldError[];
    };

/** Reads and checks the form of a body; whether its content is right is for the judge. */
export async function readBody(
  request: IncomingMessage,
  operation: Operation,
  document: OpenApi,
): Promise<ReadBody> {
  const content = operation.definition.requestBody?.content;
  // A body nobody declared says nothing; it is only cleared away.
  if (!content || !hasBody(request)) {
    request.resume();
    return { wrong: [] };
  }
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const media = content[type];
  if (!media) {
    request.resume();
    return { refused: problem(415, `Send ${Object.keys(content).join(' or ')}.`) };
  }
  if (type.startsWith('multipart/')) return readMultipart(request, media.schema ?? {}, document);
  const text = await readText(request);
  if (text === undefined) return { refused: problem(413, `The mock takes JSON of at most ${LIMIT_MB} MB.`) };
  if (text === '') return { wrong: [] };
  try {
    const body: unknown = JSON.parse(text);
    // Fails for what is nested so deeply that nobody who walks through it comes back.
    return { body, json: JSON.stringify(body), wrong: [] };
  } catch {
    return { refused: problem(400, 'The body is not valid JSON.') };
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Undefined when it is over the limit; then it is still read to the end, or the client could not hear the answer. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= LIMIT_MB * 1_000_000) chunks.push(chunk);
  }
  return size <= LIMIT_MB * 1_000_000 ? Buffer.concat(chunks).toString() : undefined;
}
