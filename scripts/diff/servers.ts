// Compares server addresses, of the whole contract or of one operation.
import type { Json } from '../contract/document.ts';
import { below, isObject, objectOf } from './node.ts';
import type { Located, Place } from './place.ts';

/** Compares the servers of an object; without servers it inherits those of its parent. */
export function compareServers({ changes, operation }: Place, old: Located, now: Located): void {
  const before = addressesOf(old.value.servers);
  const after = addressesOf(now.value.servers);
  if (!before && !after) return;
  const [from, to] = [before ?? ['/'], after ?? ['/']];
  const near = 'servers' in now.value ? below(now.pointer, 'servers') : now.pointer;
  const whose = operation ? ` for ${operation.method.toUpperCase()} ${operation.path}` : '';
  for (const address of from.filter((one) => !to.includes(one))) {
    changes.add(
      {
        kind: 'server-removed',
        impact: 'breaking',
        says: `The server ${address} is gone${whose}.`,
        rule: below(old.pointer, 'servers'),
        near,
        before: from.join(', '),
        after: to.join(', '),
      },
      operation,
    );
  }
  for (const address of to.filter((one) => !from.includes(one))) {
    changes.add(
      {
        kind: 'server-added',
        impact: 'addition',
        says: `The server ${address} is new${whose}.`,
        rule: near,
        before: from.join(', '),
        after: to.join(', '),
      },
      operation,
    );
  }
}

/** Addresses with variables substituted: with the defaults, and with each listed value. */
function addressesOf(servers: Json | undefined): string[] | undefined {
  if (!Array.isArray(servers) || servers.length === 0) return undefined;
  return servers.flatMap((server) => {
    if (!isObject(server)) return [];
    let addresses = [`${server.url}`];
    for (const [name, variable] of Object.entries(objectOf(server.variables))) {
      const { enum: listed, default: first } = objectOf(variable);
      const values = Array.isArray(listed) ? listed : [first ?? ''];
      addresses = addresses
        .flatMap((address) => values.map((value) => address.replaceAll(`{${name}}`, `${value}`)))
        .slice(0, 100);
    }
    return addresses.map((address) => address.replace(/(?<=.)\/$/, ''));
  });
}
