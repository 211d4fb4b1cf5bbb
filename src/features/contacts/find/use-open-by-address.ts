import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ApiError } from '~/api/errors';
import { readAddress } from '../address';
import { findOptions } from '../contact-queries';

/** Opens the person who has a whole address or number; does nothing with any other text. */
export function useOpenByAddress(): (typed: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const find = async (typed: string) => {
    const address = readAddress(typed);
    if (!address) return;
    const { id } = await client.fetchQuery(findOptions(address));
    // The field may not have told the address of the page yet what was typed in it.
    const search = (former: object) => ({ ...former, page: undefined, search: typed, open: id });
    await navigate({ to: '/contacts', search, resetScroll: false });
  };
  return (typed) => {
    find(typed).catch((error: unknown) => {
      // The line below the field says who was not found, and the list what could not be read.
      if (!(error instanceof ApiError)) throw error;
    });
  };
}
