// `Prefer: code=422, example=unsupportedFile` selects one of an operation's declared responses. It
// is sent with a request, or set in the fault panel.
import type { Operation } from '../scripts/contract/operations.ts';
import type { FieldError } from '../scripts/contract/schemas.ts';

export interface Prefer {
  code?: number;
  example?: string;
  dynamic?: boolean;
}

/**
 * The parts of the header that are meant for the mock; undefined when there are none
 * (`return=minimal`).
 */
export function readPrefer(header: string | undefined): Prefer | undefined {
  const pairs = (header ?? '')
    .split(/[,;]/)
    .map((part) => part.split('=').map((text) => text.trim().replace(/^"|"$/g, '')));
  const { code, example, dynamic } = Object.fromEntries(pairs);
  if (!code && !example && !dynamic) return undefined;
  return {
    ...(code && { code: Number(code) }),
    ...(example && { example }),
    ...(dynamic && { dynamic: dynamic === 'true' }),
  };
}

/**
 * The header for Prism. It adds the code when only an example is named, because Prism looks up
 * examples by code, and refuses undeclared values, which Prism would silently replace.
 */
export function checkPrefer(operation: Operation, wish: Prefer): { header: string } | { wrong: FieldError } {
  const choices = declaredAnswers(operation);
  const wrong = (message: string) => ({ wrong: { field: 'Prefer', message } });
  if (wish.code !== undefined && !choices.some(({ code }) => code === wish.code)) {
    const codes = [...new Set(choices.map(({ code }) => code))].join(', ');
    return wrong(`${operation.id} declares ${codes}, but not ${wish.code}.`);
  }
  const found = choices.find(
    ({ code, example }) =>
      (wish.code === undefined || code === wish.code) &&
      (wish.example === undefined || example === wish.example),
  );
  if (!found) return wrong(`${operation.id} has no example named ${wish.example}.`);
  const words = [
    ...(wish.code !== undefined || wish.example !== undefined ? [`code=${found.code}`] : []),
    ...(wish.example !== undefined ? [`example=${wish.example}`] : []),
    ...(wish.dynamic !== undefined ? [`dynamic=${wish.dynamic}`] : []),
  ];
  return { header: words.join(', ') };
}

export interface DeclaredAnswer {
  code: number;
  /** Undefined for a response without a body. */
  example: string | undefined;
}

/** Every response that an operation declares, successful ones first. */
export function declaredAnswers({ definition }: Operation): DeclaredAnswer[] {
  return Object.entries(definition.responses).flatMap(([status, { content }]): DeclaredAnswer[] => {
    const code = Number(status);
    const examples = Object.values(content ?? {}).flatMap((media) => Object.keys(media.examples ?? {}));
    return examples.length > 0
      ? examples.map((example) => ({ code, example }))
      : [{ code, example: undefined }];
  });
}
