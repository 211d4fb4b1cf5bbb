import { onDemand, type Preloadable } from '~/components/feedback/on-demand';

type ListPanelType = typeof import('./list-panel').ListPanel;

/** A side panel is needed after a click, not for the first paint. The cast keeps the type parameters. */
export const ListPanel = onDemand(
  async () => (await import('./list-panel')).ListPanel,
) as unknown as Preloadable & ListPanelType;
