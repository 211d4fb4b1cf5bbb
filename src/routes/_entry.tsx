import { createFileRoute } from '@tanstack/react-router';
import { EntryFrame } from '~/features/entry/entry-frame';

/** Pages that do not require signing in. */
export const Route = createFileRoute('/_entry')({ component: EntryFrame });
