import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { findContactQuery } from '~/api/contacts';
import { nameOf } from '~/entities/contact-name';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { IconUserCheck, IconUserPlus } from '~/ui/icons';
import { type Address, sayAddress } from '../model/address';
import styles from './find.module.css';

/** The contact with an address or number, or that it is unknown. */
export function AddressMatch({ address }: { address: Address }) {
  const { data, error } = useQuery(findContactQuery(address));
  const said = sayAddress(address);
  if (data) {
    const name = nameOf(data);
    return (
      <p className={styles.line}>
        <IconUserCheck size={18} aria-hidden />
        <span>
          <Trans>
            {said} is <strong>{name}</strong>.
          </Trans>
        </span>
        <ButtonLink
          to="."
          search={(former: object) => ({ ...former, open: data.id })}
          resetScroll={false}
          variant="secondary"
          size="s"
        >
          <Trans>Open {name}</Trans>
        </ButtonLink>
      </p>
    );
  }
  return error?.status === 404 ? <UnknownContact address={address} /> : null;
}

/** Adds an unknown contact with the typed text. */
export function UnknownContact({ address }: { address: Address }) {
  const may = usePermission('createContact');
  const said = sayAddress(address);
  return (
    <p className={styles.line}>
      <IconUserPlus size={18} aria-hidden />
      <span>
        <Trans>No one has {said} yet.</Trans>
      </span>
      {may && (
        <ButtonLink to="/contacts/edit" state={{ soughtAddress: said }} size="s">
          <Trans>Add this person</Trans>
        </ButtonLink>
      )}
    </p>
  );
}
