import type { IncomingMessage } from 'node:http';

/** Whether a request brings a body, by what its head says. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Reads a body that anybody may have sent.
 * @param most bytes that are kept in memory
 * @returns undefined when it is longer; it is still read to its end then, or the sender could not hear the answer
 * @throws Error when it breaks off
 */
export async function readAtMost(most: number, body: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
    // What is refused anyway need not be kept until the end.
    else chunks.length = 0;
  }
  return size <= most ? Buffer.concat(chunks) : undefined;
}
