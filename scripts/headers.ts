// `npm run headers`: prints the headers that a host of `dist/` must send. The content security policy contains hashes of
// the build, and the hosts that its `config.json` needs.
import { readFileSync } from 'node:fs';
import { parsePaymentSettings } from '../src/lib/payment-settings.ts';
import { parseRuntimeConfig } from '../src/lib/runtime-config.ts';
import { cacheControl, commonHeaders, contentSecurityPolicy, workerPolicy } from './serve/headers.ts';

const config: unknown = JSON.parse(readFileSync('dist/config.json', 'utf8'));
const html = readFileSync('dist/index.html', 'utf8');
const policy = contentSecurityPolicy(html, parseRuntimeConfig(config), parsePaymentSettings(config));
const groups: Record<string, Record<string, string>> = {
  'Every file': commonHeaders,
  'Files below /static/': { 'cache-control': cacheControl('/static/') },
  'All other files': { 'cache-control': cacheControl('/') },
  'Files *.html': { 'content-security-policy': policy },
  'Files *.js': { 'content-security-policy': workerPolicy },
};
for (const [files, headers] of Object.entries(groups)) {
  console.log(files);
  for (const [name, value] of Object.entries(headers)) console.log(`  ${name}: ${value}`);
}
