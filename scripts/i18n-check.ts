// `npm run i18n:check`: every message is in plain English, and has a valid translation in each language.
import { readCatalog, translated } from './i18n/catalogs.ts';
import { faultsOf } from './i18n/check.ts';
import { unclearPhrasesIn } from './i18n/plain-english.ts';

const english = readCatalog('en');
const faults = [
  ...english.flatMap((entry) => unclearPhrasesIn(entry.english)),
  ...translated.flatMap((locale) => faultsOf(locale, english, readCatalog(locale))),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log(`${english.length} messages, each in ${translated.join(' and ')}.`);
