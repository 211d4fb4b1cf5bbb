import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

/** A tab of the screen that its parent draws. */
export const Route = createFileRoute('/_app/session/$sessionId/branding')({
  staticData: { title: msg`Session branding`, needs: 'getSession' },
});
