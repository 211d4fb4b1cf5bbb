// Receives a text file as a part of a multipart body. It is written to disk first, so that only a
// complete text file is processed.
import type { Draft } from '../media/files.ts';
import type { FileReader } from '../media/receive.ts';
import { refuse } from '../refusal.ts';

/** @param tooLarge the error message, with the limit and what to do */
export const textFile =
  (tooLarge: string): FileReader<Draft> =>
  async (stream, files, { field, maxBytes, stop }) => {
    const draft = files.draft();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let bytes = 0;
    let wrong: string | undefined;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        wrong ??= whyNoText(chunk, decoder, bytes === 0);
        bytes += chunk.length;
        if (bytes > maxBytes) {
          const refusal = refuse(413, tooLarge);
          stop(refusal);
          throw refusal;
        }
        if (!wrong) draft.write(chunk);
      }
      wrong ??= bytes === 0 ? 'The file is empty.' : whyNoText(undefined, decoder, false);
      if (!wrong) return await draft.finish();
      draft.discard();
      return { field, message: wrong };
    } catch (error) {
      draft.discard();
      throw error;
    }
  };

/** @param chunk undefined at the end, where a character may be incomplete */
function whyNoText(chunk: Buffer | undefined, decoder: TextDecoder, first: boolean): string | undefined {
  if (first && chunk && /^(\xff\xfe|\xfe\xff)/.test(chunk.toString('latin1', 0, 2))) {
    return 'The file is in UTF-16. Save it as CSV in UTF-8.';
  }
  if (chunk?.includes(0)) return 'This is not a text file. Send a CSV file in UTF-8.';
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return undefined;
  } catch {
    return 'The file has characters that are not in UTF-8. Save it as CSV in UTF-8.';
  }
}
