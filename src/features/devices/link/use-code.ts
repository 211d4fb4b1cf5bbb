import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Device, listDevicesQuery, useCreateDeviceCode } from '~/api/devices';
import type { ApiError } from '~/api/errors';
import { newestOptions } from '../device-queries';

/** How often it is asked whether the booth has appeared. */
const LOOK_MS = 2000;
/** What the contract says a code is good for, and the shortest that is believed: clocks differ. */
const LONGEST_MS = 10 * 60_000;
const SHORTEST_MS = 30_000;
/** Before any time of the contract. */
const NEVER = '';

export interface Code {
  text: string;
  /** In ms since 1970, by the clock of this browser. */
  madeAt: number;
  endsAt: number;
}

/** A code that is made anew whenever it ends, until a booth has used one. */
export function useCode() {
  const client = useQueryClient();
  // Making a code saves nothing that anybody would call saved.
  const { mutateAsync } = useCreateDeviceCode({ meta: { quiet: true } });
  /** When the newest booth had been linked before there was a code. */
  const [known, setKnown] = useState<string | null>(null);
  const [code, setCode] = useState<Code | null>(null);
  const [fault, setFault] = useState<ApiError | Error | null>(null);
  const [linked, setLinked] = useState<Device | null>(null);
  /** How many codes there have been. */
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
    // The user is at the booth and looks at its screen.
    refetchIntervalInBackground: true,
    staleTime: 0,
    retry: false,
  });
  const { data, error, dataUpdatedAt, isFetchedAfterMount } = look;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is looked at once
  useEffect(() => {
    if (!data || !isFetchedAfterMount) return;
    const [newest] = data.items;
    // Whatever was linked before there was a code is not the booth that it links.
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
    /** It replaces one that has ended. */
    isRenewed: count > 1,
    /** Why there is no code. */
    fault: fault ?? (known === null ? error : null),
    /** The list cannot be read now, so a booth would appear later. */
    isBlind: known !== null && error !== null,
    retry: () => void (known === null ? look.refetch() : make()),
  };
}
