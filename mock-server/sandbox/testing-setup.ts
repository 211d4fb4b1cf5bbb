// Runs before each test file that starts a sandbox; modules are shared between the files of a process, this is not.
import { afterAll } from 'vitest';
import { removeFolders } from './testing.ts';

// The hooks of the test file come after this one, so they run before it.
afterAll(removeFolders);
