import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

/** A tab of the screen that the parent route renders. */
export const Route = createFileRoute('/_app/session/$sessionId/general')({
  staticData: { title: msg`Session`, needs: 'getSession' },
});
