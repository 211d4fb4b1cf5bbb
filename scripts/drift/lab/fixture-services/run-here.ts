// Runs the checker against a fixture service in this process.
import { fileURLToPath } from 'node:url';
import { loadContract } from '../../../contract/load.ts';
import { createAccess } from '../../auth/access.ts';
import { Credential, type CredentialPart } from '../../auth/credential.ts';
import { check } from '../../check.ts';
import { casesPerOperation } from '../../engine/budget-shares.ts';
import type { Share } from '../../findings/coverage.ts';
import { createSender } from '../../wire/sender.ts';
import { callerName } from './kit/access.ts';
import { SERVICES } from './services.ts';

export interface Here {
  /** `kind operation`, each once. */
  found: string[];
  left: string[];
  worked: Share;
}

/** Existing records may change if allowed, and some records cannot be removed. */
const isLeft = (one: string): boolean => one.startsWith('could not be removed');

/**
 * @param fault id of the seeded fault; none if omitted
 * @param budget maximum number of requests; no limit if omitted
 */
export async function runHere(name: string, fault?: string, budget?: number): Promise<Here> {
  const service = SERVICES.find((one) => one.name === name);
  if (!service) throw new Error(`There is no service ${name}.`);
  const started = await service.start({ seed: 1, ...(fault !== undefined && { fault }) });
  const contract = loadContract(fileURLToPath(service.contract));
  const named = Object.entries(started.credentials);
  const parts = named.map(([actor, { in: where, value }]) => ({
    as: callerName(started.credentials, actor),
    part: { ...partOf(where), env: 'SECRET', value },
  }));
  const own = parts.filter(({ as }) => as === undefined).map(({ part }) => part);
  const callers = [
    ...(own.length > 0 ? [new Credential(own, undefined)] : []),
    ...parts.flatMap(({ as, part }) => (as === undefined ? [] : [new Credential([part], as)])),
  ];
  const { signal } = new AbortController();
  const target = new URL(started.origin);
  const sender = createSender({ target, signal });
  const { run, notAsBefore } = await check(
    {
      contract,
      sender,
      mode: 'write',
      stop: signal,
      seed: 1,
      runId: 'c0ffee00',
      target,
      allowSharedWrites: budget === undefined,
      skipped: new Set(),
      fuzz: 0,
      access: createAccess(contract, callers),
      operations: contract.operations,
      budget,
      perOperation: casesPerOperation(budget, contract.operations.length),
      curl: () => '',
      mask: (text) => text,
    },
    { step: () => undefined },
  );
  await sender.close();
  await started.close();
  const found = run.findings.all().map(({ kind, operation }) => `${kind} ${operation?.id}`);
  return {
    found: [...new Set(found)],
    left: notAsBefore.filter(isLeft),
    worked: run.coverage.operations(contract.operations),
  };
}

/** The place as in `--auth`. */
function partOf(where: string): Pick<CredentialPart, 'kind' | 'name'> {
  if (where === 'bearer' || where === 'basic') return { kind: where, name: 'Authorization' };
  const [kind, name] = where.split(':');
  return (kind === 'cookie' || kind === 'query') && name !== undefined
    ? { kind, name }
    : { kind: 'header', name: where };
}
