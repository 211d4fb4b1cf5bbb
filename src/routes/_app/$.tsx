import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '~/parts/feedback/not-found';

/** An unknown URL, inside the app's frame. */
export const Route = createFileRoute('/_app/$')({
  staticData: { title: msg`Page not found` },
  component: NotFound,
});
