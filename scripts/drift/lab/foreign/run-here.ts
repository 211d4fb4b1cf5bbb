// Runs the checker against a foreign service in this process.
import { fileURLToPath } from 'node:url';
import { loadContract } from '../../../contract/load.ts';
import { createAccess } from '../../access.ts';
import { check } from '../../check.ts';
import { Credential } from '../../cli/credential.ts';
import type { Share } from '../../coverage.ts';
import { createSender } from '../../wire/sender.ts';
import { SERVICES } from './services.ts';

export interface Here {
  /** `kind operation`, each once. */
  found: string[];
  left: string[];
  worked: Share;
}

/** @param plant left out, the service is honest */
export async function runHere(name: string, plant?: string): Promise<Here> {
  const service = SERVICES.find((one) => one.name === name);
  if (!service) throw new Error(`There is no service ${name}.`);
  const started = await service.start({ seed: 1, ...(plant !== undefined && { plant }) });
  const contract = loadContract(fileURLToPath(service.contract));
  const named = Object.entries(started.credentials);
  const callers = named.map(([as, { in: where, value }]) => {
    const isBearer = where === 'bearer';
    const part = isBearer
      ? { kind: 'bearer' as const, name: 'Authorization' }
      : { kind: 'header' as const, name: where };
    return new Credential([{ ...part, env: 'SECRET', value }], named.length > 1 ? as : undefined);
  });
  const { signal } = new AbortController();
  const sender = createSender({ target: new URL(started.origin), signal });
  const { run, left } = await check(
    {
      contract,
      sender,
      mode: 'write',
      stop: signal,
      seed: 1,
      runId: 'c0ffee00',
      isLocal: true,
      fuzz: 0,
      access: createAccess(contract, callers),
      operations: contract.operations,
      budget: undefined,
      perOperation: Number.POSITIVE_INFINITY,
      curl: () => '',
      mask: (text) => text,
    },
    { step: () => undefined },
  );
  await sender.close();
  await started.close();
  const found = run.findings.all().map(({ kind, operation }) => `${kind} ${operation?.id}`);
  return { found: [...new Set(found)], left, worked: run.coverage.operations(contract.operations) };
}
