// What can be taken from the checker so that a foreign service shows it, of what it does over the life of a record.
import { elsewhere } from './foreign-mutants.ts';
import type { Mutant } from './mutant-list.ts';

export const LIFE: Mutant[] = [
  elsewhere(
    'checks/left-out.ts',
    'put less in place of more',
    'if (!put || !read ||',
    'if (put || !read ||',
    'festival',
    'put-merges',
  ),
  elsewhere(
    'checks/made-or-replaced.ts',
    'tell what is made from what is replaced',
    'if (exchange.status !== 201) {',
    'if (exchange.status === 0) {',
    'festival',
    'made-200',
  ),
  elsewhere(
    'checks/changes.ts',
    'see a state that is set anew',
    'return by.size > 0 && !by.has(',
    'return by.size > 9 && !by.has(',
    'festival',
    'patch-resets',
  ),
  elsewhere(
    'checks/below.ts',
    'read a record below another one',
    'if (read && worked(read) &&',
    'if (read && !worked(read) &&',
    'festival',
    'stage-anywhere',
  ),
  elsewhere(
    'checks/below.ts',
    'read below what was removed',
    'if (!above || ',
    'if (above || ',
    'festival',
    'stages-stay',
  ),
  elsewhere(
    'checks/repeats.ts',
    'send the same with the same key',
    'if (one !== undefined && other !== undefined && one !== other) {',
    'if (one === undefined && other !== undefined) {',
    'festival',
    'repeat-orders-again',
  ),
  elsewhere(
    'checks/actions.ts',
    'do the same twice with one record',
    'if (!saysOnce(operation)) return;',
    'if (saysOnce(operation)) return;',
    'festival',
    'cancel-twice',
  ),
  elsewhere(
    'used-up.ts',
    'pass over what is used up',
    'return named.includes(true);',
    'return named.length > 99;',
    'festival',
    'invoice-refused',
  ),
  elsewhere(
    'checks/added.ts',
    'look for what was added in the list',
    'if (found.isRead && found.exchange && !found.entry) {',
    'if (found.isRead && found.exchange && found.entry) {',
    'festival',
    'comments-unlisted',
  ),
];
