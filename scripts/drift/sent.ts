// What a request says of a record.
import { type CaseRequest, jsonIn } from '../contract/cases/case.ts';
import type { Json } from '../contract/document.ts';
import type { Operation } from '../contract/operations.ts';
import { fieldsOfForm } from './form-fields.ts';
import type { Run } from './run.ts';
import { isRecord } from './shapes.ts';

/** The record that was sent, without what wraps it. */
export function sentIn(request: CaseRequest): Record<string, Json> {
  const whole = jsonIn(request) ?? partsIn(request);
  // Of several it is not said which is which.
  const json = Array.isArray(whole) && whole.length === 1 ? whole[0] : whole;
  if (!isRecord(json)) return {};
  const [only, ...others] = Object.values(json);
  return others.length === 0 && isRecord(only) && Object.keys(only).length > 0 ? only : json;
}

/** What an operation was told of a record, as JSON or by a form. */
export function sentBy(
  { contract }: Run,
  { operation, request }: { operation: Operation; request: CaseRequest },
): Record<string, Json> {
  const { body } = request;
  return body && 'form' in body ? fieldsOfForm(contract.document, operation, body.form) : sentIn(request);
}

/** What the parts of a form hold that are JSON: of other texts it is not said what they are. */
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
