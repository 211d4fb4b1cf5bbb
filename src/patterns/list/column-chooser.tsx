import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import type { Column } from './list';
import { useListSettings } from './list-settings';
import styles from './toolbar.module.css';

/** Up to the contract's maximum. */
const SIZES = [24, 50, 100, 200];

const DENSITIES = [
  { value: 'compact', label: msg`Compact` },
  { value: 'comfortable', label: msg`Comfortable` },
] as const;

interface ColumnChooserProps {
  list: { name: string; columns: readonly Column<never>[] };
  /** The columns for which there is no room. */
  columnsWithoutRoom: readonly string[];
  show: number | undefined;
  onShow: (show: number | undefined) => void;
}

/** The columns, the page size and the shortcuts. */
export function ColumnChooser({ list, columnsWithoutRoom, show, onShow }: ColumnChooserProps) {
  const { t } = useLingui();
  const settings = useListSettings(list.name);
  const [, ...choosable] = list.columns;
  return (
    <>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Columns</Trans>
        </legend>
        {choosable
          .filter(({ action }) => !action)
          .map((column) => (
            <label key={column.id}>
              <input
                type="checkbox"
                checked={settings.isShown(column)}
                onChange={({ currentTarget }) => settings.show(column.id, currentTarget.checked)}
              />
              {t(column.label)}{' '}
              {columnsWithoutRoom.includes(column.id) && (
                <small className={styles.keys}>
                  <Trans>no room</Trans>
                </small>
              )}
            </label>
          ))}
        {columnsWithoutRoom.length > 0 && (
          <p className={styles.keys}>
            <Trans>Deselect a column to make room for the next one, or widen the window.</Trans>
          </p>
        )}
        <Button variant="subtle" size="s" onClick={settings.reset}>
          <Trans>Reset columns</Trans>
        </Button>
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Row height</Trans>
        </legend>
        {DENSITIES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="density"
              checked={settings.density === value}
              onChange={() => settings.setDensity(value)}
            />
            {t(label)}
          </label>
        ))}
      </fieldset>
      <label className={styles.choice}>
        <Trans>Rows on a page</Trans>
        <select
          value={show ?? ''}
          onChange={({ currentTarget }) => onShow(Number(currentTarget.value) || undefined)}
        >
          <option value="">{t`Default`}</option>
          {[...new Set([...SIZES, ...(show === undefined ? [] : [show])])].map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={styles.choices}>
        <legend>
          <Trans>Keyboard</Trans>
        </legend>
        <label>
          <input
            type="checkbox"
            checked={settings.keys}
            onChange={({ currentTarget }) => settings.setKeys(currentTarget.checked)}
          />
          <Trans>Single-key shortcuts</Trans>
        </label>
        <p className={styles.keys}>
          <Trans>
            Press <kbd>?</kbd> on any page to see its shortcuts.
          </Trans>
        </p>
      </fieldset>
    </>
  );
}
