// Compares the faults of the lax backend with the findings of a run.
import { type Rule, rulesOfRequest } from '../../contract/cases/rules-of-request.ts';
import type { Contract } from '../../contract/load.ts';
import { findOperation, type Operation } from '../../contract/operations.ts';
import type { ReportFinding } from '../../report/report.ts';
import { createAccess } from '../auth/access.ts';
import { credentialsOf } from './caller.ts';
import type { Backend, LabOutcome } from './lab-run.ts';
import type { LaxBackend } from './lax-backend.ts';
import type { Mode, Scores } from './score.ts';

export function scoreLax(
  scores: Scores,
  backend: Backend,
  operations: Operation[],
  mode: Mode,
  { findings, run }: LabOutcome,
  { taken }: LaxBackend,
): void {
  const { contract } = backend;
  const access = createAccess(contract, credentialsOf(backend.callers));
  const add = (kind: string, where: string, isFound: boolean) =>
    scores.add('behaviour', mode, kind, where, isFound);
  for (const operation of operations.filter(({ effect }) => mode === 'write' || effect === 'read')) {
    const { id } = operation;
    const own = findings.filter((one) => one.operation?.id === id);
    const told = (kind: string, is: (one: ReportFinding) => boolean) =>
      own.some((one) => one.kind === kind && is(one));
    for (const rule of rulesOfRequest(contract.document, operation).filter(isBreakable)) {
      const isFound = told('accepted-invalid', (one) => one.rule === rule.pointer && isTrue(taken, one));
      add(`takes what breaks ${placeOf(rule)} ${rule.keyword}`, `${id} ${rule.pointer}`, isFound);
    }
    for (const reason of unreadables(operation)) {
      const wasTaken = [...taken].some(([key, why]) => why.has(reason) && isOf(contract, key, operation));
      add(`takes an unreadable ${reason}`, id, wasTaken && told('accepted-malformed', () => true));
    }
    if (operation.open) continue;
    const says = (at: string) => (one: ReportFinding) => one.tried === at;
    add('lets in whoever has no credentials', id, told('auth-not-checked', says('no credentials')));
    add('lets in whoever has made-up credentials', id, told('auth-not-checked', says('made-up credentials')));
    for (const { as = '' } of access.strangersTo(operation))
      add(`lets in another user type: ${as}`, id, told('role-not-checked', says(`as ${as}`)));
  }
  for (const path of new Set(operations.map((one) => one.path))) {
    for (const method of ['get', 'put', 'patch', 'post', 'delete']) {
      const there = contract.operations.filter((one) => one.path === path);
      // `/contacts/bulk` also matches `/contacts/{id}`.
      const isOther = findOperation(contract, method, path.replace(/[{}]/g, '')) !== undefined;
      if (isOther || (mode === 'read' && method !== 'get')) continue;
      const ids = there.map(({ id }) => id);
      const isFound = run.findings
        .all()
        .some(
          (one) =>
            one.kind === 'undeclared-method' &&
            one.actual === '200' &&
            one.expected === '405' &&
            ids.includes(one.operation?.id ?? '') &&
            one.tried === `the method ${method.toUpperCase()}`,
        );
      add(`answers an undeclared ${method.toUpperCase()}`, path, isFound);
    }
  }
}

/** For JSON bodies, the finding must be about one of the broken rules. */
function isTrue(taken: LaxBackend['taken'], { curl = '', rule }: ReportFinding): boolean {
  const broken = taken.get(curl);
  return broken !== undefined && (broken.size === 0 || broken.has(rule ?? ''));
}

function isOf({ operations }: Contract, key: string, operation: Operation): boolean {
  const [method = '', target = ''] = key.split(' ');
  const steps = target.replace(/\?.*$/, '').split('/');
  const fits = operations
    .filter((one) => one.method === method.toLowerCase())
    .filter(({ path }) => {
      const template = path.split('/');
      return (
        template.length === steps.length &&
        template.every((step, i) => step.startsWith('{') || step === steps[i])
      );
    })
    .sort((a, b) => a.parameters.length - b.parameters.length);
  return fits.includes(operation);
}

function unreadables({ path, definition }: Operation): string[] {
  const body = definition.requestBody;
  return [...(path.includes('{') ? ['path'] : []), ...(body ? ['media type', 'body'] : [])];
}

const placeOf = ({ where, isText }: Rule): string =>
  ['path', 'query', 'header', 'cookie'].includes(where) ? where : isText ? 'part' : 'body';

/** Whether a request can break only this keyword. */
function isBreakable({ keyword, value, schema, where, isBranch, isText }: Rule): boolean {
  const types = [schema.type ?? []].flat();
  // A discriminator breaks together with its choice.
  if (schema.const !== undefined) return false;
  if (keyword === 'type') {
    // Every value is valid as text, and a wrong type breaks all branches of a choice.
    return !isBranch && !(isText && types.some((type) => ['string', 'array', 'object'].includes(type)));
  }
  if (keyword === 'minLength') return Number(value) > (['path', 'header'].includes(where) ? 1 : 0);
  if (keyword === 'minItems') return Number(value) > (where === 'query' ? 1 : 0);
  if (keyword === 'maxLength') return Number(value) <= 32 * 1024 * 1024;
  if (keyword === 'format') return !['password', 'binary'].includes(`${value}`);
  if (keyword === 'additionalProperties') return value === false;
  return keyword !== 'uniqueItems' || value === true;
}
