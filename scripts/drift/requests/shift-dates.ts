// Shifts the dates of a body, because a conflict on some days may not occur on others.
import { type CaseRequest, jsonIn } from '../../contract/cases/case.ts';
import type { Json } from '../../contract/document.ts';
import type { Operation } from '../../contract/operations.ts';

const MS_OF_DAY = 86_400_000;

/** @returns days since 1970; undefined if the text does not start with a valid date */
function dayOf(text: string): number | undefined {
  const [written] = /^\d{4}-\d\d-\d\d(?=$|T\d\d:\d\d)/.exec(text) ?? [];
  const day = written === undefined ? Number.NaN : Date.parse(`${written}T00:00:00Z`) / MS_OF_DAY;
  return Number.isNaN(day) || written !== asText(day) ? undefined : day;
}

const asText = (day: number): string => new Date(day * MS_OF_DAY).toISOString().slice(0, 10);

/** The dates in a body, with their field names. */
export function daysIn(json: Json, name = ''): { name: string; day: number }[] {
  if (typeof json === 'string') {
    const day = dayOf(json);
    return day === undefined ? [] : [{ name, day }];
  }
  if (Array.isArray(json)) return json.flatMap((entry) => daysIn(entry, name));
  return Object.entries(json ?? {}).flatMap(([own, inner]) => daysIn(inner, own));
}

function moved(json: Json, by: number): Json {
  if (typeof json === 'string') {
    const day = dayOf(json);
    return day === undefined ? json : `${asText(day + by)}${json.slice(10)}`;
  }
  if (Array.isArray(json)) return json.map((entry) => moved(entry, by));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(Object.entries(json).map(([name, inner]) => [name, moved(inner, by)]));
}

/** @param about the field of the case: if it is a date, no date is shifted */
export type ShiftDates = (operation: Operation, request: CaseRequest, about?: string) => CaseRequest;

/** Shifts each request of an operation beyond all earlier ones. */
export function createDateShifter(): ShiftDates {
  const offsets = new Map<Operation, number>();
  return (operation, request, about) => {
    const json = jsonIn(request);
    const days = json === undefined ? [] : daysIn(json);
    const isAbout = ({ name }: { name: string }) => name === about?.split('.').at(-1);
    if (json === undefined || days.length === 0 || days.some(isAbout)) return request;
    const all = days.map(({ day }) => day);
    const offset = (offsets.get(operation) ?? 0) + Math.max(...all) - Math.min(...all) + 1;
    offsets.set(operation, offset);
    return { ...request, body: { type: request.body?.type, json: moved(json, offset) } };
  };
}
