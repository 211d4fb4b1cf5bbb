import { msg } from '@lingui/core/macro';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod/mini';
import { renderComponent } from '~/testing/render-component';
import { fieldsOf } from './fields';
import { RecordForm } from './record-form';

const Body = z.object({ name: z.optional(z.string().check(z.maxLength(12))) });
const field = fieldsOf<z.infer<typeof Body>, { name: string }>();

it('marks the length of a text that is too long, and gives the side content its issue, before the field is left', async () => {
  await renderComponent(
    <RecordForm
      sections={[
        { title: msg`General`, fields: [field.text('name', { label: msg`Name` })] },
        {
          title: msg`Review`,
          fields: [],
          SideContent: ({ errors, issueOf }) => (
            <p role="note">{errors.map((path) => issueOf(path)?.code)}</p>
          ),
        },
      ]}
      schema={Body}
      record={{ name: 'Autumn' }}
      needs="updateProduct"
      save={async () => ({ name: 'Autumn' })}
    />,
  );
  await page.getByRole('textbox', { name: 'Name' }).fill('Much longer than twelve');
  await expect.element(page.getByText('23 of 12')).toHaveAttribute('data-over');
  await expect.element(page.getByRole('note')).toHaveTextContent('too_big');
});
