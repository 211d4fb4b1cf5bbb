import { createFileRoute } from '@tanstack/react-router';
import { EntryFrame } from '~/features/entry/entry-frame';

/** Pages that need no sign-in. */
export const Route = createFileRoute('/_entry')({ component: EntryFrame });
