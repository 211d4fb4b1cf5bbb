// Records the fault-free traffic of a run, without responses that add nothing new.
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Exchange } from '../engine/run.ts';
import { isReply } from './lab-run.ts';

/** A response as the judge takes it. */
export interface LabAnswer {
  status: number;
  headers: Headers;
  body: string;
}

export interface Recorded extends LabAnswer {
  operation: Operation;
  method: string;
  /** Path and query, without the server's prefix. */
  target: string;
  sent: { headers: Record<string, string>; body: string };
  lenient: readonly number[];
  json: Json | undefined;
}

export interface Recorder {
  seen(exchange: Exchange, how: { lenient: readonly number[] }): void;
  all(): Recorded[];
}

/** Maximum size of a recorded list in bytes. */
const MOST = 400_000;

export function createRecorder(): Recorder {
  const kept: Recorded[] = [];
  const known = new Map<string, Set<string>>();
  return {
    seen({ operation, wire, reply, status, json }, { lenient }) {
      if (!isReply(reply) || reply.body.byteLength > MOST) return;
      const group = `${operation.id} ${status} ${reply.headers.get('content-type')}`;
      const shapes = known.get(group) ?? new Set();
      const before = shapes.size;
      shapesOf(json, '', shapes);
      if (known.has(group) && shapes.size === before) return;
      known.set(group, shapes);
      kept.push({
        operation,
        method: wire.method,
        target: wire.target,
        sent: { headers: wire.headers, body: new TextDecoder().decode(wire.body) },
        status,
        headers: reply.headers,
        body: new TextDecoder().decode(reply.body),
        lenient,
        json,
      });
    },
    all: () => kept,
  };
}

/** The places in a value with their types. */
function shapesOf(value: Json | undefined, at: string, into: Set<string>): void {
  const type =
    value === null ? 'null' : Array.isArray(value) ? `list ${Math.min(value.length, 2)}` : typeof value;
  into.add(`${at} ${type}`);
  if (value === null || typeof value !== 'object') return;
  if (Array.isArray(value)) for (const entry of value) shapesOf(entry, `${at}/*`, into);
  else for (const [name, inner] of Object.entries(value)) shapesOf(inner, `${at}/${name}`, into);
}
