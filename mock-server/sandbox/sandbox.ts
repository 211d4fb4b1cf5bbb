import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Kysely } from 'kysely';
import { createJudge, type Judge } from '../../scripts/contract/judge.ts';
import { type Contract, loadContract } from '../../scripts/contract/load.ts';
import { createCloser, guardPart } from '../listener.ts';
import { createPaymentTokens } from '../payment-service/tokens.ts';
import type { Settings } from '../settings.ts';
import { startDeletingAccounts } from './account/deletion.ts';
import { startExporting } from './account/export.ts';
import { startCheckingDomains } from './account/guest-domain.ts';
import { startNotifying } from './account/notifications.ts';
import { startMerging } from './analytics/merge-days.ts';
import { startReporting } from './analytics/weekly-report.ts';
import { startSender } from './campaigns/sender.ts';
import { keepEndsCapped } from './clock.ts';
import { openData } from './data-folder.ts';
import { startDemoBooths } from './devices/demo-booths.ts';
import { handledOperations, handlers } from './handlers.ts';
import { createIdentity } from './identity.ts';
import { startReportingMessages } from './integrations/stand-in-reports.ts';
import { startCopying } from './integrations/storage.ts';
import { startWatchingBooths } from './messages/watch-booths.ts';
import { startRenewing } from './payments/renewal.ts';
import { purgeDeleted, startPurging } from './photos/deletion.ts';
import { startDelivering } from './photos/deliveries.ts';
import { type Jobs, notReady } from './readiness.ts';
import { DEMO_SEED } from './seed/random.ts';
import { seed } from './seed.ts';
import { createApp } from './server.ts';
import { lostConnection } from './store/server.ts';
import { keepStatistics } from './store/statistics.ts';
import type { Tables } from './store/tables.ts';
import { createVerifier } from './tokens.ts';

export interface Sandbox {
  port: number;
  /** The operations it handles. */
  operations: string[];
  db: Kysely<Tables>;
  /** Waits at most two seconds for calls in progress, and closes everything. */
  stop(): Promise<void>;
}

const KEPT_ALIVE_MS = 65_000;
const LAST_CALLS_MS = 2000;

/** The contract, and the judge that has compiled it. */
export interface Rules {
  contract: Contract;
  judge: Judge;
}

export function loadRules(file: string): Rules {
  const contract = loadContract(file);
  return { contract, judge: createJudge(contract) };
}

/**
 * @param rules can be shared by the sandboxes of a process
 * @throws FolderInUse while another process has the data folder; Error with one sentence when it or the database cannot be opened
 */
export async function startSandbox(
  settings: Settings,
  rules = loadRules(settings.contract),
): Promise<Sandbox> {
  const { projectId, host, allowedHosts, log } = settings;
  const writes = { count: 0 };
  const wrote = () => {
    writes.count += 1;
  };
  const data = await openData(settings, wrote);
  try {
    const { db, media, poolSize } = data;
    await seed({ db, files: media.files }, { size: settings.seed, seed: DEMO_SEED, now: new Date() });
    await purgeDeleted(db, media, new Date());
    const identity = createIdentity(db, projectId);
    const onSignInsDeleted = identity.expectUnsettled;
    const jobs: Jobs = {
      ...(settings.databaseUrl === undefined && { statistics: await keepStatistics(db, log) }),
      sessionEnds: await keepEndsCapped(db, log),
      campaigns: startSender({ db, log }),
      deliveries: startDelivering(db, log),
      dayMerging: startMerging(db, log),
      weeklyReports: startReporting(db, log),
      accountDeletion: startDeletingAccounts({ db, media, onSignInsDeleted }, log),
      accountExports: startExporting(db, media, log),
      notifications: startNotifying(db, log),
      guestDomains: startCheckingDomains(db, log),
      renewals: startRenewing(db, log),
      messageReports: startReportingMessages(db, log),
      storageCopies: startCopying(db, log),
      boothWatch: startWatchingBooths(db, log),
      photoDeletion: startPurging(db, media, log),
      ...(settings.demoBooths && { demoBooths: await startDemoBooths(db, log) }),
    };
    const app = createApp({
      ...rules,
      measured: { db, jobs, poolSize },
      notReady: () => notReady({ db, files: media.files, jobs }),
      handlers,
      verify: createVerifier({ projectId, host, allowedHosts, nodeEnv: process.env.NODE_ENV, log }),
      db,
      media,
      payments: createPaymentTokens(settings.paymentKey),
      identity,
      writes,
      log,
    });
    // The dispatcher discards unread bodies; the adaptor would break the connection after half a
    // second.
    const server = createAdaptorServer({ fetch: app.fetch, autoCleanupIncoming: false }) as Server;
    // Node's five seconds can close a connection just when a busy client reuses it, which would
    // lose the call.
    server.keepAliveTimeout = KEPT_ALIVE_MS;
    guardPart(server, log);
    const close = createCloser(server);
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(0, '127.0.0.1', resolve);
    });
    return {
      port: (server.address() as AddressInfo).port,
      operations: handledOperations(handlers),
      db,
      stop: async () => {
        await close(LAST_CALLS_MS);
        await Promise.all(Object.values(jobs).map((job) => job.end()));
        await data.close();
      },
    };
  } catch (error) {
    await data.close();
    const { databaseUrl } = settings;
    throw (databaseUrl === undefined ? undefined : lostConnection(databaseUrl, error)) ?? error;
  }
}
