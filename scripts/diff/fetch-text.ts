import { SourceError } from './source-error.ts';

interface Limits {
  /** Limits the whole download, including slow ones. */
  seconds: number;
  megabytes: number;
}

/**
 * Downloads text with limits on time and size.
 * @throws SourceError
 */
export async function fetchText(
  address: string,
  limits: Limits = { seconds: 20, megabytes: 20 },
): Promise<string> {
  const advice = 'give an address that answers with the contract, as YAML or JSON';
  try {
    const reply = await fetch(address, {
      signal: AbortSignal.timeout(limits.seconds * 1000),
      headers: { accept: 'application/yaml, application/json, */*;q=0.5' },
    });
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new SourceError(`${address} answers with status ${reply.status}; ${advice}.`);
    }
    return await readLimited(reply, address, limits);
  } catch (error) {
    if (error instanceof SourceError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate
      ? `does not answer whole within ${limits.seconds} seconds`
      : `cannot be reached (${reason(error)})`;
    throw new SourceError(`${address} ${why}; ${advice}.`);
  }
}

async function readLimited(reply: Response, address: string, { megabytes }: Limits): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of reply.body ?? []) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > megabytes * 1_000_000) {
      throw new SourceError(
        `${address} answers with more than ${megabytes} MB; give the address of the contract alone.`,
      );
    }
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reason(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message || `${'code' in cause ? cause.code : cause.name}` : message;
}
