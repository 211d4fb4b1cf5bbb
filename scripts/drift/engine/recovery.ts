// Continues after the target went down: waits until it responds again, and repeats the requests that were in flight one
// by one to find the one that causes it.
import { setTimeout as sleep } from 'node:timers/promises';
import { type Failure, isFailure, type Reply } from '../wire/reply.ts';

/** Milliseconds to wait for an unavailable target. */
const LONGEST_ABSENCE = 30_000;
const BETWEEN_PROBES = 500;
/** Number of answered requests to suspect if none was in flight. */
const MOST_RECENT = 2;

export interface Crash<Flight> {
  /** The requests in flight when the target went down; if there were none, those answered right before. */
  suspects: Flight[];
  /** The request that takes the target down again when repeated alone. */
  cause: Flight | undefined;
  isBack: boolean;
}

interface Target<Flight> {
  send(flight: Flight): Promise<Reply | Failure>;
  /** Whether it responds. */
  isUp(): Promise<boolean>;
  /** Whether a request can be repeated although it was answered. */
  isRepeatable(flight: Flight): boolean;
  onCrash(crash: Crash<Flight>): void;
}

export interface Recovery<Flight> {
  /** Sends a request; if the target goes down meanwhile, its response is that of the repetition. */
  send(flight: Flight): Promise<Reply | Failure>;
  /** Waits until the target responds; returns whether it does. A target that is gone for good is asked once. */
  awaitTarget(): Promise<boolean>;
}

export function createRecovery<Flight>(target: Target<Flight>, longest = LONGEST_ABSENCE): Recovery<Flight> {
  const inFlight = new Map<Flight, Promise<Reply | Failure>>();
  let recent: Flight[] = [];
  let recovering: Promise<ReadonlyMap<Flight, Reply | Failure>> | undefined;
  let isGone = false;

  const awaitTarget = async (): Promise<boolean> => {
    const until = isGone ? 0 : Date.now() + longest;
    for (;;) {
      isGone = !(await target.isUp());
      if (!isGone || Date.now() > until) return !isGone;
      await sleep(BETWEEN_PROBES);
    }
  };

  /** The responses of the requests that were lost, unless only one connection broke. */
  const recover = async (): Promise<ReadonlyMap<Flight, Reply | Failure>> => {
    const replies = new Map<Flight, Reply | Failure>();
    const isDown = !(await target.isUp());
    const flights = [...inFlight.keys()];
    const settled = await Promise.all(inFlight.values());
    const lost = flights.filter((_, i) => isLost(settled[i]));
    if (!isDown && lost.length < 2) return replies;
    const broken = flights.filter((_, i) => isLost(settled[i], 'broken'));
    const suspects = broken.length > 0 ? broken : recent;
    if (isDown && !(await awaitTarget())) {
      target.onCrash({ suspects, cause: undefined, isBack: false });
      return replies;
    }
    let isCaused = false;
    const repeated = suspects.filter((one) => lost.includes(one) || target.isRepeatable(one));
    for (const flight of new Set([...repeated, ...lost])) {
      replies.set(flight, await target.send(flight));
      if (await target.isUp()) continue;
      isCaused = true;
      const isBack = await awaitTarget();
      target.onCrash({ suspects: [flight], cause: flight, isBack });
      if (!isBack) return replies;
    }
    if (isDown && !isCaused) target.onCrash({ suspects, cause: undefined, isBack: true });
    return replies;
  };

  return {
    awaitTarget,
    async send(flight) {
      while (recovering) await recovering;
      const sent = target.send(flight);
      inFlight.set(flight, sent);
      const reply = await sent;
      // A target that has never responded is not running.
      const hasCrashed = isLost(reply) && recent.length > 0 && !isGone;
      if (hasCrashed) {
        recovering ??= recover().finally(() => {
          recovering = undefined;
        });
      }
      const again = hasCrashed ? (await recovering)?.get(flight) : undefined;
      inFlight.delete(flight);
      if (!isFailure(reply)) recent = [...recent, flight].slice(-MOST_RECENT);
      return again ?? reply;
    },
  };
}

const isLost = (reply: Reply | Failure | undefined, ...kinds: string[]): boolean =>
  reply !== undefined &&
  isFailure(reply) &&
  (kinds.length > 0 ? kinds : ['unreachable', 'broken']).includes(reply.failure);
