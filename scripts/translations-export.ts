// `npm run translations:export`: writes the value `translations` of the remote configuration, made from the catalogs, to
// the screen or to `--out FILE`.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { exportTranslations } from './i18n/catalogs.ts';

const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
const value = `${JSON.stringify(exportTranslations(), null, 2)}\n`;
if (out === undefined) process.stdout.write(value);
else writeFileSync(out, value);
