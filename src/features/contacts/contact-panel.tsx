import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Contact } from '~/api/contacts';
import { PhotoStrip } from '~/entities/photo-strip';
import type { PanelProps } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconArrowMerge, IconSend } from '~/ui/icons';
import { CampaignDialog } from './bulk/campaign-dialog';
import { MergeDialog } from './merge/merge-dialog';
import { ConsentTrail, FullConsentTrail } from './panel/consent-trail';
import { ContactDeletion } from './panel/contact-deletion';
import { ContactFacts } from './panel/contact-facts';
import styles from './panel/panel.module.css';
import { ContactReach } from './panel/reach';
import { Timeline } from './panel/timeline';

/** One contact beside the list: addresses, consent, and activity. */
export function ContactPanel({ row: contact, close }: PanelProps<Contact>) {
  const maySeeEvents = usePermission('listContactEvents');
  const { id, photoCount } = contact;
  return (
    <div className="stack-5 size-label">
      <ContactReach contact={contact} />
      <ContactFacts contact={contact} />
      <section className={styles.section}>
        <h3 className="size-label weight-semibold">
          <Trans>Consent</Trans>
        </h3>
        {maySeeEvents ? <FullConsentTrail contact={contact} /> : <ConsentTrail contact={contact} />}
      </section>
      <PhotoStrip of={{ contactId: id }} count={photoCount} />
      {maySeeEvents && <Timeline contactId={id} />}
      <ContactDeletion contact={contact} onDeleted={close} />
    </div>
  );
}

export function ContactActions({ row: contact }: { row: Contact }) {
  const mayMerge = usePermission('mergeContacts');
  const mayTag = usePermission('updateContacts');
  const mayWrite = usePermission('createCampaign') && mayTag;
  const [merging, setMerging] = useState(false);
  const [writing, setWriting] = useState(false);
  return (
    <>
      {mayWrite && (
        <Button
          variant="secondary"
          size="s"
          icon={<IconSend size={16} />}
          aria-haspopup="dialog"
          onClick={() => setWriting(true)}
        >
          <Trans>Send a message</Trans>
        </Button>
      )}
      {mayMerge && (
        <Button
          variant="secondary"
          size="s"
          icon={<IconArrowMerge size={16} />}
          aria-haspopup="dialog"
          onClick={() => setMerging(true)}
        >
          <Trans>Merge</Trans>
        </Button>
      )}
      {writing && <CampaignDialog rows={[contact]} onClose={() => setWriting(false)} />}
      {merging && <MergeDialog contact={contact} onClose={() => setMerging(false)} />}
    </>
  );
}
