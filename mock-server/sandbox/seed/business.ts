// The description of a business, from which its rows are generated.
import type { components } from '../../../src/api/generated/schema.d.ts';
import type { Numbers } from './people.ts';

type Schemas = components['schemas'];

/** Colors, as `#rrggbb`. */
export interface Brand {
  color: string;
  accent: string;
  /** A light background. */
  paper: string;
}

export interface Place {
  /** The user id of its sign-in. */
  id: string;
  name: string;
  email: string;
  address: Schemas['PostalAddress'] | null;
  timezone?: string;
  disabled?: boolean;
}

export interface Staff {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  /** Indexes of the assigned locations. */
  places: number[];
  status: Schemas['ManagerStatus'];
  permissions?: (keyof Schemas['ManagerPermissions'])[];
}

export interface Business {
  /** The id of the account and of its owner's sign-in. */
  id: string;
  /** The beginning of its microsites' slugs. */
  slug: string;
  owner: { name: string; email: string };
  userType: 0 | 3;
  enterpriseId?: string;
  category: Schemas['BusinessCategory'];
  name: string;
  timezone: string;
  /** Approximate offset from UTC in hours, for opening hours. */
  offset: number;
  locale: string;
  currency: string;
  numbers: Numbers;
  brand: Brand;
  site: string;
  sms: boolean;
  status: Schemas['AccountStatus'];
  address: Schemas['PostalAddress'];
  places: Place[];
  staff: Staff[];
}

export const addressAt = (
  line1: string,
  city: string,
  region: string,
  postalCode: string,
  country: string,
): Schemas['PostalAddress'] => ({ line1, line2: '', city, region, postalCode, country });
