import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import {
  getPhotoRecipientsQuery,
  type Photo,
  type PhotoRecipient,
  type PhotoSend,
  SendPhotoBody,
  useSendPhoto,
} from '~/api/photos';
import { useAction } from '~/api/use-action';
import { formatPhone } from '~/lib/format';
import { accepts } from '~/patterns/form/rules';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { notify } from '~/ui/feedback/notifications';
import { TextField } from '~/ui/field/text-field';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { Spinner } from '~/ui/spinner';
import { useDebouncedValue } from '~/ui/use-debounced-value';
import { addressOf, sendTo } from '../model/recipients';
import { MessagePreview } from './message-preview';
import { useChangePhoto } from './photo-queries';
import styles from './send.module.css';

const OTHER = 'other';
const keyOf = ({ contactId, channel }: PhotoRecipient) => `${contactId} ${channel}`;
const TYPING_MS = 400;

/** Sends the photo to one address, after a preview. */
export function SendPhotoDialog({ photo, onClose }: { photo: Photo; onClose: () => void }) {
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

/** The message contains the photo's link, which must be valid. */
function NotSendable({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const change = useChangePhoto(photo.id);
  const { run, pending, error } = useAction(() => change({ guestLink: 'on' }, photo));
  const mayShow = usePermission('updatePhoto');
  const isOff = photo.guestLink === 'off';
  return (
    <>
      <p role="status">
        {!isOff ? (
          <Trans>The gallery of this session has expired, so the link in a message would not work.</Trans>
        ) : photo.hiddenBy === 'guest' ? (
          <Trans>
            The guest hid this photo, so the link in a message would not work. Turn it on only if the guest
            agrees.
          </Trans>
        ) : (
          <Trans>The guest's own link is off, so the link in a message would not work.</Trans>
        )}
      </p>
      <p role="alert" className="danger hide-empty">
        {error && errorText(error)}
      </p>
      <div className={parts.answers}>
        {isOff && mayShow && (
          <Button busy={pending} onClick={() => void run()}>
            <Trans>Turn link on</Trans>
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
  const {
    data,
    isPending,
    error: loadError,
  } = useQuery({
    ...getPhotoRecipientsQuery(photo.id),
    staleTime: 0,
  });
  const recipients = data?.recipients ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState('');
  const [left, setLeft] = useState(false);
  const first = recipients.find(({ refusal }) => refusal === null);
  const current = chosen ?? (first ? keyOf(first) : OTHER);
  const settled = useDebouncedValue(typed, TYPING_MS);
  const sendOf = (text: string): PhotoSend | null => {
    if (current === OTHER) return readAddress(text);
    const recipient = recipients.find((one) => keyOf(one) === current && one.refusal === null);
    return recipient ? sendTo(recipient) : null;
  };
  const { mutateAsync } = useSendPhoto();
  const { run, pending, error } = useAction(async (data: PhotoSend) => {
    await mutateAsync({ id: photo.id, data });
    const address = data.channel === 'email' ? data.emailAddress : formatPhone(data.phoneNumber);
    notify({
      text: photo.held
        ? t`The photo will be sent to ${address} once it is approved`
        : t`Photo sent to ${address}`,
    });
    onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setLeft(true);
    const send = sendOf(typed);
    if (send) void run(send);
  };
  const failure = error ?? loadError;
  if (isPending) return <Spinner label={t`Loading recipients`} />;
  return (
    <form className={styles.send} onSubmit={submit} noValidate>
      <fieldset className={styles.recipients}>
        <legend>
          <Trans>To</Trans>
        </legend>
        {recipients.map((recipient) => (
          <Choice
            key={keyOf(recipient)}
            name={id}
            recipient={recipient}
            checked={keyOf(recipient) === current}
            onChange={() => setChosen(keyOf(recipient))}
          />
        ))}
        <label>
          <input type="radio" name={id} checked={current === OTHER} onChange={() => setChosen(OTHER)} />
          <span className="shrink">
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
        <p role="alert" className="danger hide-empty">
          {failure && errorText(failure)}
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
      <MessagePreview photo={photo} send={sendOf(settled)} />
    </form>
  );
}

interface ChoiceProps {
  name: string;
  recipient: PhotoRecipient;
  checked: boolean;
  onChange: () => void;
}

function Choice({ name, recipient, checked, onChange }: ChoiceProps) {
  const { refusal } = recipient;
  return (
    <label data-refused={refusal !== null || undefined}>
      <input type="radio" name={name} checked={checked} disabled={refusal !== null} onChange={onChange} />
      <span>
        {addressOf(recipient)}
        <small className="muted block">{recipient.name}</small>
        {refusal !== null && (
          <small className="muted block">
            {refusal === 'noSms' ? (
              <Trans>SMS isn't enabled for this account.</Trans>
            ) : (
              <Trans>Opted out of messages here.</Trans>
            )}
          </small>
        )}
      </span>
    </label>
  );
}

/** An email address or a phone number; null for anything else. */
function readAddress(typed: string): PhotoSend | null {
  const text = typed.trim();
  const send: PhotoSend = text.includes('@')
    ? { channel: 'email', emailAddress: text }
    : { channel: 'sms', phoneNumber: text.replaceAll(/[\s().-]/g, '') };
  return accepts(SendPhotoBody, send) ? send : null;
}
