// Web analytics: the configuration that the SDK requests before it loads the tag script, a
// replacement of Google's script, and a list of the events it received.
import { readFileSync } from 'node:fs';
import type { FieldError } from '../../scripts/contract/schemas.ts';
import type { Reply } from '../problems.ts';
import { json } from './replies.ts';

/** A call of the tag by the page. */
export interface TagCall {
  /** ISO 8601, UTC. */
  at: string;
  command: string;
  /** The name of the event, or of the configured tag. */
  name: string;
  params: Record<string, unknown>;
}

export interface TagCalls {
  /** Adds the events of the tag script. Returns the errors; then nothing is added. */
  add(given: unknown): FieldError[];
  /** Newest first. */
  last(): TagCall[];
  clear(): void;
}

const COMMANDS = ['config', 'event', 'set', 'consent'];
const KEPT = 100;

export function createTagCalls(): TagCalls {
  const calls: TagCall[] = [];
  return {
    add(given) {
      const { command, name = '', params = {} } = isRecord(given) ? given : {};
      const isCommand = typeof command === 'string' && COMMANDS.includes(command);
      const wrong = [
        ...(isCommand ? [] : [{ field: 'command', message: `Choose one of: ${COMMANDS.join(', ')}.` }]),
        ...(typeof name === 'string' ? [] : [{ field: 'name', message: 'Must be text.' }]),
        ...(isRecord(params) ? [] : [{ field: 'params', message: 'Must be an object.' }]),
      ];
      if (isCommand && typeof name === 'string' && isRecord(params)) {
        calls.unshift({ at: new Date().toISOString(), command, name, params });
        calls.length = Math.min(calls.length, KEPT);
      }
      return wrong;
    },
    last: () => [...calls],
    clear: () => {
      calls.length = 0;
    },
  };
}

/** @param appId `1:<number of the project>:web:<hash>` */
export const webConfig = (projectId: string, appId: string, apiKey: string): Reply =>
  json(200, {
    projectId,
    appId,
    apiKey,
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket: `${projectId}.appspot.com`,
    messagingSenderId: (appId.split(':')[1] ?? '').slice(0, 20),
    measurementId: 'G-DEMO000001',
  });

// Read on each request, so that edits show after a reload.
export const tagScript = (): Reply => ({
  status: 200,
  headers: new Headers({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }),
  body: readFileSync(new URL('./tag.js', import.meta.url)),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
