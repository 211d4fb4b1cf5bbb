// Numbers as JSON writes them: by their decimal digits, of which a binary fraction only comes near.

/** Whether a number is a multiple of another, as it is written: 19.99 is one of 0.01. */
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
