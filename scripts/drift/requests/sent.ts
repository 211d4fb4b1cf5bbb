// Reads record fields from a request.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Run } from '../engine/run.ts';
import { fieldsOfForm } from '../model/form-fields.ts';
import { isRecord } from '../model/shapes.ts';

/** The sent record without its envelope. */
export function sentIn(request: CaseRequest): Record<string, Json> {
  const whole = jsonIn(request) ?? partsIn(request);
  // With several records, it is unclear which one is meant.
  const json = Array.isArray(whole) && whole.length === 1 ? whole[0] : whole;
  if (!isRecord(json)) return {};
  const [only, ...others] = Object.values(json);
  return others.length === 0 && isRecord(only) && Object.keys(only).length > 0 ? only : json;
}

/** The sent record fields, from JSON or a form. */
export function sentBy(
  { contract }: Run,
  { operation, request }: { operation: Operation; request: CaseRequest },
): Record<string, Json> {
  const { body } = request;
  return body && 'form' in body ? fieldsOfForm(contract.document, operation, body.form) : sentIn(request);
}

/** The JSON parts of a form; other texts are ambiguous. */
function partsIn({ body }: CaseRequest): Json {
  const parts = body && 'parts' in body ? body.parts : [];
  const objects = parts.flatMap((part): Json[] => {
    if (!('text' in part) || !part.text.startsWith('{')) return [];
    try {
      return [JSON.parse(part.text)];
    } catch {
      return [];
    }
  });
  return objects.length === 1 && isRecord(objects[0]) ? objects[0] : null;
}
