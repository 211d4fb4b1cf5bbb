import { dateFormat } from './formatters.ts';

/** Whether the platform knows a time zone of this name. */
export function isZone(zone: string): boolean {
  try {
    return dateFormat('en', { timeZone: zone }) !== undefined;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** `Toronto` of `America/Toronto` */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
