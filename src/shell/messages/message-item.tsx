import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Message } from '~/api/messages';
import { formatNumber } from '~/lib/format';
import { Ago } from '~/parts/ago';
import { UndoImport } from '~/patterns/import/undo-import';
import {
  IconAlertTriangle,
  IconDeviceTabletOff,
  IconPhotoOff,
  IconPlayerPause,
  IconSend,
  IconTableImport,
} from '~/ui/icons';
import styles from './messages.module.css';

const signs: Record<Message['kind'], typeof IconSend> = {
  boothOffline: IconDeviceTabletOff,
  campaignSent: IconSend,
  campaignPaused: IconPlayerPause,
  campaignFailed: IconAlertTriangle,
  photoHidden: IconPhotoOff,
  importFinished: IconTableImport,
};

const tones: { [Kind in Message['kind']]?: 'warning' } = {
  boothOffline: 'warning',
  campaignPaused: 'warning',
  campaignFailed: 'warning',
};

interface MessageItemProps {
  message: Message;
  /** Called when its link was followed. */
  onOpen: () => void;
}

/** An event, with a link to its subject. */
export function MessageItem({ message, onOpen }: MessageItemProps) {
  const { t, i18n } = useLingui();
  const { at, kind, read, imported, objectId } = message;
  const [created, updated] = [imported?.created ?? 0, imported?.updated ?? 0].map((value) =>
    formatNumber(value, i18n.locale),
  );
  const StatusIcon = signs[kind];
  return (
    <li className={styles.item} data-unread={!read || undefined}>
      <span className={styles.sign} data-tone={tones[kind]} aria-hidden>
        <StatusIcon />
      </span>
      <div>
        <Link {...pageOf(message)} className={styles.link} onClick={onOpen}>
          <Sentence message={message} />
          {!read && <span className="visually-hidden"> ({t`unread`})</span>}
        </Link>
        {imported && (
          <span className="hint block">
            <Trans>
              {created} added, {updated} updated
            </Trans>
            {imported.rejected > 0 && (
              <>
                {' · '}
                <Plural value={imported.rejected} one="# row skipped" other="# rows skipped" />
              </>
            )}
          </span>
        )}
        <span className="hint block">
          <Ago time={at} />
        </span>
        {kind === 'importFinished' && objectId !== null && <UndoImport id={objectId} />}
      </div>
    </li>
  );
}

function pageOf({ kind, objectId, imported }: Message) {
  const id = objectId ?? '';
  switch (kind) {
    case 'boothOffline':
      return { to: '/devices', search: { open: id } } as const;
    case 'campaignSent':
    case 'campaignPaused':
    case 'campaignFailed':
      return { to: '/campaigns', search: { open: id } } as const;
    case 'photoHidden':
      return { to: '/gallery/$photoId', params: { photoId: id } } as const;
    case 'importFinished':
      return { to: imported?.list === 'products' ? '/products' : '/contacts' } as const;
  }
}

function Sentence({ message: { kind, name, imported } }: { message: Message }) {
  switch (kind) {
    case 'boothOffline':
      return <Trans>Booth {name} is offline</Trans>;
    case 'campaignSent':
      return <Trans>Campaign {name} was sent</Trans>;
    case 'campaignPaused':
      return <Trans>Campaign {name} was paused: your plan has too few messages left this month</Trans>;
    case 'campaignFailed':
      return <Trans>Campaign {name} could not be sent</Trans>;
    case 'photoHidden':
      return <Trans>A guest hid their photo</Trans>;
    case 'importFinished':
      return imported?.list === 'products' ? (
        <Trans>Import of products finished</Trans>
      ) : (
        <Trans>Import of contacts finished</Trans>
      );
  }
}
