/** The contract's rule for the X-Referral header. An invalid value would fail every call. */
const REFERRAL = /^[\x21-\x7E]{1,120}$/;

/** The value of the page's referral script, `<script data-referral="…">`; null if it is missing or invalid. */
export function readReferral(page: Pick<Document, 'querySelector'>): string | null {
  const value = page.querySelector('script[data-referral]')?.getAttribute('data-referral')?.trim() ?? '';
  return REFERRAL.test(value) ? value : null;
}
