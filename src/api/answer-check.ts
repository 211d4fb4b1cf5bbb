// Holds sampled answers against the contract, and tells of what it finds: a developer in the panel, whoever runs the
// product by a beacon. No screen waits for it, and no fault of its own may reach one.

import { type AnswerFinding, checkAnswer } from '~/contract/check-answer';
import { toStep } from '~/contract/declared';
import { fingerprintOf } from '~/contract/finding';
import { createListeners } from '~/lib/listeners';
import type { AnswerCheck } from '~/lib/runtime-config';
import { version } from '../../package.json';
import { answers } from './generated/answers';
import { contractHash, type OperationId } from './generated/operations';
import { routes } from './generated/routes';

/** An answer that is still to be checked. */
export interface SampledAnswer {
  operationId: string;
  response: Response;
}

export interface SampleSettings extends AnswerCheck {
  /** Runs a task without urgency when the page is idle. */
  whenIdle(task: () => void): void;
  /** Shows a developer what was found. */
  showPanel(): Promise<void>;
}

export interface FoundAnswer extends AnswerFinding {
  fingerprint: string;
  /** `GET` */
  method: string;
  /** The template: `/assets/{id}` */
  path: string;
  /** How often it was met since the page was loaded. */
  count: number;
}

export interface AnswersFound {
  findings: readonly FoundAnswer[];
  checked: number;
  /** How often the check itself failed. */
  failures: number;
}

/** In UTF-16 units. Reading a longer body could be felt. */
const LONGEST_BODY = 500_000;

let state: AnswersFound = { findings: [], checked: 0, failures: 0 };
const listeners = createListeners();

/** What was found since the page was loaded, each fault once. */
export const answersFound = {
  get: (): AnswersFound => state,
  subscribe: listeners.subscribe,
  clear: () => change({ findings: [], checked: 0, failures: 0 }),
};

function change(next: Partial<AnswersFound>): void {
  state = { ...state, ...next };
  listeners.notify();
}

/** Checks them one by one, each in a moment in which the page has nothing else to do. */
export async function checkAnswers(sample: SampledAnswer[], settings: SampleSettings): Promise<void> {
  const fresh: FoundAnswer[] = [];
  for (const answer of sample) {
    try {
      fresh.push(...note(await findingsOf(answer)));
    } catch {
      // A fault of the check is none of the product: the panel counts it, and the screen never hears of it.
      change({ failures: state.failures + 1 });
    }
  }
  const { panel, reportTo, showPanel } = settings;
  if (reportTo !== '' && fresh.length > 0) navigator.sendBeacon(reportTo, reportOf(fresh));
  if (panel && (state.findings.length > 0 || state.failures > 0)) await showPanel();
}

async function findingsOf({ operationId, response }: SampledAnswer): Promise<AnswerFinding[]> {
  const { status, headers, type } = response;
  // An answer that was called off, or broke off on its way, proves nothing.
  const body = await response.text().catch(() => null);
  if (body === null || body.length > LONGEST_BODY) return [];
  await idle();
  const [method, path] = routes[operationId as OperationId];
  const operation = { id: operationId, pointer: `/paths/${toStep(path)}/${method.toLowerCase()}` };
  const findings = checkAnswer(answers, operation, { status, headers, body, isCrossOrigin: type === 'cors' });
  change({ checked: state.checked + 1 });
  return findings;
}

/** @returns those that were not met before on this page */
function note(findings: AnswerFinding[]): FoundAnswer[] {
  const byPrint = new Map(findings.map((finding) => [fingerprintOf(finding), finding]));
  const known = state.findings.map((one) =>
    byPrint.delete(one.fingerprint) ? { ...one, count: one.count + 1 } : one,
  );
  const fresh = [...byPrint].map(([fingerprint, finding]): FoundAnswer => {
    const [method, path] = routes[finding.operationId as OperationId];
    return { ...finding, fingerprint, method, path, count: 1 };
  });
  if (findings.length > 0) change({ findings: [...known, ...fresh] });
  return fresh;
}

/** No value of the answer, and no name that came with it. As text: another origin takes that without being asked first. */
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
