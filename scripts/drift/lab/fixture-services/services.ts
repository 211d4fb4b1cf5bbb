// Lists the fixture services.

import { archive } from './archive/service.ts';
import { club } from './club/service.ts';
import { festival } from './festival/service.ts';
import { fleet } from './fleet/service.ts';
import { harbour } from './harbour/service.ts';
import { type Started, serve } from './kit/serve.ts';
import type { Credential, SeededFault, Service } from './kit/service.ts';
import { library } from './library/service.ts';

export interface FixtureService {
  name: string;
  contract: URL;
  faults: SeededFault<never>[];
  credentials: Record<string, Credential>;
  start(options: { fault?: string; seed?: number; port?: number }): Promise<Started>;
}

const offer = <Store>(service: Service<Store>): FixtureService => ({
  ...service,
  start: (options) => serve(service, options),
});

export const SERVICES: FixtureService[] = [
  offer(library),
  offer(fleet),
  offer(harbour),
  offer(archive),
  offer(festival),
  offer(club),
];
