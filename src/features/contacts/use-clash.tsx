import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { findContactQuery } from '~/api/contacts';
import { ApiError } from '~/api/transport/errors';
import { nameOf } from '~/entities/contact-name';

interface Addressed {
  emails?: { value: string }[] | undefined;
  phoneNumbers?: { value: string }[] | undefined;
}

interface Clash {
  /** Saves; an address of another contact is reported in the app's language. */
  saveOrName: <Row>(data: Addressed, save: () => Promise<Row>) => Promise<Row>;
  /** Above the errors: the link to the other contact. */
  failure: ReactNode;
}

/** Names the contact that already has an address. */
export function useClash(): Clash {
  const { t } = useLingui();
  const client = useQueryClient();
  const [holder, setHolder] = useState<{ id: string; name: string } | null>(null);

  const messageFor = async (data: Addressed, field: string, message: string): Promise<string> => {
    const [, list, index] = /^(emails|phoneNumbers)\.(\d+)\.value$/.exec(field) ?? [];
    const value = data[list as keyof Addressed]?.[Number(index)]?.value;
    if (value === undefined) return message;
    const isEmail = list === 'emails';
    try {
      const contact = await client.fetchQuery(
        findContactQuery(isEmail ? { emailAddress: value } : { phoneNumber: value }),
      );
      const name = nameOf(contact);
      setHolder({ id: contact.id, name });
      return isEmail ? t`${name} already has this email address.` : t`${name} already has this phone number.`;
    } catch {
      return isEmail
        ? t`A contact of another location already has this email address. Ask the owner of the account.`
        : t`A contact of another location already has this phone number. Ask the owner of the account.`;
    }
  };

  return {
    async saveOrName(data, save) {
      setHolder(null);
      try {
        return await save();
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409 || !error.problem) throw error;
        const errors = await Promise.all(
          error.fieldErrors.map(async ({ field, message }) => ({
            field,
            message: await messageFor(data, field, message),
          })),
        );
        const problem = { ...error.problem, errors };
        throw new ApiError(
          { kind: 'status', status: 409, problem, retryAfterMs: null },
          error.operationId,
          error,
        );
      }
    },
    failure: holder && (
      <>
        <Trans>Not saved.</Trans>{' '}
        <Link to="/contacts" search={{ open: holder.id }}>
          <Trans>Open {holder.name}</Trans>
        </Link>
      </>
    ),
  };
}
