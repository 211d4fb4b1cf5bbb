/** The form of the tax IDs of a country, with an example. */
interface TaxIdForm {
  pattern: RegExp;
  example: string;
}

const FORMS: Record<string, TaxIdForm> = {
  CA: { pattern: /^\d{9}RT\d{4}$/, example: '123456789 RT0001' },
  US: { pattern: /^\d{9}$/, example: '12-3456789' },
  GB: { pattern: /^(GB)?(\d{9}|\d{12})$/, example: 'GB123456789' },
  AU: { pattern: /^\d{11}$/, example: '12 345 678 901' },
  AT: { pattern: /^ATU\d{8}$/, example: 'ATU12345678' },
  BE: { pattern: /^BE[01]\d{9}$/, example: 'BE0123456789' },
  DE: { pattern: /^DE\d{9}$/, example: 'DE123456789' },
  ES: { pattern: /^ES[A-Z0-9]\d{7}[A-Z0-9]$/, example: 'ESA12345678' },
  FR: { pattern: /^FR[A-Z0-9]{2}\d{9}$/, example: 'FR12123456789' },
  IT: { pattern: /^IT\d{11}$/, example: 'IT12345678901' },
  NL: { pattern: /^NL\d{9}B\d{2}$/, example: 'NL123456789B01' },
  PL: { pattern: /^PL\d{10}$/, example: 'PL1234567890' },
  PT: { pattern: /^PT\d{9}$/, example: 'PT123456789' },
};

/** An example of a country's tax IDs; undefined where their form is not known here. */
export const taxIdExample = (country: string): string | undefined => FORMS[country]?.example;

/** Whether a tax ID has the form of its country, ignoring spaces and punctuation. */
export function isTaxId(text: string, country: string): boolean {
  const plain = text.toUpperCase().replaceAll(/[ ./-]/g, '');
  return FORMS[country]?.pattern.test(plain) ?? plain.length >= 4;
}
