// Finds or installs what the tests need beside the packages: a browser, and PostgreSQL where that is possible.
import { findBrowser } from './browser.ts';
import { preparePostgres } from './postgres.ts';

try {
  findBrowser();
  preparePostgres();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
