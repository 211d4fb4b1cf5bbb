import type { Contact } from '~/api/contacts';
import { nameOf } from '~/components/contact-name';
import { Text } from '~/ui/text';
import { ConsentTrail } from '../panel/consent-trail';
import { Reach } from '../panel/reach';
import styles from './find.module.css';

/** Who was found: enough to know that it is the right person, and whether they may be written to. */
export function FoundPerson({ contact }: { contact: Contact }) {
  return (
    <article className={styles.person}>
      <Text variant="h3" as="h2">
        {nameOf(contact)}
      </Text>
      <Reach contact={contact} />
      <ConsentTrail contact={contact} />
    </article>
  );
}
