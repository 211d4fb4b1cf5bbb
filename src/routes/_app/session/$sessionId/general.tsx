import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

/** A tab of the screen that its parent draws. */
export const Route = createFileRoute('/_app/session/$sessionId/general')({
  staticData: { title: msg`Session`, needs: 'getSession' },
});
