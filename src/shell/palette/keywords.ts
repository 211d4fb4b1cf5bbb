import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Further words that find a page, by its path. */
export const pageKeywords: Readonly<Record<string, MessageDescriptor>> = {
  '/dashboard': msg`home, start, overview, setup guide`,
  '/analytics': msg`statistics, reports, numbers, metrics, performance`,
  '/gallery': msg`photos, pictures, images, videos, albums, consent`,
  '/session': msg`events, parties, QR code, photo booth, slideshow`,
  '/contacts': msg`customers, clients, guests, people, birthdays, tags, subscribers`,
  '/campaigns': msg`emails, newsletters, marketing, text messages, SMS, MMS, scheduled`,
  '/devices': msg`booths, tablets, iPads, kiosks, offline, QR code`,
  '/locations': msg`branches, salons, shops, stores, sites, addresses`,
  '/assets': msg`logos, overlays, frames, backgrounds, stickers, files`,
  '/templates': msg`designs, layouts, strips, prints, editor`,
  '/products': msg`items, stock, SKU, price list, services`,
  '/account/profile': msg`settings, business, address, logo, language, time zone`,
  '/managers': msg`team, staff, users, employees, roles, permissions`,
  '/account/integrations': msg`connections, apps, API keys, SendGrid, Twilio, Square, Instagram, Facebook`,
  '/account/billing': msg`subscription, plan, price, pricing, payments, cost, usage, limits, cancel`,
  '/admin/dashboard': msg`customers, businesses, tenants, audit log, requests`,
};
