import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { getContactQuery } from '~/api/contacts';
import type { Photo } from '~/api/photos';
import { changeIds } from '~/api/transport/versions';
import { useAction } from '~/api/use-action';
import { fullName, nameOf } from '~/entities/contact-name';
import { formatPhone } from '~/lib/format';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Avatar } from '~/ui/avatar';
import { Button } from '~/ui/button';
import { IconUnlink, IconUserPlus } from '~/ui/icons';
import { sayMoment } from '../model/photo-labels';
import { usePhotoRights } from '../model/photo-rights';
import { LinkContact } from './link-contact';
import styles from './photo.module.css';
import { useChangePhoto } from './photo-queries';
import { PhotoSection } from './section';

/** The contract's maximum for one photo. */
const MOST = 20;

/** The contacts in the photo, and their consent. */
export function People({ photo }: { photo: Photo }) {
  const { t } = useLingui();
  const mayRead = usePermission('getContact');
  const { mayReview } = usePhotoRights();
  const mayLink = mayReview && mayRead;
  const [linking, setLinking] = useState(false);
  const { contactIds } = photo;
  const change = useChangePhoto(photo.id);
  const unlink = useAction((id: string) => {
    const { data, base } = changeIds(photo, 'contactIds', (ids) => ids.filter((other) => other !== id));
    return change(data, base);
  });
  const contacts = useQueries({
    queries: contactIds.map((id) => ({ ...getContactQuery(id), enabled: mayRead })),
  });
  return (
    <PhotoSection
      title={<Trans>People</Trans>}
      action={
        mayLink &&
        contactIds.length < MOST && (
          <Button
            variant="subtle"
            size="s"
            icon={<IconUserPlus size={16} />}
            onClick={() => setLinking(true)}
          >
            <Trans>Link a contact</Trans>
          </Button>
        )
      }
    >
      {linking && <LinkContact photo={photo} onClose={() => setLinking(false)} />}
      <p role="alert" className="danger hide-empty">
        {unlink.error && errorText(unlink.error)}
      </p>
      {contactIds.length === 0 && (
        <p className="muted hide-empty">
          <Trans>No contact is linked to this photo.</Trans>
        </p>
      )}
      {contactIds.length > 0 && !mayRead && (
        <p className="muted hide-empty">
          <Trans>A contact is linked to this photo. You don't have access to contacts.</Trans>
        </p>
      )}
      <ul className={styles.people}>
        {mayRead &&
          contacts.map(({ data: contact, isError }, i) => (
            <li key={contactIds[i]} className={styles.linked}>
              {contact ? (
                <Link to="/contacts" search={{ open: contact.id }} className={styles.person}>
                  <span className={styles.face}>
                    <Avatar name={nameOf(contact)} />
                  </span>
                  <span>
                    <strong>{nameOf(contact)}</strong>
                    {fullName(contact) !== null && (
                      <small className="block muted">
                        {contact.emailAddress ?? formatPhone(contact.phoneNumber ?? '')}
                      </small>
                    )}
                  </span>
                </Link>
              ) : (
                <span className={styles.person} aria-busy={!isError}>
                  <span className={styles.face} />
                  <small className="block muted">
                    {isError && <Trans>This contact could not be loaded.</Trans>}
                  </small>
                </span>
              )}
              {contact && mayLink && (
                <Button
                  variant="subtle"
                  size="s"
                  icon={<IconUnlink size={16} />}
                  aria-label={t`Unlink ${nameOf(contact)}`}
                  title={t`Unlink ${nameOf(contact)}`}
                  disabled={unlink.pending}
                  onClick={() => void unlink.run(contact.id)}
                />
              )}
            </li>
          ))}
      </ul>
      <Consent photo={photo} />
    </PhotoSection>
  );
}

/** The guest's consent, with the text that was shown then. */
function Consent({ photo: { consent } }: { photo: Photo }) {
  const { i18n } = useLingui();
  const { given, at, textVersion, text } = consent;
  return (
    <div className={styles.consent} data-given={given}>
      <p>
        {given ? (
          <Trans>Agreed to public display</Trans>
        ) : at === null ? (
          <Trans>Was not asked for consent</Trans>
        ) : (
          <Trans>Did not agree to public display</Trans>
        )}
      </p>
      <small>
        {at !== null && <time dateTime={at}>{sayMoment(at, i18n.locale)}</time>}
        {textVersion !== null && (
          <>
            {' · '}
            <Trans>Version {textVersion} of the text</Trans>
          </>
        )}
      </small>
      {text !== null && <blockquote>{text}</blockquote>}
    </div>
  );
}
