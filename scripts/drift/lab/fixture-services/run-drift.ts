// Runs the drift command as a user would.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import type { Report, ReportFinding } from '../../../report/report.ts';
import { callerName } from './kit/access.ts';
import type { Credential } from './kit/service.ts';

interface Run {
  /** Path of the command. */
  drift: string;
  origin: string;
  contract: string;
  mode: 'read' | 'write';
  seed: number;
  credentials: Record<string, Credential>;
}

export interface Outcome {
  exitCode: number;
  /** Findings other than notes. */
  findings: ReportFinding[];
  /** The verdict if there are no findings. */
  says: string;
  seconds: number;
}

/** Timeout of a run in milliseconds. */
const PATIENCE = 180_000;

export async function runDrift({ drift, origin, contract, mode, seed, credentials }: Run): Promise<Outcome> {
  const secrets = Object.entries(credentials).map(([actor, { value }]) => [secretOf(actor), value]);
  const auth = Object.entries(credentials).flatMap(([actor, { in: where }]) => {
    const as = callerName(credentials, actor);
    return [
      '--auth',
      `${/^(bearer|basic|cookie:.+|query:.+)$/.test(where) ? where : `header:${where}`}=env:${secretOf(actor)}`,
      ...(as === undefined ? [] : ['--as', as]),
    ];
  });
  const settings = ['--target', origin, '--contract', contract, '--mode', mode, '--seed', String(seed)];
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [drift, ...settings, '--format', 'json', '--fail-on', 'warning', ...auth],
    {
      env: { ...process.env, ...Object.fromEntries(secrets) },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PATIENCE,
    },
  );
  const ended = new Promise<number>((done) => child.once('close', (code) => done(code ?? -1)));
  const [out, err, exitCode] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const report = out.trimStart().startsWith('{') ? (JSON.parse(out) as Report) : undefined;
  return {
    exitCode,
    findings: report?.findings.filter(({ severity, accepted }) => severity !== 'note' && !accepted) ?? [],
    says: report ? [report.verdict, ...report.remarks].join(' ') : err.trim().slice(-400),
    seconds: (performance.now() - begun) / 1000,
  };
}

const secretOf = (actor: string) => `FOREIGN_${actor.toUpperCase()}`;
