// Reads a multipart body as the contract declares it. Keeps the texts and only counts the files,
// because Prism responds with an example.
import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { type OpenApi, resolveSchema, type Schema } from '../scripts/contract/document.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';
import { problem, type Reply } from './problems.ts';

interface FileSize {
  name: string;
  bytes: number;
}

/**
 * @returns the text parts, and errors in the files; or a 400 or 413 response
 */
export async function readMultipart(
  request: IncomingMessage,
  schema: Schema,
  document: OpenApi,
): Promise<{ refused: Reply } | { body: Record<string, string>; wrong: FieldError[] }> {
  const body: Record<string, string> = {};
  const files: FileSize[] = [];
  let cut = false;
  try {
    await new Promise<void>((resolve, reject) => {
      const parser = busboy({ headers: request.headers, limits: { fieldSize: 2_000_000, parts: 1000 } });
      const nameless = () => reject(new Error('A part has no name.'));
      parser.on('field', (name: string | undefined, value, { valueTruncated }) => {
        if (name === undefined) return nameless();
        body[name] = value;
        cut ||= valueTruncated;
      });
      parser.on('file', (name: string | undefined, stream) => {
        stream.on('error', reject);
        if (name === undefined) {
          stream.resume();
          return nameless();
        }
        const file = { name, bytes: 0 };
        files.push(file);
        stream.on('data', (chunk: Buffer) => {
          file.bytes += chunk.length;
        });
      });
      parser.on('error', reject);
      parser.on('close', resolve);
      request.on('error', reject);
      request.pipe(parser);
    });
  } catch (error) {
    request.unpipe();
    request.resume();
    return { refused: problem(400, `The multipart body cannot be read: ${(error as Error).message}`) };
  }
  const { properties = {}, required = [] } = resolveSchema(document, schema);
  const resolved = new Map(
    Object.entries(properties).map(([name, part]) => [name, resolveSchema(document, part)]),
  );
  const limitOf = ({ name }: FileSize) => {
    const part = resolved.get(name);
    return (part?.items ? resolveSchema(document, part.items) : part)?.maxLength ?? Number.POSITIVE_INFINITY;
  };
  if (cut || files.some((file) => file.bytes > limitOf(file))) {
    return { refused: problem(413, 'A part of the body is larger than the contract allows.') };
  }
  const given = new Set([...Object.keys(body), ...files.map(({ name }) => name)]);
  const missing = required.filter((name) => !given.has(name));
  return {
    body,
    wrong: [
      ...missing.map((field) => ({ field, message: 'This is required.' })),
      ...wrongFiles(files, resolved),
    ],
  };
}

function wrongFiles(files: FileSize[], parts: Map<string, Schema>): FieldError[] {
  return [...Map.groupBy(files, ({ name }) => name)].flatMap(([field, group]): FieldError[] => {
    const part = parts.get(field);
    if (!part) return [{ field, message: 'Unknown field. Remove it.' }];
    const most = part.items ? (part.maxItems ?? Number.POSITIVE_INFINITY) : 1;
    if (group.length > most)
      return [{ field, message: `Give at most ${most === 1 ? 'one file' : `${most} files`}.` }];
    return group.flatMap(({ bytes }, i) =>
      bytes === 0 ? [{ field: part.items ? `${field}.${i}` : field, message: 'The file is empty.' }] : [],
    );
  });
}
