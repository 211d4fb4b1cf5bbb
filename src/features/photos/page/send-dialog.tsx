import { Trans, useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { getOwnAccountQuery } from '~/api/account';
import { getContactQuery } from '~/api/contacts';
import { describeError } from '~/api/errors';
import { type Photo, type PhotoSend, SendPhotoBody, useSendPhoto } from '~/api/photos';
import { useAction } from '~/api/use-action';
import parts from '~/components/dialog-parts.module.css';
import { accepts } from '~/components/form/rules';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/text-field';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { MessagePreview } from './message-preview';
import { useChangePhoto } from './photo-queries';
import { type Recipient, recipientsOf } from './recipients';
import styles from './send.module.css';

const OTHER = 'other';
const TYPING_MS = 400;

/** Sends the photo to one address, and shows what arrives there before. */
export function SendDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog onClose={onClose} size="lg" title={t`Send photo`}>
      {photo.publicUrl === null ? (
        <NotSendable photo={photo} onClose={onClose} />
      ) : (
        <SendForm photo={photo} onClose={onClose} />
      )}
    </Dialog>
  );
}

/** A message holds the photo's link, which has to work. */
function NotSendable({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const change = useChangePhoto(photo.id);
  const { run, pending, error } = useAction(() => change({ visibility: 'public' }));
  const mayShow = usePermission('updatePhoto');
  const isHidden = photo.visibility === 'hidden';
  const canShow = isHidden && mayShow && photo.approval === 'approved' && photo.consent.given;
  return (
    <>
      <p role="status">
        {!isHidden ? (
          <Trans>The gallery of this session has expired, so the link in a message would not work.</Trans>
        ) : !photo.consent.given ? (
          <Trans>
            The guest did not agree to be shown to others. The photo stays hidden and cannot be sent.
          </Trans>
        ) : photo.approval !== 'approved' ? (
          <Trans>This photo is hidden. Approve it first, so that the link in a message works.</Trans>
        ) : (
          <Trans>This photo is hidden, so the link in a message would not work.</Trans>
        )}
      </p>
      <p role="alert" className={parts.fault}>
        {error && describeError(error)}
      </p>
      <div className={parts.answers}>
        {canShow && (
          <Button busy={pending} onClick={() => void run()}>
            <Trans>Make public</Trans>
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </>
  );
}

function SendForm({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const { t } = useLingui();
  const id = useId();
  const recipients = useRecipients(photo);
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const first = recipients.find(({ refusal }) => refusal === null);
  const current = chosen ?? first?.key ?? OTHER;
  const settled = useDebouncedValue(typed, TYPING_MS);
  const sendOf = (text: string): PhotoSend | null =>
    current === OTHER
      ? readAddress(text)
      : (recipients.find(({ key, refusal }) => key === current && refusal === null)?.send ?? null);
  const { mutateAsync } = useSendPhoto();
  const { run, pending, error } = useAction(async (data: PhotoSend) => {
    await mutateAsync({ id: photo.id, data });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    const send = sendOf(typed);
    if (send) void run(send);
  };
  return (
    <form className={styles.send} onSubmit={submit} noValidate>
      <fieldset className={styles.recipients}>
        <legend>
          <Trans>To</Trans>
        </legend>
        {recipients.map((recipient) => (
          <Choice
            key={recipient.key}
            name={id}
            recipient={recipient}
            checked={recipient.key === current}
            onChange={setChosen}
          />
        ))}
        <label>
          <input type="radio" name={id} checked={current === OTHER} onChange={() => setChosen(OTHER)} />
          <span>
            <Trans>Another address</Trans>
          </span>
        </label>
        {current === OTHER && (
          <TextField
            label={t`Email address or phone number`}
            description={t`Only send it to someone who asked for this photo.`}
            value={typed}
            error={
              left &&
              readAddress(typed) === null &&
              t`Enter an email address, or a phone number with 10 digits or a country code.`
            }
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onBlur={() => setLeft(typed !== '')}
          />
        )}
        <p role="alert" className={parts.fault}>
          {error && describeError(error)}
        </p>
        <div className={parts.answers}>
          <Button type="submit" busy={pending}>
            <Trans>Send</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </fieldset>
      <MessagePreview photoId={photo.id} send={sendOf(settled)} />
    </form>
  );
}

interface ChoiceProps {
  name: string;
  recipient: Recipient;
  checked: boolean;
  onChange: (key: string) => void;
}

function Choice({ name, recipient: { key, address, contact, refusal }, checked, onChange }: ChoiceProps) {
  return (
    <label data-refused={refusal !== null || undefined}>
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={refusal !== null}
        onChange={() => onChange(key)}
      />
      <span>
        {address}
        <small>{contact}</small>
        {refusal !== null && (
          <small>
            {refusal === 'noSms' ? (
              <Trans>SMS isn't enabled for this account.</Trans>
            ) : refusal === 'optedOut' ? (
              <Trans>Opted out of messages here.</Trans>
            ) : (
              <Trans>Has not agreed to messages here.</Trans>
            )}
          </small>
        )}
      </span>
    </label>
  );
}

/** The addresses of the contacts in the photo. */
function useRecipients({ contactIds }: Photo): Recipient[] {
  const mayRead = usePermission('getContact');
  const contacts = useQueries({
    queries: contactIds.map((id) => ({ ...getContactQuery(id), enabled: mayRead })),
  });
  const { data: account } = useQuery(getOwnAccountQuery());
  return contacts.flatMap(({ data }) => (data ? recipientsOf(data, account?.settings.smsEnabled) : []));
}

/** An email address or a phone number; null for anything else. */
function readAddress(typed: string): PhotoSend | null {
  const text = typed.trim();
  const send: PhotoSend = text.includes('@')
    ? { channel: 'email', emailAddress: text }
    : { channel: 'sms', phoneNumber: text.replaceAll(/[\s().-]/g, '') };
  return accepts(SendPhotoBody, send) ? send : null;
}
