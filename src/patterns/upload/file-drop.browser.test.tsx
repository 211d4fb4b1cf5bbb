import { expect, it } from 'vitest';
import { renderComponent } from '~/testing/render-component';
import { FileDrop } from './file-drop';

/** Whether the browser would handle it, that is, open the file in place of the page. */
const isLeftToBrowser = (type: string, dataTransfer: DataTransfer) =>
  document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

it('keeps the browser from opening dropped files, and leaves dropped text to it', async () => {
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'first.jpg', { type: 'image/jpeg' }));
  const text = new DataTransfer();
  text.setData('text/plain', 'Hello');
  const { unmount } = await renderComponent(<FileDrop onFiles={() => {}}>Drop files</FileDrop>);
  for (const type of ['dragover', 'drop']) {
    expect(isLeftToBrowser(type, files)).toBe(false);
    expect(isLeftToBrowser(type, text)).toBe(true);
  }
  await unmount();
  expect(isLeftToBrowser('drop', files)).toBe(true);
});
