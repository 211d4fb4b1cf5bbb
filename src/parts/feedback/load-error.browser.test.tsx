import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ApiError } from '~/api/transport/errors';
import { renderComponent } from '~/testing/render-component';
import { LoadError } from './load-error';

const show = (requestId: string | null) => {
  const error = new ApiError({ kind: 'status', status: 500, problem: null, retryAfterMs: null, requestId });
  return renderComponent(<LoadError error={error} reset={() => undefined} />);
};

test('shows the id of the failed request, by which an operator finds it in the log', async () => {
  await show('4f3c-one');
  const message = page.getByText('(Request failed with status code 500, request 4f3c-one)', { exact: true });
  await expect.element(message).toBeVisible();
});

test('shows no id if the response has none', async () => {
  await show(null);
  const message = page.getByText('(Request failed with status code 500)', { exact: true });
  await expect.element(message).toBeVisible();
});
