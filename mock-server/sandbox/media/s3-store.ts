// Files in a bucket of an S3-compatible store. Its address, region and keys come from the environment that all of
// Amazon's tools read: AWS_ENDPOINT_URL_S3, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { limited } from '../../../src/lib/limited.ts';
import { problem } from '../../problems.ts';
import { Refusal } from '../refusal.ts';
import type { FileStore, OpenFile } from './file-store.ts';

export interface S3Settings {
  /** `s3://bucket` or `s3://bucket/folder`. */
  url: string;
  /** A local folder for copies. */
  incoming: string;
  log(line: string): void;
}

const REMOVED_AT_ONCE = 16;

export function createS3Store({ url, incoming, log }: S3Settings): FileStore {
  const { host: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\//, '').replace(/(?<=[^/])$/, '/');
  const client = new S3Client({
    // Every store has it; few have a host name per bucket.
    forcePathStyle: true,
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, socketTimeout: 30_000 },
  });
  const at = (key: string) => ({ Bucket, Key: prefix + key });
  const inTurns = limited(REMOVED_AT_ONCE);
  let lastTrouble = '';

  /** @returns undefined if there is no such file. @throws Refusal 503 for every other failure */
  async function unlessMissing<T>(asking: Promise<T>): Promise<T | undefined> {
    try {
      const answer = await asking;
      lastTrouble = '';
      return answer;
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined;
      const trouble = `${url} cannot be used: ${error instanceof Error ? error.message || error.name : error}`;
      if (trouble !== lastTrouble) log(trouble);
      lastTrouble = trouble;
      const detail = 'Files are temporarily unreachable. Try again in a moment.';
      throw new Refusal(problem(503, detail, undefined, { 'retry-after': '1' }));
    }
  }

  async function required<T>(asking: Promise<T>): Promise<T> {
    const answer = await unlessMissing(asking);
    if (answer === undefined) throw new Error(`${url} has no such file`);
    return answer;
  }

  async function bytes(key: string, range?: string): Promise<Readable> {
    const { Body } = await required(client.send(new GetObjectCommand({ ...at(key), Range: range })));
    return Body as Readable;
  }

  const store: FileStore = {
    name: url,
    async put(key, path) {
      const { size } = await stat(path);
      const hash = /^files\/..\/([0-9a-f]{64})$/.exec(key)?.[1];
      await required(
        client.send(
          new PutObjectCommand({
            ...at(key),
            Body: createReadStream(path),
            ContentLength: size,
            // The store refuses bytes that were damaged on their way.
            ...(hash && { ChecksumSHA256: Buffer.from(hash, 'hex').toString('base64') }),
          }),
        ),
      );
      await rm(path);
    },
    async open(key): Promise<OpenFile | undefined> {
      const head = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
      if (head === undefined) return undefined;
      return {
        size: head.ContentLength ?? 0,
        read: (range) =>
          Readable.from(
            (async function* () {
              yield* await bytes(key, range && `bytes=${range.start}-${range.end}`);
            })(),
            { objectMode: false },
          ),
        close: async () => undefined,
      };
    },
    has: async (key) => (await unlessMissing(client.send(new HeadObjectCommand(at(key))))) !== undefined,
    async move(from, to) {
      const CopySource = encodeURI(`${Bucket}/${prefix}${from}`);
      await required(client.send(new CopyObjectCommand({ ...at(to), CopySource })));
      await store.remove([from]);
    },
    async remove(keys) {
      const removing = keys.map((key) =>
        inTurns(() => unlessMissing(client.send(new DeleteObjectCommand(at(key))))),
      );
      await Promise.all(removing);
    },
    async *list(folder, before) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: prefix + folder });
      for await (const { Contents = [] } of pages) {
        for (const { Key = '', LastModified = new Date() } of Contents)
          if (before === undefined || LastModified < before) yield Key.slice(prefix.length);
      }
    },
    async withLocal(key, work) {
      const path = join(incoming, randomUUID());
      try {
        await pipeline(await bytes(key), createWriteStream(path, { flags: 'wx' }));
        return await work(path);
      } finally {
        await rm(path, { force: true });
      }
    },
    async requireUsable() {
      await client.send(new HeadBucketCommand({ Bucket })).catch((error) => {
        // The answer to HEAD has no message.
        if (!(error instanceof S3ServiceException)) throw error;
        throw new Error(`the store answers ${error.$metadata.httpStatusCode}`, { cause: error });
      });
    },
  };
  return store;
}
