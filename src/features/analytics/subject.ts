import { createContext } from 'react';

/** The account that the figures are of, where it is not the current user's. */
export interface Subject {
  uid: string;
  timezone: string;
}

/** Null for the current user's account. */
export const SubjectContext = createContext<Subject | null>(null);
