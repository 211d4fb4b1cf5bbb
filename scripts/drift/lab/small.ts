// The small set: a resource with filters, order and paging, with all parts of the lab.
import type { Backend } from './lab-run.ts';
import { type LabReport, PARTS, type Part, runLab } from './whole.ts';

export const SMALL = ['listProducts', 'createProduct', 'getProduct', 'updateProduct', 'deleteProduct'];

export const runSmall = (backend: Backend, parts: readonly Part[] = PARTS): Promise<LabReport> =>
  runLab(backend, { parts, only: SMALL, seed: 1, say: () => undefined });
