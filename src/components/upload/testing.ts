import { page } from 'vitest/browser';

/** The names of the listed PNG files, in their order. */
export const listedNames = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => /^\w+\.png/.exec(textContent)?.[0]);
