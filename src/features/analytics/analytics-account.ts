import { createContext } from 'react';

/** The account of the figures, if it is not the current user's. */
export interface AnalyticsAccount {
  uid: string;
  timezone: string;
}

/** Null for the current user's account. */
export const AnalyticsAccountContext = createContext<AnalyticsAccount | null>(null);
