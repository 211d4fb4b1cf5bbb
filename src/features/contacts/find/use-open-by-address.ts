import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { findContactQuery } from '~/api/contacts';
import { ApiError } from '~/api/transport/errors';
import { readAddress } from '../model/address';

/** Opens the contact with a complete address or number; does nothing for other text. */
export function useOpenByAddress(): (typed: string) => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const find = async (typed: string) => {
    const address = readAddress(typed);
    if (!address) return;
    const { id } = await client.fetchQuery(findContactQuery(address));
    // The URL may not contain the latest typed text yet.
    const search = (former: object) => ({ ...former, page: undefined, search: typed, open: id });
    await navigate({ to: '/contacts', search, resetScroll: false });
  };
  return (typed) => {
    find(typed).catch((error: unknown) => {
      // The line below the field reports an unknown address, and the list a failed request.
      if (!(error instanceof ApiError)) throw error;
    });
  };
}
