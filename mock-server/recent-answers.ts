// Answers that the sandbox has just given, kept for as long as nothing it was made from has changed. A screen asks for
// the same things again and again; only the first time costs the database anything.
//
// The sandbox counts what it writes (store/watch-writes.ts) and says with each answer what the count was before and
// after. An answer is kept when nothing was written meanwhile and nothing newer is known; any answer that tells of a
// write empties the memory before it is passed on. So whoever has been told that a write is done reads what it wrote.
import type { IncomingMessage } from 'node:http';
import type { Reply } from './problems.ts';

/** A response also depends on the time: whether a booth is online, how long a link is valid. */
const MAX_AGE_MS = 1000;
const MOST = 500;
/** Bytes. */
const LARGEST = 256 * 1024;

/** How the sandbox says it: `<run>.<writes before>.<writes after>`. It never leaves the house. */
export const WRITES_HEADER = 'x-sandbox-writes';

type Asking = Pick<IncomingMessage, 'headers'>;

export interface RecentAnswers {
  /**
   * The answer to a read, if it is still good, or is just being made for somebody else; else it is made.
   * @param make asks the sandbox and judges what it says
   */
  read(request: Asking, path: string, make: () => Promise<Reply>): Promise<Reply>;
  /** Takes note of what was written, as an answer of the sandbox tells it, and takes that out of the answer. */
  note(reply: Reply): { isLatest: boolean };
}

interface Kept {
  reply: Reply;
  since: number;
}

export function createRecentAnswers(now: () => number = Date.now): RecentAnswers {
  const kept = new Map<string, Kept>();
  // Whoever asks while an answer is being made may share it; not after a write that it may not have seen.
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
      // Whoever it was made for may have left before it was there.
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

/** Whoever asks, by all that the sandbox knows them by, and what they ask. */
const keyOf = ({ headers }: Asking, path: string): string =>
  JSON.stringify([path, ...KNOWN_BY.map((name) => headers[name])]);

/** The host decides which links to the public site an answer holds. */
const KNOWN_BY = ['authorization', 'x-device-key', 'x-guest-pass', 'x-guest-site', 'x-referral', 'host'];
