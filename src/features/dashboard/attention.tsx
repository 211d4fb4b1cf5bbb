import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { AttentionItem } from '~/api/analytics';
import { serviceNames } from '~/entities/service-names';
import { formatAgo } from '~/lib/format';
import { formatMoney } from '~/lib/money';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermissionContext } from '~/session/permissions';
import { Button } from '~/ui/button';
import {
  IconAlertTriangle,
  IconCreditCardOff,
  IconDeviceTabletOff,
  IconMoodCheck,
  IconPhotoQuestion,
  IconPlugConnectedX,
} from '~/ui/icons';
import styles from './attention.module.css';
import { CampaignRepair } from './campaign-repair';

/** Rows that the card has space for. Of more items, the last row is a button that shows them. */
const ROWS = 4;

/** Problems and pending work, each with one action that resolves it. */
export function Attention({ items }: { items: readonly AttentionItem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole || items.length <= ROWS ? items : items.slice(0, ROWS - 1);
  const more = items.length - shown.length;
  if (items.length === 0)
    return (
      <p className={styles.allGood}>
        <IconMoodCheck size={28} stroke={1.5} aria-hidden />
        <Trans>Nothing needs your attention.</Trans>
      </p>
    );
  return (
    <ul className={styles.attention}>
      {shown.map((item) => (
        <li key={keyOf(item)}>
          <Item item={item} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Button variant="subtle" size="s" onClick={() => setIsWhole(true)}>
            <Plural value={more} one="Show # more" other="Show # more" />
          </Button>
        </li>
      )}
    </ul>
  );
}

const keyOf = (item: AttentionItem): string => {
  switch (item.kind) {
    case 'deviceOffline':
      return item.deviceId;
    case 'campaignFailed':
      return item.campaignId;
    case 'integrationExpired':
      return item.name;
    default:
      return item.kind;
  }
};

function Item({ item }: { item: AttentionItem }) {
  const { t, i18n } = useLingui();
  const role = usePermissionContext()?.role;
  switch (item.kind) {
    case 'deviceOffline':
      return (
        <Row
          icon={<IconDeviceTabletOff />}
          title={<Trans>{item.name} is offline</Trans>}
          text={<Trans>Last seen {formatAgo(item.lastSeenAt, Date.now(), i18n.locale)}</Trans>}
        >
          <ButtonLink variant="secondary" size="s" to="/devices" search={{ open: item.deviceId }}>
            <Trans>Open</Trans>
          </ButtonLink>
        </Row>
      );
    case 'photosToReview':
      return (
        <Row
          icon={<IconPhotoQuestion />}
          title={<Plural value={item.count} one="# photo to review" other="# photos to review" />}
          text={<Trans>Not in the gallery yet</Trans>}
        >
          <ButtonLink
            variant="secondary"
            size="s"
            to="/gallery"
            // Other users can change only the visibility of photos.
            search={role === 'Manager' || role === 'Location' ? { tab: 'review' } : { review: true }}
          >
            <Trans>Review</Trans>
          </ButtonLink>
        </Row>
      );
    case 'campaignFailed':
      return (
        <Row
          icon={<IconAlertTriangle />}
          title={<Trans>{item.name} was not sent</Trans>}
          text={item.failure ?? <Trans>The campaign failed</Trans>}
        >
          <CampaignRepair item={item} />
        </Row>
      );
    case 'integrationExpired':
      return (
        <Row
          icon={<IconPlugConnectedX />}
          title={<Trans>{serviceNames[item.name] ?? item.name} needs attention</Trans>}
          text={<Trans>Its connection has expired or failed</Trans>}
        >
          <ButtonLink variant="secondary" size="s" to="/account/integrations" hash={item.name}>
            <Trans>Check</Trans>
          </ButtonLink>
        </Row>
      );
    case 'cardFailed':
      return (
        <Row
          icon={<IconCreditCardOff />}
          title={<Trans>Your card was declined</Trans>}
          text={<Trans>{formatMoney(item.amount, item.currency, i18n.locale)} could not be charged</Trans>}
        >
          <ButtonLink variant="secondary" size="s" to="/account/billing/card">
            <Trans>Replace card</Trans>
          </ButtonLink>
        </Row>
      );
    default:
      // A newer API may have more kinds.
      return <Row icon={<IconAlertTriangle />} title={t`Something needs your attention`} />;
  }
}

interface RowProps {
  icon: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

function Row({ icon, title, text, children }: RowProps) {
  return (
    <>
      <span className={styles.attentionIcon} aria-hidden>
        {icon}
      </span>
      <span className={styles.attentionWords}>
        <strong className="weight-medium">{title}</strong>
        <small>{text}</small>
      </span>
      {children}
    </>
  );
}
