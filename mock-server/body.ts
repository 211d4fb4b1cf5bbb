import type { IncomingMessage } from 'node:http';

/** Whether the headers announce a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a body of untrusted length.
 * @param most bytes kept in memory
 * @returns undefined when the body is longer; it is still read to the end, so that the sender can
 * read the response
 * @throws Error when the connection breaks off
 */
export async function readAtMost(most: number, body: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    // A refused body need not be kept.
    else chunks.length = 0;
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}
