import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderComponent } from '~/testing/render-component';
import { SearchField } from './search-field';

/** Types without a pause: on a busy machine, the letters of a user event may be far apart. */
function typeAtOnce(...texts: string[]) {
  const input = page.getByRole('searchbox', { name: 'Find' }).element();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  for (const text of texts) {
    set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return input;
}

it('searches once typing pauses, with the trimmed term', async () => {
  const onSearch = vi.fn();
  await renderComponent(<SearchField label="Find" term="" onSearch={onSearch} />);
  typeAtOnce(' a', ' ad', ' ada', ' ada ');
  expect(onSearch).not.toHaveBeenCalled();
  await expect.poll(() => onSearch.mock.calls).toEqual([['ada']]);
});

it('follows a term that changes from outside, and keeps what has been typed since its own', async () => {
  const onSearch = vi.fn();
  const screen = await renderComponent(<SearchField label="Find" term="" onSearch={onSearch} />);
  const field = page.getByRole('searchbox');
  await userEvent.type(field, 'ad');
  await expect.poll(() => onSearch).toHaveBeenCalledWith('ad');
  await userEvent.type(field, 'a');
  // Its own term comes back late, after the next one was sent.
  await expect.poll(() => onSearch).toHaveBeenCalledWith('ada');
  await screen.rerenderContent(<SearchField label="Find" term="ad" onSearch={onSearch} />);
  await expect.element(field).toHaveValue('ada');
  await screen.rerenderContent(<SearchField label="Find" term="eve" onSearch={onSearch} />);
  await expect.element(field).toHaveValue('eve');
  // Not a late answer: it went back.
  await screen.rerenderContent(<SearchField label="Find" term="ad" onSearch={onSearch} />);
  await expect.element(field).toHaveValue('ad');
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
  const input = typeAtOnce('ad', 'ada');
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(onSearch.mock.calls).toEqual([['ada']]);
  expect(onEnter.mock.calls).toEqual([['ada']]);
  await userEvent.type(page.getByRole('searchbox'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});
