// The figures of photos and contacts by day of the account's time zone. Several rows can have the
// same day and dimensions, and rows can be negative, so only sums are meaningful. Triggers maintain
// them.

interface DayColumns {
  accountId: string;
  /** `2026-03-01` */
  day: string;
}

/** The figures of photos taken on a day. */
export interface PhotoDaysTable extends DayColumns {
  locationId: string | null;
  sessionId: string | null;
  deviceId: string | null;
  experienceId: string | null;
  photos: number;
  deliveries: number;
  opens: number;
  views: number;
  downloads: number;
  shares: number;
  bookingClicks: number;
  reviewClicks: number;
  productClicks: number;
  /** The number of photos that reached each stage. */
  delivered: number;
  opened: number;
  viewed: number;
  shared: number;
  booked: number;
}

/** The figures of contacts added on a day. */
export interface ContactDaysTable extends DayColumns {
  locationIds: string[];
  contacts: number;
  optIns: number;
}
