// What can be taken from the checker so that a foreign service shows it, of what it does over the life of a record.

import type { Mutant } from './mutant.ts';
import { elsewhere } from './mutant.ts';

export const LIFE: Mutant[] = [
  elsewhere(
    'checks/changes/left-out.ts',
    'put less in place of more',
    'if (!put || !read ||',
    'if (put || !read ||',
    'festival',
    'put-merges',
  ),
  elsewhere(
    'checks/life/made-or-replaced.ts',
    'tell what is made from what is replaced',
    'if (exchange.status !== 201) {',
    'if (exchange.status === 0) {',
    'festival',
    'made-200',
  ),
  elsewhere(
    'checks/changes/changes.ts',
    'see a state that is set anew',
    'return by.size > 0 && !by.has(',
    'return by.size > 9 && !by.has(',
    'festival',
    'patch-resets',
  ),
  elsewhere(
    'checks/life/below.ts',
    'read below what was removed',
    'if (!above || ',
    'if (above || ',
    'festival',
    'stages-stay',
  ),
  elsewhere(
    'checks/life/repeats.ts',
    'send the same with the same key',
    'if (!worked(again)) return;',
    'if (again) return;',
    'festival',
    'repeat-orders-again',
  ),
  elsewhere(
    'checks/life/actions.ts',
    'do the same twice with one record',
    'if (!saysOnce(operation)) return;',
    'if (saysOnce(operation)) return;',
    'festival',
    'cancel-twice',
  ),
  elsewhere(
    'checks/life/added.ts',
    'look for what was added in the list',
    'if (found.isRead && found.exchange && !found.entry) {',
    'if (found.isRead && found.exchange && found.entry) {',
    'festival',
    'comments-unlisted',
  ),
  elsewhere(
    'checks/changes/contents.ts',
    'read a file that was put',
    'if (isSame(after, bytes, type)) continue;',
    'if (after) continue;',
    'archive',
    'content-cut',
  ),
  elsewhere(
    'checks/changes/uploads.ts',
    'read a file that was uploaded',
    'if (done.status !== 201 && done.status !== 200) continue;',
    'if (done) continue;',
    'archive',
    'file-as-text',
  ),
  elsewhere(
    'checks/life/batches.ts',
    'read what was removed at once',
    'if (!first || ids.length < 2) return;',
    'if (!first || list) return;',
    'archive',
    'batch-nothing',
  ),
];
