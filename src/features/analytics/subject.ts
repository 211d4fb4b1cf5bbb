import { createContext } from 'react';

/** The account of the figures, if it is not the current user's. */
export interface Subject {
  uid: string;
  timezone: string;
}

/** Null for the current user's account. */
export const SubjectContext = createContext<Subject | null>(null);
