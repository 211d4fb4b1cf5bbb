import { collectDefaultMetrics, Registry } from 'prom-client';

/** Metrics of one of our processes: memory, processor time, event loop. */
export function openRegistry(process: 'door' | 'sandbox'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ process });
  collectDefaultMetrics({ register: registry });
  return registry;
}
