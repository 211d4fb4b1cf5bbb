// biome-ignore-all lint/a11y/useSemanticElements: a combobox with a listbox, as the ARIA patterns describe it
// biome-ignore-all lint/a11y/useFocusableInteractive: the focus stays in the text field
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconSearch, IconX } from '~/ui/icons';
import { ModalFrame } from '~/ui/overlay/modal';
import { Spinner } from '~/ui/spinner';
import type { Item, ItemGroup } from './items';
import styles from './palette.module.css';
import type { Overlay } from './use-commands';
import { useItems } from './use-items';

interface PaletteProps {
  onClose: () => void;
  /** Opens another overlay once the palette is closed. */
  onOpen: (overlay: Overlay) => void;
}

/** Finds pages, actions and records. */
export function Palette({ onClose, onOpen }: PaletteProps) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const listId = useId();
  const { groups, isPending, failed, retry } = useItems(typed, onOpen);
  const items = groups.flatMap((group) => group.items);
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const optionId = ({ id }: Item) => `${listId} ${id}`.replaceAll(' ', '-');

  const run = (item: Item) => {
    onClose();
    item.run();
  };
  const activate = (index: number) => {
    const item = items.at(index % items.length);
    if (!item) return;
    setActiveId(item.id);
    const option = document.getElementById(optionId(item));
    // The first item scrolls its group title into view.
    if (item === items[0]) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and the arrows then belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const at = active ? items.indexOf(active) : -1;
    if (event.key === 'ArrowDown') activate(at + 1);
    else if (event.key === 'ArrowUp') activate(at - 1);
    else if (event.key === 'Enter') {
      if (active) run(active);
    } else return;
    event.preventDefault();
  };
  // Resets the selection when the text changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each text
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [typed]);

  const count = items.length;
  const isEmpty = count === 0 && !isPending && failed.length === 0;
  return (
    <ModalFrame className={styles.palette} aria-label={t`Search and commands`} onClose={onClose}>
      <div className={styles.field}>
        {isPending ? <Spinner label={null} size="s" delay={150} /> : <IconSearch size={20} aria-hidden />}
        <input
          ref={field}
          data-autofocus
          type="text"
          role="combobox"
          aria-label={t`Search and commands`}
          aria-expanded
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(active)}
          placeholder={t`Find pages, actions and records`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActiveId(null);
          }}
          onKeyDown={onKeyDown}
        />
        <Icon label={t`Close`} onClick={onClose}>
          <IconX />
        </Icon>
      </div>
      <div ref={list} id={listId} role="listbox" aria-label={t`Results`} className={styles.list}>
        {groups.map((group) => (
          <Group
            key={group.id}
            group={group}
            active={active}
            optionId={optionId}
            onPoint={setActiveId}
            onRun={run}
          />
        ))}
      </div>
      <div role="status">
        {isEmpty && (
          <p className={styles.empty}>
            <span>
              <Trans>Nothing found for “{typed.trim()}”.</Trans> <Trans>Try another word.</Trans>
            </span>
            <Button
              variant="secondary"
              size="s"
              onClick={() => {
                setTyped('');
                field.current?.focus();
              }}
            >
              <Trans>Show all actions and pages</Trans>
            </Button>
          </p>
        )}
        {failed.length > 0 && (
          <p className={styles.failed}>
            <span>
              <Trans>Could not be searched: {new Intl.ListFormat(i18n.locale).format(failed)}.</Trans>
            </span>
            <Button variant="secondary" size="s" onClick={retry}>
              <Trans>Try again</Trans>
            </Button>
          </p>
        )}
        <span className="visually-hidden">
          {isPending ? (
            <Trans>Searching</Trans>
          ) : (
            count > 0 && typed !== '' && <Plural value={count} one="# result" other="# results" />
          )}
        </span>
      </div>
    </ModalFrame>
  );
}

interface GroupProps {
  group: ItemGroup;
  active: Item | undefined;
  optionId: (item: Item) => string;
  onPoint: (id: string) => void;
  onRun: (item: Item) => void;
}

function Group({ group: { title, items }, active, optionId, onPoint, onRun }: GroupProps) {
  const titleId = useId();
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div id={titleId} className={styles.title} role="presentation">
        {title}
      </div>
      {items.map((item) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the text field
        <div
          key={item.id}
          id={optionId(item)}
          role="option"
          aria-selected={item === active}
          className={styles.option}
          // Not on enter, because a list that scrolls below the pointer must not change the
          // selection.
          onPointerMove={() => item !== active && onPoint(item.id)}
          // The focus stays in the text field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onRun(item)}
        >
          <item.icon size={18} stroke={1.75} aria-hidden />
          <span className={styles.name}>{item.name}</span>
          {item.detail && <span className={styles.detail}>{item.detail}</span>}
        </div>
      ))}
    </div>
  );
}
