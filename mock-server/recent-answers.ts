// Caches the sandbox's recent responses until the data changes, so that repeated requests of a
// screen cost no database time.
//
// The sandbox counts its writes (store/watch-writes.ts) and sends the counts before and after each
// response. A response is cached if nothing was written meanwhile and no newer write is known. A
// response that reports a write clears the cache before it is passed on, so a client that has seen
// a write reads its result.
import type { IncomingMessage } from 'node:http';
import type { Reply } from './problems.ts';

/** A response also depends on the time: whether a booth is online, how long a link is valid. */
const MAX_AGE_MS = 1000;
const MOST = 500;
/** Bytes. */
const LARGEST = 256 * 1024;

/** `<run>.<writes before>.<writes after>`. Removed before a response is sent to the client. */
export const WRITES_HEADER = 'x-sandbox-writes';

type Asking = Pick<IncomingMessage, 'headers'>;

export interface RecentAnswers {
  /**
   * The cached or pending response to a read, or else a new one.
   * @param make calls the sandbox and validates its response
   */
  read(request: Asking, path: string, make: () => Promise<Reply>): Promise<Reply>;
  /** Records the write counts of a response, and removes their header. */
  note(reply: Reply): { isLatest: boolean };
}

interface Kept {
  reply: Reply;
  since: number;
}

export function createRecentAnswers(now: () => number = Date.now): RecentAnswers {
  const kept = new Map<string, Kept>();
  // Concurrent requests share a pending response, unless a write came in between.
  const making = new Map<string, Promise<Reply>>();
  let run = '';
  let known = 0;

  const forget = () => {
    kept.clear();
    making.clear();
  };
  const note: RecentAnswers['note'] = (reply) => {
    const [startedAs = '', before = '', after = ''] = (reply.headers.get(WRITES_HEADER) ?? '').split('.');
    reply.headers.delete(WRITES_HEADER);
    if (startedAs !== run || Number(after) > known) {
      forget();
      run = startedAs;
      known = Number(after);
    }
    return { isLatest: before !== '' && before === after && Number(before) === known };
  };
  const keep = (key: string, reply: Reply) => {
    if (reply.status !== 200 || reply.headers.has('x-contract-violations')) return;
    if (Buffer.byteLength(reply.body) > LARGEST) return;
    if (kept.size >= MOST) kept.clear();
    kept.set(key, { reply: copyOf(reply), since: now() });
  };
  const makeFor = async (key: string, make: () => Promise<Reply>): Promise<Reply> => {
    const reply = await make();
    if (note(reply).isLatest) keep(key, reply);
    return reply;
  };

  return {
    note,
    async read(request, path, make) {
      const key = keyOf(request, path);
      const found = kept.get(key);
      if (found && now() - found.since < MAX_AGE_MS) return copyOf(found.reply);
      kept.delete(key);
      const shared = making.get(key);
      // The first client may have disconnected before the response was ready.
      if (shared) return shared.then(copyOf, () => makeFor(key, make));
      const mine = makeFor(key, make);
      making.set(key, mine);
      const done = () => {
        if (making.get(key) === mine) making.delete(key);
      };
      mine.then(done, done);
      return mine;
    },
  };
}

const copyOf = (reply: Reply): Reply => ({ ...reply, headers: new Headers(reply.headers) });

/** Everything by which the sandbox identifies the caller, and the path. */
const keyOf = ({ headers }: Asking, path: string): string =>
  JSON.stringify([path, ...KNOWN_BY.map((name) => headers[name])]);

/** The host determines the links to the public site in a response. */
const KNOWN_BY = ['authorization', 'x-device-key', 'x-guest-pass', 'x-guest-site', 'x-referral', 'host'];
