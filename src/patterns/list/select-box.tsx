import { useLingui } from '@lingui/react/macro';
import styles from './select-box.module.css';

interface SelectBoxProps {
  name: string;
  checked: boolean;
  /** @param range with the shift key: also selects what is between this one and the last */
  onSelect: (range: boolean) => void;
}

/** Selects a card of a grid. It is in the card's corner, and with a mouse hidden until the pointer is on the card. */
export function SelectBox({ name, checked, onSelect }: SelectBoxProps) {
  const { t } = useLingui();
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t`Select ${name}`}
      checked={checked}
      onChange={() => {}}
      onClick={({ shiftKey }) => onSelect(shiftKey)}
    />
  );
}
