/**
 * In the provider's format: `+14165550142`. Ten digits are a North American number; invalid text is
 * unchanged.
 */
export function internationalNumber(typed: string): string {
  const bare = typed.replace(/[\s().\-/]/g, '').replace(/^00/, '+');
  return /^\d{10}$/.test(bare) ? `+1${bare}` : bare;
}
