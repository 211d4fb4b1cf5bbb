// Arithmetic on the decimal digits of JSON numbers, which binary fractions only approximate.

/** Whether a number is a decimal multiple of another: 19.99 is a multiple of 0.01. */
export function isMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return step === 0 || value % step === 0;
  const [a, b] = [digitsOf(value), digitsOf(step)];
  if (!a || !b || b.digits === 0n) return true;
  const lowest = Math.min(a.exponent, b.exponent);
  return scaled(a, lowest) % scaled(b, lowest) === 0n;
}

interface Digits {
  digits: bigint;
  /** The power of ten of the last digit. */
  exponent: number;
}

function digitsOf(value: number): Digits | undefined {
  const [, whole, fraction = '', exponent] =
    /^(-?\d)(?:\.(\d+))?e([+-]\d+)$/.exec(value.toExponential()) ?? [];
  if (whole === undefined) return undefined;
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

const scaled = ({ digits, exponent }: Digits, lowest: number): bigint =>
  digits * 10n ** BigInt(exponent - lowest);
