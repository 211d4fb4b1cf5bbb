import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { Dialog } from '~/ui/overlay/dialog';
import { keyLabel } from './key-label';
import styles from './shortcut-sheet.module.css';
import { currentShortcuts, type ShortcutGroup } from './shortcuts';

/** The active shortcuts of the page. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  // The shortcuts at the time of opening.
  const [groups] = useState(() => merge(currentShortcuts()));
  return (
    <Dialog title={t`Keyboard shortcuts`} onClose={onClose}>
      <div className={styles.sheet}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title.id}>
            <h3>{t(title)}</h3>
            <dl>
              {shortcuts.map(({ label, keys }) => (
                <div className="row-3 between min-control" key={label.id}>
                  <dt>{t(label)}</dt>
                  <dd>
                    {keys.filter(isListed).map((key) => (
                      <kbd key={key}>{keyLabel(key, t)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Beside a small letter, its capital is for Caps Lock. */
const isListed = (key: string, _: number, keys: readonly string[]) =>
  !keys.some((other) => other !== key && other === key.replace(/[A-Z]$/, (letter) => letter.toLowerCase()));

/** Merges groups of the same title, because a page may have several forms. */
function merge(groups: readonly ShortcutGroup[]): ShortcutGroup[] {
  const merged = new Map<string, ShortcutGroup>();
  for (const { title, shortcuts } of groups) {
    const known = merged.get(title.id)?.shortcuts ?? [];
    const others = shortcuts.filter(({ label }) => known.every((one) => one.label.id !== label.id));
    if (known.length + others.length > 0) merged.set(title.id, { title, shortcuts: [...known, ...others] });
  }
  return [...merged.values()];
}
