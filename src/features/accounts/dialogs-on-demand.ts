import { onDemand } from '~/components/feedback/on-demand';

// Their forms weigh more than the list.
const read = () => import('./dialogs');
export const StatusDialog = onDemand(() => read().then((module) => module.StatusDialog));
export const ViewAsDialog = onDemand(() => read().then((module) => module.ViewAsDialog));
