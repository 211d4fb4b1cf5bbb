import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type Contact, findContactQuery } from '~/api/contacts';
import { inputProps } from '~/testing/input-props';
import { renderComponent } from '~/testing/render-component';
import type { Address } from '../model/address';
import { AddressesInput, NewContactContext } from './addresses-input';

const ada = { id: 'contact-ada', firstName: 'Ada', lastName: 'Okafor' } as Contact;

interface InputProps {
  way: 'emails' | 'phoneNumbers';
  /** An address of the known contact. */
  known: Address;
  isNew: boolean;
  error?: string;
}

function Input({ way, known, isNew, error }: InputProps) {
  useQueryClient().setQueryData(findContactQuery(known).queryKey, ada);
  const [value, setValue] = useState(['']);
  return (
    <NewContactContext value={isNew}>
      <AddressesInput
        {...inputProps}
        id="addresses"
        label="Addresses"
        way={way}
        value={value}
        onChange={setValue}
        error={error}
      />
    </NewContactContext>
  );
}

it.each([
  ['emails', { emailAddress: 'ada@mail.example' }, 'ada@mail.example', 'email address'],
  ['phoneNumbers', { phoneNumber: '4165550118' }, '(416) 555-0118', 'phone number'],
] as const)(
  'names the contact that already has one of the %s, while it is typed',
  async (way, known, typed, kind) => {
    await renderComponent(<Input way={way} known={known} isNew />);
    await page.getByRole('textbox').fill(typed);
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent(`Ada Okafor already has this ${kind}. Open Ada Okafor`);
    await expect
      .element(page.getByRole('link', { name: 'Open Ada Okafor' }))
      .toHaveAttribute('href', '/contacts?open=contact-ada');
    await page.getByRole('textbox').fill(`${typed}9`);
    await expect.element(page.getByRole('status')).toHaveTextContent('');
  },
);

it('does not look up the addresses of a contact that is edited', async () => {
  await renderComponent(<Input way="emails" known={{ emailAddress: 'ada@mail.example' }} isNew={false} />);
  await page.getByRole('textbox').fill('ada@mail.example');
  expect(page.getByRole('status').elements()).toEqual([]);
});

it('keeps the link below the error of a refused address', async () => {
  const known = { emailAddress: 'ada@mail.example' };
  await renderComponent(<Input way="emails" known={known} isNew error="Ada already has it." />);
  await page.getByRole('textbox').fill('ada@mail.example');
  await expect.element(page.getByRole('link', { name: 'Open Ada Okafor' })).toBeVisible();
  await expect.element(page.getByText('Ada Okafor already has')).not.toBeInTheDocument();
});
