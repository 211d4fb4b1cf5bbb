import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';

/** A tab of the screen that the parent route renders. */
export const Route = createFileRoute('/_app/session/$sessionId/experiences')({
  staticData: { title: msg`Session experiences`, needs: 'getSession' },
});
