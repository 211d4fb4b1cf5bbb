import type { components } from '../../../../src/api/generated/schema.d.ts';
import type { Trade } from '../trade.ts';
import { beauty } from './beauty.ts';
import { construction } from './construction.ts';
import { marketing } from './marketing.ts';
import { other } from './other.ts';
import { pets } from './pets.ts';

export const TRADES: Record<components['schemas']['BusinessCategory'], Trade> = {
  beauty,
  pets,
  construction,
  marketing,
  other,
};
