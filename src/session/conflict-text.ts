import { msg } from '@lingui/core/macro';

/** After a change that others made impossible, such as pausing a campaign that was sent meanwhile. */
export const conflictText = msg`This was changed meanwhile. It now shows the current values.`;
