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
  photos: { label: msg`Photos`, sentence: msg`Photos taken in this period. Excludes deleted photos.` },
  contacts: {
    label: msg`New contacts`,
    sentence: msg`Contacts added in this period. Excludes deleted contacts.`,
  },
  optIns: {
    label: msg`Contacts with consent`,
    sentence: msg`Contacts added in this period who currently agree to marketing by email or SMS.`,
  },
  deliveries: {
    label: msg`Deliveries`,
    sentence: msg`Delivered emails and text messages with photos taken in this period.`,
  },
  opens: {
    label: msg`Opens`,
    sentence: msg`Messages with photos taken in this period whose link was opened.`,
  },
  views: {
    label: msg`Views`,
    sentence: msg`Times guests viewed photos taken in this period. Each guest counts once per photo.`,
  },
  downloads: {
    label: msg`Downloads`,
    sentence: msg`Times guests downloaded photos taken in this period. Each guest counts once per photo.`,
  },
  shares: {
    label: msg`Shares`,
    sentence: msg`Times guests shared photos taken in this period. Each guest counts once per photo.`,
  },
  bookingClicks: {
    label: msg`Booking clicks`,
    sentence: msg`Clicks on the booking link next to photos taken in this period. Each guest counts once per photo.`,
  },
  reviewClicks: {
    label: msg`Review clicks`,
    sentence: msg`Clicks on the review link next to photos taken in this period. Each guest counts once per photo.`,
  },
  productClicks: {
    label: msg`Product clicks`,
    sentence: msg`Clicks on products next to photos taken in this period. Each guest counts once per photo and product.`,
  },
  activeDevices: {
    label: msg`Active devices`,
    sentence: msg`Devices that took at least one photo in this period.`,
  },
};

export const metrics = Object.keys(metricWords) as AnalyticsMetric[];
