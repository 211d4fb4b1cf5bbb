export const HELP = `Holds a live backend against the contract.  npm run drift -- --target URL [options]

  --target URL         the backend, in place of the contract's server URL, whole: https://api.example.org/v1
  --contract FILE      the contract (openapi/v1.yaml)
  --mode read|write    read sends GET and HEAD only; write also makes, changes and removes things (read)
  --only ID,…          only these operations, by their operationId
  --skip ID,…          never these operations, not even to look at what is there
  --allow-shared-writes  in write mode, also what can change records that the run did not make, settings and
                       switches; what it can read it puts back at once; only on this machine
  --confirm-host HOST  for write mode anywhere but on this machine: the target's host once more
  --auth KIND=env:NAME a credential, from the environment variable NAME; may be repeated. KIND is
                       bearer, basic (user:password), header:NAME, query:NAME or cookie:NAME
  --as USER-TYPE       what the contract's security calls whoever the --auth before it is; what has no --as is
                       the main credential, else the first that has one
  --rate N             requests that start in a second (no limit on this machine, 5 elsewhere)
  --budget N           requests in all
  --timeout SECONDS    for one whole answer (10)
  --fuzz N             random cases for each operation, besides the planned ones (0)
  --seed N             what they are drawn with; the same gives the same (1)
  --min-coverage N     percent of the operations that must be reached, or nothing is proven
  --fail-on LEVEL      error or warning: what turns the exit code to 1 (error)
  --baseline FILE      findings that are known, each with a reason and a date
  --format WORD        human, json, junit, sarif or md (human)
  --out FILE           writes the report there instead of on standard output
  --har FILE           judges recorded traffic, a file or a folder of them, and sends nothing; for --target
  --help               this page

Exit codes: 0 clean · 1 drift · 2 wrong use or a bad contract · 3 nothing proven

  STAGING_TOKEN=… npm run drift -- --target https://staging.example.org/v1 --auth bearer=env:STAGING_TOKEN`;

/** The word that was likely meant; undefined when none is near. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const [best] = words
    .map((word) => ({ word, away: word.startsWith(text) ? 0.5 : distance(text, word) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= Math.max(1, best.word.length / 3) ? best.word : undefined;
}

/** How many letters have to be put in, taken out or changed. */
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
