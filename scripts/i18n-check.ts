// `npm run i18n:check`: every message has a translation that can be shown, in each language that is written here.
import { readCatalog, translated } from './i18n/catalogs.ts';
import { faultsOf } from './i18n/check.ts';

const english = readCatalog('en');
const faults = translated.flatMap((locale) => faultsOf(locale, english, readCatalog(locale)));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${english.length} messages, each in ${translated.join(' and ')}.`);
