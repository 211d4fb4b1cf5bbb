/** The part of an account that a user with assigned locations may see. */
export interface LocationScope {
  uid: string;
  locationIds: string[];
}
