import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/dev/render-component';
import { SearchField } from './search-field';

it('searches once typing pauses, with the trimmed term', async () => {
  const onSearch = vi.fn();
  await renderComponent(<SearchField label="Find" term="" onSearch={onSearch} />);
  await userEvent.type(page.getByRole('searchbox', { name: 'Find' }), ' ada ');
  expect(onSearch).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onSearch.mock.calls).toEqual([['ada']]));
});

it('follows a term that changes from outside, and keeps what has been typed since its own', async () => {
  const onSearch = vi.fn();
  const screen = await renderComponent(<SearchField label="Find" term="" onSearch={onSearch} />);
  const field = page.getByRole('searchbox');
  await userEvent.type(field, 'ad');
  await vi.waitFor(() => expect(onSearch).toHaveBeenCalledWith('ad'));
  await userEvent.type(field, 'a');
  await screen.rerenderContent(<SearchField label="Find" term="ad" onSearch={onSearch} />);
  await expect.element(field).toHaveValue('ada');
  await screen.rerenderContent(<SearchField label="Find" term="eve" onSearch={onSearch} />);
  await expect.element(field).toHaveValue('eve');
});

it('searches at once on Enter, passes the term, and does not submit the form around it', async () => {
  const onSearch = vi.fn();
  const onEnter = vi.fn();
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
  await renderComponent(
    <form onSubmit={onSubmit}>
      <SearchField label="Find" term="" onSearch={onSearch} onEnter={onEnter} />
    </form>,
  );
  await userEvent.type(page.getByRole('searchbox'), 'ada{Enter}');
  expect(onSearch.mock.calls).toEqual([['ada']]);
  expect(onEnter.mock.calls).toEqual([['ada']]);
  expect(onSubmit).not.toHaveBeenCalled();
});
