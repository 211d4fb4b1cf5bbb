import { createTransport } from './client';
import type { ApiError } from './errors';
import { type HttpOptions, transportSettings } from './transport';

/** What every generated hook declares as its error; the generator looks for this very line. */
export type ErrorType<_T> = ApiError;

const transport = createTransport({
  baseUrl: () => transportSettings().baseUrl(),
  acting: () => transportSettings().acting(),
  onUnauthorized: (who) => transportSettings().onUnauthorized?.(who),
  onAnswer: (operationId, response) => transportSettings().onAnswer?.(operationId, response),
});

/** What the generated functions call. */
export async function http<T>(url: string, options: HttpOptions): Promise<T> {
  // The contract promises T. The drift check and the mock's self-check hold answers against it; the browser does so with
  // some of them, afterwards (sampled-answers.ts).
  return (await transport.send(url, options)) as T;
}

/** The API's origin; null before the first call. */
export const apiOrigin = (): string | null => transport.origin();
