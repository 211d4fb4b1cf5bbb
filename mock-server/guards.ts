// Reads the body of a request for Prism. Prism hangs forever on JSON that does not parse, answers
// an oversized body in its own format, and crashes on a broken multipart body, so it gets none of
// these.
import type { IncomingMessage } from 'node:http';
import type { OpenApi } from '../scripts/contract/document.ts';
import { mediaType } from '../scripts/contract/media.ts';
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import { hasBody, readAtMost } from './body.ts';
import { readMultipart } from './multipart.ts';
import { problem, type Reply } from './problems.ts';
import { headersOf } from './upstream.ts';

/** The largest body that Prism reads. */
const LIMIT_MB = 10;

export type ReadBody =
  | { refused: Reply }
  | {
      /** Parsed JSON, or the text parts of a multipart body. Undefined when there is none. */
      body?: unknown;
      /** The JSON, serialized again; this is what Prism gets. */
      json?: string;
      /** Errors in the files of a multipart body. */
      wrong: FieldError[];
    };

/** Reads a body and checks its format; the judge validates its content. */
export async function readBody(
  request: IncomingMessage,
  operation: Operation,
  document: OpenApi,
): Promise<ReadBody> {
  const content = operation.definition.requestBody?.content;
  // An undeclared body is ignored and discarded.
  if (!content || !hasBody(request)) {
    request.resume();
    return { wrong: [] };
  }
  const type = mediaType(headersOf(request));
  // The client chooses the type, and every object has a `constructor`.
  const media = Object.hasOwn(content, type) ? content[type] : undefined;
  if (!media) {
    request.resume();
    return { refused: problem(415, `Send ${Object.keys(content).join(' or ')}.`) };
  }
  if (type.startsWith('multipart/')) return readMultipart(request, media.schema ?? {}, document);
  const bytes = await readAtMost(LIMIT_MB * 1_000_000, request);
  if (bytes === undefined) return { refused: problem(413, `The mock takes JSON of at most ${LIMIT_MB} MB.`) };
  if (bytes.length === 0) return { wrong: [] };
  if (type === 'application/x-www-form-urlencoded')
    return { body: Object.fromEntries(new URLSearchParams(bytes.toString())), wrong: [] };
  try {
    const body: unknown = JSON.parse(bytes.toString());
    // Fails for nesting deeper than recursive code can handle.
    return { body, json: JSON.stringify(body), wrong: [] };
  } catch {
    return { refused: problem(400, 'The body is not valid JSON.') };
  }
}
