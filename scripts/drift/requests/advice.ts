// Learns from a rejection what a value must look like if it says so plainly: its end, its beginning, or its choices.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Exchange } from '../engine/run.ts';
import { fieldsNamed, namesIn, sentencesIn } from '../model/problem.ts';
import { isRecord, valueAt } from '../model/shapes.ts';

/** What one field must look like. */
export interface Advice {
  field: string;
  apply(value: Json): Json;
}

/** How servers call signs. */
const SIGNS: Record<string, string> = {
  dot: '.',
  period: '.',
  slash: '/',
  hyphen: '-',
  dash: '-',
  colon: ':',
};
const QUOTED = /["'`]([^"'`\s]+)["'`]/;
const EDGE =
  /\b(end|begin|start)s? (?:in|with) (?:an? )?(?:(dot|period|slash|hyphen|dash|colon)|["'`]([^"'`\s]{1,20})["'`])/i;
const CHOICE =
  /\b(?:one of|should be|must be|expected)[:\s]+[[({]?((?:["'`][^"'`]+["'`](?:, ?(?:or )?| or |\|)?)+)/i;

/** @returns undefined if the rejection names no single field, or says nothing plain of it */
export function adviceIn({ status, json, request }: Exchange): Advice | undefined {
  const sent = jsonIn(request);
  if (![400, 422].includes(status) || !isRecord(sent)) return undefined;
  const text = sentencesIn(json);
  const named = fieldsNamed(json, namesIn(sent));
  const [field, ...others] = new Set(named.length > 0 ? named : quotedFields(text, sent));
  if (field === undefined || others.length > 0) return undefined;
  const [, edge, sign, quoted] = EDGE.exec(text) ?? [];
  const part = sign === undefined ? quoted : SIGNS[sign.toLowerCase()];
  if (edge !== undefined && part !== undefined) {
    const isEnd = edge.toLowerCase() === 'end';
    return { field, apply: (value) => (typeof value === 'string' ? withEdge(value, part, isEnd) : value) };
  }
  const [, choice] = QUOTED.exec(CHOICE.exec(text)?.[1] ?? '') ?? [];
  return choice === undefined ? undefined : { field, apply: () => choice };
}

/** The fields whose values the rejection quotes. */
const quotedFields = (text: string, sent: Record<string, Json>): string[] =>
  Object.entries(sent).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 2 && text.includes(value) ? [name] : [],
  );

function withEdge(value: string, part: string, isEnd: boolean): string {
  if (isEnd) return value.endsWith(part) ? value : `${value}${part}`;
  return value.startsWith(part) ? value : `${part}${value}`;
}

/** The request with the advice followed, except in the field that a case is about. */
export function advised(request: CaseRequest, advice: readonly Advice[], about = ''): CaseRequest {
  const { body } = request;
  const json = structuredClone(jsonIn(request));
  if (!body || !isRecord(json) || advice.length === 0) return request;
  for (const { field, apply } of advice) {
    const steps = field.split('.');
    const parent = valueAt(json, steps.slice(0, -1));
    const name = steps.at(-1) ?? '';
    if (field === about || !isRecord(parent) || parent[name] === undefined) continue;
    parent[name] = apply(parent[name]);
  }
  return { ...request, body: { type: body.type, json } };
}
