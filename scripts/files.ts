// `npm run files -- move s3://bucket/folder`: moves the files of a stopped product there; `move folder` moves them back.
import { moveFiles } from '../mock-server/sandbox/media/move-files.ts';
import { readFilesUrl, readSettings } from '../mock-server/settings.ts';

async function main(): Promise<void> {
  const [command, place = '', ...more] = process.argv.slice(2);
  if (command !== 'move' || place === '' || more.length > 0)
    throw new Error(
      'Say where to: npm run files -- move s3://bucket/folder, or npm run files -- move folder',
    );
  const to = place === 'folder' ? undefined : readFilesUrl(place);
  const { dataDir, log } = readSettings();
  const count = await moveFiles({ dataDir, to, log });
  console.log(`Moved ${count} files. ${to ? `Start with FILES_URL=${to}` : 'Start without FILES_URL'}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
