// Header names that HTTP does not allow.
import type { Operation } from './operations.ts';
import { toStep } from './pointer.ts';

/** The HTTP token (RFC 9110, 5.6.2). */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;

/** The first header of an operation with an invalid name, and its pointer. */
export function wrongHeader(operations: Operation[]): { name: string; pointer: string } | undefined {
  for (const { parameters, parameterPointers, definition, pointer } of operations) {
    const sent = parameters.flatMap(({ name, in: where }, i) =>
      where === 'header' ? [{ name, pointer: parameterPointers[i] ?? pointer }] : [],
    );
    const answered = Object.entries(definition.responses).flatMap(([status, answer]) =>
      Object.keys(answer?.headers ?? {}).map((name) => ({
        name,
        pointer: `${pointer}/responses/${status}/headers/${toStep(name)}`,
      })),
    );
    const wrong = [...sent, ...answered].find(({ name }) => !TOKEN.test(name));
    if (wrong) return wrong;
  }
  return undefined;
}
