import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Device, listDevicesQuery, useCreateDeviceCode } from '~/api/devices';
import type { ApiError } from '~/api/transport/errors';
import { newestOptions } from '../model/device-queries';

/** The polling interval for the new booth. */
const LOOK_MS = 2000;
/** The contract's lifetime of a code, and the shortest that is accepted, because clocks differ. */
const LONGEST_MS = 10 * 60_000;
const SHORTEST_MS = 30_000;
/** Earlier than any time of the contract. */
const NEVER = '';

export interface Code {
  text: string;
  /** In ms since 1970 in the browser's clock. */
  madeAt: number;
  endsAt: number;
}

/** A code that is replaced when it expires, until a booth has used one. */
export function useCode() {
  const client = useQueryClient();
  // Creating a code is no change that a notice should report.
  const { mutateAsync } = useCreateDeviceCode({ meta: { quiet: true } });
  /** The link time of the newest booth before there was a code. */
  const [known, setKnown] = useState<string | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const [fault, setFault] = useState<ApiError | Error | null>(null);
  const [linked, setLinked] = useState<Device | null>(null);
  /** The number of codes so far. */
  const [count, setCount] = useState(0);
  const making = useRef(false);

  const make = useCallback(async () => {
    if (making.current) return;
    making.current = true;
    setFault(null);
    try {
      const { code: text, expiresAt } = await mutateAsync();
      const madeAt = Date.now();
      const life = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, Date.parse(expiresAt) - madeAt));
      setCode({ text, madeAt, endsAt: madeAt + life });
      setCount((before) => before + 1);
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    } finally {
      making.current = false;
    }
  }, [mutateAsync]);

  const look = useQuery({
    ...newestOptions(),
    enabled: linked === null,
    refetchInterval: LOOK_MS,
    // The user looks at the booth's screen.
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  });
  const { data, error, dataUpdatedAt, isFetchedAfterMount } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each response
  useEffect(() => {
    if (!data || !isFetchedAfterMount) return;
    const [newest] = data.items;
    // A booth that was linked before the code was created does not count.
    if (known === null) {
      setKnown(newest?.linkedAt ?? NEVER);
      void make();
    } else if (newest && (newest.linkedAt ?? NEVER) > known && linked === null) {
      setLinked(newest);
      void client.invalidateQueries({ queryKey: listDevicesQuery().queryKey });
    }
  }, [dataUpdatedAt]);

  useEffect(() => {
    if (!code || linked !== null) return;
    const timer = setTimeout(() => void make(), code.endsAt - Date.now());
    return () => clearTimeout(timer);
  }, [code, linked, make]);

  return {
    code,
    linked,
    /** Whether it replaces an expired one. */
    isRenewed: count > 1,
    /** Why there is no code. */
    fault: fault ?? (known === null ? error : null),
    /** The list cannot be loaded now, so the booth appears later. */
    isBlind: known !== null && error !== null,
    retry: () => void (known === null ? look.refetch() : make()),
  };
}
