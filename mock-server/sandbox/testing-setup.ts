// Runs before each test file that starts a sandbox, because modules are shared between the files of
// a process.
import { afterAll } from 'vitest';
import { removeFolders } from './testing.ts';

// Hooks of the test file are registered later, so they run before this one.
afterAll(removeFolders);
