// `npm run doctor`: says what is missing or wrong for `npm start` with these settings, in one sentence each.
import { existsSync } from 'node:fs';
import { readSettings } from '../mock-server/settings.ts';
import { findTroubles } from './doctor/troubles.ts';

async function main(): Promise<void> {
  const config = ['dist/config.json', 'public/config.json'].find((file) => existsSync(file)) ?? '';
  const troubles = await findTroubles(readSettings(), config, process.env.NODE_ENV);
  console.log(
    troubles.length === 0 ? `Nothing is wrong. Node ${process.versions.node}.` : troubles.join('\n'),
  );
  process.exitCode = troubles.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
