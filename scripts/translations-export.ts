// `npm run translations:export`: prints the value `translations` of the remote configuration, from the catalogs, or
// writes it to `--out FILE`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportTranslations } from './i18n/catalogs.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
const value = `${JSON.stringify(exportTranslations(), null, 2)}\n`;
if (out === undefined) process.stdout.write(value);
else writeFileSync(out, value);
