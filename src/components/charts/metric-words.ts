import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AnalyticsMetric } from '~/api/analytics';

interface MetricWords {
  label: MessageDescriptor;
  /** The definition of the metric, in the contract's words. */
  sentence: MessageDescriptor;
}

/** All metrics in display order. */
export const metricWords: Record<AnalyticsMetric, MetricWords> = {
  photos: { label: msg`Photos`, sentence: msg`Photos taken in the period, without deleted ones.` },
  contacts: { label: msg`New contacts`, sentence: msg`Contacts added in the period, without deleted ones.` },
  optIns: {
    label: msg`Contacts with consent`,
    sentence: msg`Contacts added in the period who currently agree to marketing by email or SMS.`,
  },
  deliveries: {
    label: msg`Deliveries`,
    sentence: msg`Messages with photos of the period that arrived, by email or SMS.`,
  },
  opens: { label: msg`Opens`, sentence: msg`Messages with photos of the period whose link was followed.` },
  views: { label: msg`Views`, sentence: msg`Unique photo views in this period.` },
  downloads: {
    label: msg`Downloads`,
    sentence: msg`Downloads of the photos of the period, one per guest and photo.`,
  },
  shares: { label: msg`Shares`, sentence: msg`Shares of the photos of the period, one per guest and photo.` },
  bookingClicks: {
    label: msg`Booking clicks`,
    sentence: msg`Clicks on the booking link beside the photos of the period, one per guest and photo.`,
  },
  reviewClicks: {
    label: msg`Review clicks`,
    sentence: msg`Clicks on the review link beside the photos of the period, one per guest and photo.`,
  },
  productClicks: {
    label: msg`Product clicks`,
    sentence: msg`Clicks on products beside the photos of the period, one per guest, photo and product.`,
  },
  activeDevices: {
    label: msg`Active devices`,
    sentence: msg`Devices that took at least one photo in the period, each counted once.`,
  },
};

export const metrics = Object.keys(metricWords) as AnalyticsMetric[];
