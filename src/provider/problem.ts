import { i18n, type MessageDescriptor } from '@lingui/core';
import { isRecord } from '~/lib/is-record';

/** The user's message for an error of the provider's SDK, by its code. */
export type ErrorTable = Readonly<
  Record<
    string,
    {
      says: MessageDescriptor;
      /** 'silent-log' is only logged to the browser's console; 'notice' is shown by the caller. */
      kind: 'silent-log' | 'notice';
    }
  >
>;

export const inTheLog = (says: MessageDescriptor) => ({ says, kind: 'silent-log' }) as const;
export const onTheScreen = (says: MessageDescriptor) => ({ says, kind: 'notice' }) as const;

/** An error of the provider's SDK. The message is a sentence for the user, followed by the code. */
export class ProviderProblem extends Error {
  override name = 'ProviderProblem';
  /** The SDK's code, like `remoteconfig/fetch-timeout`; empty for other errors. */
  readonly code: string;

  constructor(cause: unknown, table: ErrorTable) {
    const { code, httpStatus } = readError(cause);
    const known = table[code];
    const sentence = known ? i18n._(known.says) : cause instanceof Error ? cause.message : String(cause);
    const mark = [code, httpStatus].filter((part) => part !== '').join(', ');
    super(mark === '' ? sentence : `${sentence} (${mark})`, { cause });
    this.code = code;
  }
}

function readError(error: unknown): { code: string; httpStatus: string } {
  if (!(error instanceof Error) || !('code' in error)) return { code: '', httpStatus: '' };
  const data = 'customData' in error ? error.customData : undefined;
  const status = isRecord(data) ? (data.httpStatus ?? data.serverCode) : undefined;
  return { code: String(error.code), httpStatus: status === undefined ? '' : `HTTP ${status}` };
}
