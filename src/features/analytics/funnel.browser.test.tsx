import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { AnalyticsSummary } from '~/api/analytics';
import { renderComponent } from '~/testing/render-component';
import { Funnel } from './funnel';
import '~/ui/tokens.css';
import '~/ui/base.css';

const funnel = { captured: 10, delivered: 8, opened: 4, viewed: 5, shared: 1, booked: 0 };

it('has no bar for a step that no photo reached', async () => {
  const summary = {
    funnel,
    previousFunnel: funnel,
    period: { from: '2026-10-01', to: '2026-10-31' },
  } as AnalyticsSummary;
  for (const width of [1200, 390]) {
    await page.viewport(width, 800);
    const { unmount } = await renderComponent(<Funnel summary={summary} busy={false} />);
    const bars = [...document.querySelectorAll('ol [aria-hidden]')].map(
      (bar) => getComputedStyle(bar, '::before').display,
    );
    expect(bars).toEqual(['block', 'block', 'block', 'block', 'block', 'none']);
    await unmount();
  }
});
