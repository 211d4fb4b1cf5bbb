import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import type { ComposerState } from './model/composer-context';
import { Steps } from './steps';

it('shows what is missing in each part, and leads there', async () => {
  await renderComponent(
    <>
      <div style={{ blockSize: '100vh' }} />
      <Steps
        // The preview, which reads the form, is not opened.
        form={{} as ComposerState}
        isReady={false}
        blockers={[
          { path: 'subject', text: 'Enter a subject.' },
          { path: 'senderName', text: null },
          { path: 'name', text: 'Enter a name.' },
        ]}
      />
      {['audience', 'content', 'schedule', 'review'].map((id) => (
        <section key={id} id={id} tabIndex={-1} style={{ blockSize: '200vh' }}>
          <h2>{id}</h2>
        </section>
      ))}
    </>,
  );
  const names = page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['AudienceDone', '2Content2 to do', 'ScheduleDone', '3Review3 to do', 'Preview']);
  // No part has reached the middle of the window yet.
  await expect
    .element(page.getByRole('button', { name: /Audience/ }))
    .toHaveAttribute('aria-current', 'step');
  const schedule = page.getByRole('button', { name: /Schedule/ });
  schedule.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(document.activeElement?.id).toBe('schedule');
  await expect.element(schedule).toHaveAttribute('aria-current', 'step');

  // The last part ends with the page, so that its beginning may be too low to be reached.
  const review = document.getElementById('review');
  if (review) review.style.blockSize = '30vh';
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(page.getByRole('button', { name: /Review/ })).toHaveAttribute('aria-current', 'step');
});
