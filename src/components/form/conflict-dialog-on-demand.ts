import { onDemand } from '~/components/feedback/on-demand';

type Dialog = typeof import('./conflict-dialog').ConflictDialog;

// A component that is loaded on demand loses its type parameters.
export const ConflictDialog = onDemand(() =>
  import('./conflict-dialog').then(({ ConflictDialog }) => ConflictDialog<unknown, unknown>),
) as unknown as Dialog;
