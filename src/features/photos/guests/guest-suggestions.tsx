import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { listContactsQuery } from '~/api/contacts';
import { mediaUrl } from '~/api/media-url';
import { fullName, nameOf } from '~/entities/contact-name';
import { formatPhone } from '~/lib/format';
import { usePermission } from '~/session/permissions';
import { Avatar } from '~/ui/avatar';
import styles from './guests.module.css';

const SHOWN = 5;

interface GuestSuggestionsProps {
  /** What is searched for; nothing is suggested for less than two letters. */
  term: string;
  onChoose: (contactId: string) => void;
  /** Whether the list pushes what follows down, instead of covering it. */
  inline?: boolean;
  /** The search field. */
  children: ReactNode;
}

/** Suggests guests with photos below a search field, while the user types there. */
export function GuestSuggestions({ term, onChoose, inline, children }: GuestSuggestionsProps) {
  const { t } = useLingui();
  const box = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const mayList = usePermission('listContacts');
  const { data } = useQuery({
    ...listContactsQuery({ search: term, show: SHOWN, sort: '-lastPhoto' }),
    enabled: mayList && open && term.length > 1,
  });
  const guests =
    open && term.length > 1 ? (data?.items.filter(({ photoCount }) => photoCount > 0) ?? []) : [];
  const input = () => box.current?.querySelector('input');
  const onKeyDown = (event: KeyboardEvent) => {
    if (guests.length === 0 || event.nativeEvent.isComposing) return;
    const stops = [input(), ...(box.current?.querySelectorAll('button') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLInputElement);
    if (event.key === 'Escape') {
      setOpen(false);
      input()?.focus();
    } else if (event.key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') stops[Math.max(at - 1, 0)]?.focus();
    else return;
    // Escape closes the list, but neither clears the search nor closes a popup around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && box.current?.contains(relatedTarget))) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it adds keys to the field and its list
    <span
      ref={box}
      className={styles.box}
      data-inline={inline}
      onInput={() => setOpen(true)}
      onBlur={onBlur}
      onKeyDownCapture={onKeyDown}
    >
      {children}
      <span role="status" className="visually-hidden">
        {guests.length > 0 && <Plural value={guests.length} one="# guest found" other="# guests found" />}
      </span>
      {guests.length > 0 && (
        <ul className={styles.guests} aria-label={t`Guests`}>
          {guests.map((guest) => (
            <li key={guest.id}>
              <button
                type="button"
                className={styles.guest}
                onClick={() => {
                  setOpen(false);
                  onChoose(guest.id);
                }}
              >
                <span className={styles.photo} aria-hidden>
                  {guest.lastPhotoThumbUrl === null ? (
                    <Avatar name={nameOf(guest)} />
                  ) : (
                    <img src={mediaUrl(guest.lastPhotoThumbUrl)} alt="" />
                  )}
                </span>
                <span>
                  <strong>{nameOf(guest)}</strong>
                  <small className="muted">
                    {fullName(guest) !== null &&
                      `${guest.emailAddress ?? formatPhone(guest.phoneNumber ?? '')} · `}
                    <Plural value={guest.photoCount} one="# photo" other="# photos" />
                  </small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </span>
  );
}
