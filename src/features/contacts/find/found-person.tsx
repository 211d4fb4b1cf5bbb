import type { Contact } from '~/api/contacts';
import { nameOf } from '~/entities/contact-name';
import { Text } from '~/ui/text';
import { ConsentTrail } from '../panel/consent-trail';
import { ContactReach } from '../panel/reach';
import styles from './find.module.css';

/** The found contact: enough to identify the person, and their consent. */
export function FoundPerson({ contact }: { contact: Contact }) {
  return (
    <article className={styles.person}>
      <Text variant="h3" as="h2">
        {nameOf(contact)}
      </Text>
      <ContactReach contact={contact} />
      <ConsentTrail contact={contact} />
    </article>
  );
}
