// Valid and invalid texts for the formats of JSON Schema and OpenAPI.

export interface Format {
  /** Distinct plausible texts; the first is the default. */
  sample(i: number): string;
  /** Valid but unusual texts, which a parser may not support. */
  seldom?: string[];
  broken: string[];
  /** A text with exactly this many characters. */
  ofLength?(length: number): string;
}

const two = (n: number) => `${n}`.padStart(2, '0');
/** Minutes from a future moment, so that dates that must be in the future are. */
const moment = (i: number) => new Date(Date.UTC(2031, 0, 15, 9, 30) + i * 60_000).toISOString();
const hex = (i: number, length: number) => i.toString(16).padStart(length, '0');

/** Labels of at most 63 characters, separated by dots. */
function labels(length: number): string {
  const letters = [...'a'.repeat(Math.max(1, length))]
    .map((letter, i) => (i % 60 === 59 ? '.' : letter))
    .join('');
  return letters.endsWith('.') ? `${letters.slice(0, -1)}a` : letters;
}

const email = (length: number) => {
  const local = Math.min(64, Math.max(1, length - 12));
  return `${'a'.repeat(local)}@${length >= 13 ? labels(length - local - 5) : 'b'}.com`;
};

export const FORMATS: Record<string, Format> = {
  email: {
    sample: (i) => `sample${i || ''}@example.com`,
    seldom: ['first.last+tag@sub.example.co', "o'brien_%x@example.com"],
    broken: ['sample.example.com', 'a@b@example.com', 'sample@', '@example.com', 'sample @example.com'],
    ofLength: email,
  },
  uri: {
    sample: (i) => `https://example.com/sample${i ? `-${i}` : ''}`,
    seldom: ['https://example.com:8443/a%20b?c=d&e=%C3%A9#f', 'https://xn--bcher-kva.example/'],
    broken: ['https://exa mple.com/', 'example.com/sample', '//example.com', 'https://example.com/%zz'],
    ofLength: (length) => `https://a.com/${'a'.repeat(Math.max(0, length - 14))}`,
  },
  'uri-reference': {
    sample: (i) => `/sample${i ? `-${i}` : ''}`,
    seldom: ['?a=b', '../sample', '#part', 'https://example.com/'],
    broken: ['a b', 'https://example.com/%zz', '\\sample'],
    ofLength: (length) => `/${'a'.repeat(Math.max(0, length - 1))}`,
  },
  'date-time': {
    sample: (i) => moment(i).replace('.000Z', 'Z'),
    seldom: ['2032-02-29T23:59:59.999999Z', '2031-06-01T00:00:00+14:00', '2031-06-01T00:00:00.5-03:30'],
    broken: [
      'soon',
      '2031-01-15',
      '2031-01-15 09:30:00Z',
      '2031-01-15T09:30:00',
      '2031-13-01T00:00:00Z',
      '2031-02-30T00:00:00Z',
      '2031-01-15T25:00:00Z',
      '1894268400',
    ],
    ofLength: (length) => `2031-01-15T09:30:00${length > 21 ? `.${'1'.repeat(length - 21)}` : ''}Z`,
  },
  date: {
    sample: (i) => moment(i * 1440).slice(0, 10),
    seldom: ['2032-02-29', '1970-01-01'],
    broken: ['soon', '15.01.2031', '2031-02-30', '2031-13-01', '2031-1-5', '2031-01-15T09:30:00Z'],
  },
  time: {
    sample: (i) => `${two(Math.floor(i / 60) % 24)}:${two(i % 60)}:00Z`,
    seldom: ['23:59:59.999+05:30'],
    broken: ['noon', '24:00:00Z', '12:60:00Z'],
  },
  duration: {
    sample: (i) => `P${i + 1}D`,
    seldom: ['PT36H', 'P1Y2M3DT4H5M6S'],
    broken: ['1 day', 'P', 'PT'],
  },
  uuid: {
    sample: (i) => `3f1c2b4e-8d5a-4c6f-9b7e-${hex(i, 12)}`,
    seldom: ['3F1C2B4E-8D5A-4C6F-9B7E-0A1B2C3D4E5F'],
    broken: [
      '3f1c2b4e8d5a4c6f9b7e0a1b2c3d4e5f',
      '3f1c2b4e-8d5a-4c6f-9b7e-0a1b2c3d4e5',
      '3f1c2b4e-8d5a-4c6f-9b7e-0a1b2c3d4e5g',
    ],
  },
  hostname: {
    sample: (i) => `host${i || ''}.example.com`,
    seldom: ['localhost'],
    broken: ['-host.example', 'host_.example', 'a..b'],
  },
  ipv4: { sample: (i) => `192.0.2.${i % 256}`, broken: ['192.0.2', '192.0.2.256', '192.0.2.1.1'] },
  ipv6: {
    sample: (i) => `2001:db8::${hex(i + 1, 1)}`,
    seldom: ['::', '::ffff:192.0.2.1'],
    broken: ['2001:db8', '2001::db8::1', 'g::'],
  },
  byte: { sample: (i) => Buffer.from(`sample ${i}`).toString('base64'), broken: ['not base64!', 'abc'] },
  'json-pointer': { sample: (i) => `/sample/${i}`, broken: ['sample', '/~2'] },
  regex: { sample: (i) => `^sample${i || ''}$`, broken: ['(', '[a'] },
};

/** Numbers just outside a numeric format. */
export const NUMBER_FORMATS: Record<string, number[]> = {
  int32: [2 ** 31, -(2 ** 31) - 1],
  int64: [1.5],
};
