// Checks sampled responses against the contract, and reports findings: to developers in the panel,
// to the operator by a beacon. No screen waits for it or fails because of it.

import { Store } from '@tanstack/react-store';
import { answers } from '~/api/generated/answers';
import { contractHash, type OperationId } from '~/api/generated/operations';
import { routes } from '~/api/generated/routes';
import { toStep } from '~/lib/declared-answers';
import type { AnswerCheck } from '~/lib/runtime-config';
import { version } from '../../package.json';
import { type AnswerFinding, checkAnswer } from './check-answer';
import { fingerprintOf } from './finding';

/** A response to be checked. */
export interface SampledAnswer {
  operationId: string;
  response: Response;
}

export interface SampleSettings extends AnswerCheck {
  /** Runs a task without urgency when the page is idle. */
  whenIdle(task: () => void): void;
  /** Shows the findings to a developer. */
  showPanel(): Promise<void>;
}

export interface FoundAnswer extends AnswerFinding {
  fingerprint: string;
  /** `GET` */
  method: string;
  /** The path template: `/assets/{id}` */
  path: string;
  /** How often it occurred since the page was loaded. */
  count: number;
}

export interface AnswersFound {
  findings: readonly FoundAnswer[];
  checked: number;
  /** How often the check itself failed. */
  failures: number;
}

/** In UTF-16 units. Reading a longer body could be noticeable. */
const LONGEST_BODY = 500_000;

const NONE: AnswersFound = { findings: [], checked: 0, failures: 0 };

/** The distinct findings since the page was loaded. */
export const answersFound = new Store(NONE);

export const clearAnswersFound = (): void => answersFound.setState(() => NONE);

const change = (next: (state: AnswersFound) => Partial<AnswersFound>): void =>
  answersFound.setState((state) => ({ ...state, ...next(state) }));

/** Checks responses one by one while the page is idle. */
export async function checkAnswers(sample: SampledAnswer[], settings: SampleSettings): Promise<void> {
  const fresh: FoundAnswer[] = [];
  for (const answer of sample) {
    try {
      fresh.push(...note(await findingsOf(answer)));
    } catch {
      // The panel counts errors of the check itself, and screens never see them.
      change(({ failures }) => ({ failures: failures + 1 }));
    }
  }
  const { panel, reportTo, showPanel } = settings;
  if (reportTo !== '' && fresh.length > 0) navigator.sendBeacon(reportTo, reportOf(fresh));
  const { findings, failures } = answersFound.get();
  if (panel && (findings.length > 0 || failures > 0)) await showPanel();
}

async function findingsOf({ operationId, response }: SampledAnswer): Promise<AnswerFinding[]> {
  const { status, headers, type } = response;
  // An aborted or truncated response proves nothing.
  const body = await response.text().catch(() => null);
  if (body === null || body.length > LONGEST_BODY) return [];
  await idle();
  const [method, path] = routes[operationId as OperationId];
  const operation = { id: operationId, pointer: `/paths/${toStep(path)}/${method.toLowerCase()}` };
  const findings = checkAnswer(answers, operation, { status, headers, body, isCrossOrigin: type === 'cors' });
  change(({ checked }) => ({ checked: checked + 1 }));
  return findings;
}

/** @returns the findings that are new on this page */
function note(findings: AnswerFinding[]): FoundAnswer[] {
  const byPrint = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
  const known = answersFound
    .get()
    .findings.map((one) => (byPrint.delete(one.fingerprint) ? { ...one, count: one.count + 1 } : one));
  const fresh = [...byPrint].map(([fingerprint, finding]): FoundAnswer => {
    const [method, path] = routes[finding.operationId as OperationId];
    return { ...finding, fingerprint, method, path, count: 1 };
  });
  if (findings.length > 0) change(() => ({ findings: [...known, ...fresh] }));
  return fresh;
}

/**
 * Contains no values, and no names from the response. Sent as text, which needs no preflight on
 * another origin.
 */
function reportOf(findings: FoundAnswer[]): string {
  return JSON.stringify({
    app: version,
    contract: answers.version,
    shape: contractHash,
    findings: findings.map(({ fingerprint, kind, operationId, status, place, rule }) => {
      return { fingerprint, kind, operationId, status, at: place, rule };
    }),
  });
}

function idle(): Promise<void> {
  return new Promise((done) => {
    // Safari has no such callback.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done());
    else setTimeout(done);
  });
}
