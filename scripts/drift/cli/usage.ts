export const HELP = `Checks a live backend against the contract.  npm run drift -- --target URL [options]

  --target URL         full URL of the backend; replaces the contract's server: https://api.example.org/v1
  --contract FILE      the contract, as a file or a URL (openapi/v1.yaml)
  --mode read|write    read sends only GET and HEAD; write also creates, changes and deletes records (read)
  --only ID,…          checks only these operations (operationId)
  --skip ID,…          never calls these operations, not even to read data
  --checks KIND,…      reports only these kinds of findings, as docs/drift.md lists them
  --exclude-checks KIND,…  leaves these kinds of findings out
  --allow-shared-writes  in write mode, also calls operations that change shared records, settings and
                       switches; restores them at once where it can read them; only on this machine
  --parallel           in write mode, sends several writes at once; they are sent one at a time otherwise
  --confirm-host HOST  the target's host again; required for write mode on any other machine
  --auth KIND=env:NAME a credential from the environment variable NAME; can be repeated. KIND is
                       bearer, basic (user:password), header:NAME, query:NAME or cookie:NAME
  --as USER-TYPE       the user type, as in the contract's security, of the preceding --auth. The main
                       credential is the one without --as, else the first
  --rate N             requests started per second (no limit on this machine, 5 elsewhere)
  --budget N           maximum number of requests
  --timeout SECONDS    time limit for a complete response (10)
  --fuzz N             random cases per operation, in addition to the planned ones (0)
  --seed N             seed of the random cases; the same seed repeats them (1)
  --min-coverage N     percentage of operations that must be reached; otherwise nothing is proven
  --fail-on LEVEL      lowest level for exit code 1: error or warning (error)
  --baseline FILE      accepted findings, each with a reason and an end date
  --write-baseline FILE  accepts all findings of this run for 90 days, in a file for --baseline
  --verbose            shows each finding, also accepted ones, instead of each cause
  --format FORMAT      human, json, junit, sarif or md (human)
  --out FILE           writes the report to a file instead of standard output
  --har FILE           checks recorded traffic (a file or folder) instead of --target; sends no requests
  --help               shows this page

Exit codes: 0 no drift · 1 drift · 2 wrong usage or an invalid contract · 3 nothing proven

  STAGING_TOKEN=… npm run drift -- --target https://staging.example.org/v1 --auth bearer=env:STAGING_TOKEN`;

/** The most similar word; undefined if none is close. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, away: word.startsWith(text) ? 0.5 : distance(text, word) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, best.word.length / 3) ? best.word : undefined;
}

/** The number of letters to insert, delete or replace. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
