// The ticket office's error responses.
import type { Answer } from '../kit/service.ts';
import type { Row } from './store.ts';

export const refusal = (status: number, code: string, message: string, fields: Row[] = []): Answer => ({
  status,
  body: { fault: { code, message, ...(fields.length > 0 && { fields }) } },
});
export const missing = (): Answer => refusal(404, 'missing', 'There is no such thing.');
