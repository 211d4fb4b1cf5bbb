import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Location, LocationsApply } from '~/api/locations';
import { useSessions } from '~/entities/pickers/session-choices';
import { useSessionLabel } from '~/entities/session-status';
import { withScheme } from '~/lib/web-address';
import { TextField } from '~/ui/field/text-field';
import { allLogosQuery } from '../model/location-queries';
import styles from './apply.module.css';

/** The values to apply; omitted ones are unchanged, and null restores the account's. */
export type LocationChanges = Omit<LocationsApply, 'locationIds'>;

/** The options of a menu that are no ids. */
const LEAVE = '';
const ACCOUNT = ' account';
const OWN = ' own';

interface ApplyFieldsProps {
  locations: readonly Location[];
  given: LocationChanges;
  /** The fields that the contract rejects. */
  wrong: ReadonlySet<string>;
  onChange: (given: LocationChanges) => void;
}

export function ApplyFields({ locations, given, wrong, onChange }: ApplyFieldsProps) {
  const { t } = useLingui();
  const { sessions } = useSessions(true);
  const labelOf = useSessionLabel();
  const { data: logos } = useQuery(allLogosQuery());
  const logoName = (asked: string) => logos?.items.find(({ id }) => id === asked)?.name;
  return (
    <div className="stack-3">
      <Menu
        label={t`Session`}
        value={given.sessionId ?? LEAVE}
        onChoose={(id) => onChange({ ...given, sessionId: id === LEAVE ? undefined : id })}
      >
        {sessions
          .filter(({ status }) => status !== 'ended')
          .map((session) => (
            <option key={session.id} value={session.id}>
              {labelOf(session)}
            </option>
          ))}
      </Menu>
      <Menu
        label={t`Logo`}
        now={nowOf(locations, ({ logoAssetId }) => logoAssetId, logoName)}
        value={given.logoAssetId === null ? ACCOUNT : (given.logoAssetId ?? LEAVE)}
        onChoose={(id) =>
          onChange({ ...given, logoAssetId: id === LEAVE ? undefined : id === ACCOUNT ? null : id })
        }
      >
        <option value={ACCOUNT}>{t`The account's`}</option>
        {logos?.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Menu>
      <Address
        label={t`Booking page`}
        now={nowOf(locations, ({ bookingUrl }) => bookingUrl)}
        url={given.bookingUrl}
        wrong={wrong.has('bookingUrl')}
        onUrl={(bookingUrl) => onChange({ ...given, bookingUrl })}
      />
      <Address
        label={t`Review page`}
        now={nowOf(locations, ({ reviewUrl }) => reviewUrl)}
        url={given.reviewUrl}
        wrong={wrong.has('reviewUrl')}
        onUrl={(reviewUrl) => onChange({ ...given, reviewUrl })}
      />
    </div>
  );
}

/** What the locations have now: null is the account's; undefined where they differ or it is not loaded. */
interface Now {
  value: string | null | undefined;
}

function nowOf(
  locations: readonly Location[],
  read: (location: Location) => string | null,
  name: (value: string) => string | undefined = (value) => value,
): Now {
  const [first = null, ...others] = new Set(locations.map(read));
  return { value: others.length > 0 ? undefined : first && name(first) };
}

interface AddressProps {
  label: string;
  now: Now;
  url: string | null | undefined;
  wrong: boolean;
  onUrl: (url: string | null | undefined) => void;
}

function Address({ label, now, url, wrong, onUrl }: AddressProps) {
  const { t } = useLingui();
  return (
    <>
      <Menu
        label={label}
        now={now}
        value={url === undefined ? LEAVE : url === null ? ACCOUNT : OWN}
        onChoose={(choice) => onUrl(choice === LEAVE ? undefined : choice === ACCOUNT ? null : '')}
      >
        <option value={ACCOUNT}>{t`The account's`}</option>
        <option value={OWN}>{t`This address`}</option>
      </Menu>
      {typeof url === 'string' && (
        <div className={styles.address}>
          <TextField
            type="url"
            label={t`Address: ${label}`}
            value={url}
            maxLength={2048}
            error={wrong && t`Enter a full link that starts with https://.`}
            onChange={({ currentTarget }) => onUrl(currentTarget.value)}
            onBlur={() => {
              if (withScheme(url) !== url) onUrl(withScheme(url));
            }}
          />
        </div>
      )}
    </>
  );
}

interface MenuProps {
  label: string;
  /** Undefined for what is added to it. */
  now?: Now;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Menu({ label, now, value, onChoose, children }: MenuProps) {
  const current = now?.value;
  const id = useId();
  return (
    <div className={styles.given}>
      <label className="size-label weight-medium" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        data-on={value !== LEAVE || undefined}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value={LEAVE}>
          <Trans>Leave unchanged</Trans>
        </option>
        {children}
      </select>
      <small>
        {now === undefined ? (
          <Trans>Booths at these locations leave their session for it.</Trans>
        ) : current === undefined ? (
          <Trans>Now: different for each location</Trans>
        ) : current === null ? (
          <Trans>Now: the account's</Trans>
        ) : (
          <Trans>Now: {current}</Trans>
        )}
      </small>
    </div>
  );
}
