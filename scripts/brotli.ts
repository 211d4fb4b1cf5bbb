// Compression for what is read far more often than it is made.
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** Compresses as far as it goes: about a second for the largest script. */
export const compress = (plain: Buffer): Promise<Buffer> =>
  brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
