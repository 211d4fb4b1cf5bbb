// Generated from openapi/v1.yaml by `npm run codegen`. Do not edit.

export const analyticsDimensionValues = ['location', 'session', 'device', 'experience'] as const;
export const analyticsComparisonValues = ['previous', 'year'] as const;
export const analyticsMetricValues = ['photos', 'contacts', 'optIns', 'deliveries', 'opens', 'views', 'downloads', 'shares', 'bookingClicks', 'reviewClicks', 'productClicks', 'activeDevices'] as const;
export const analyticsIntervalValues = ['day', 'week', 'month'] as const;
