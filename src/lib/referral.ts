/** As the contract bounds the X-Referral header; a value that does not fit would have every call refused. */
const REFERRAL = /^[\x21-\x7E]{1,120}$/;

/** The value of the page's referral script, `<script data-referral="…">`; null when there is none that can be sent. */
export function readReferral(page: Pick<Document, 'querySelector'>): string | null {
  const value = page.querySelector('script[data-referral]')?.getAttribute('data-referral')?.trim() ?? '';
  return REFERRAL.test(value) ? value : null;
}
