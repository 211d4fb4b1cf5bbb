/** What somebody may see of an account, when that is not all of it. */
export interface LocationScope {
  uid: string;
  locationIds: string[];
}
