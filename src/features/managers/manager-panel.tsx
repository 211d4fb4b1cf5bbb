import type { Manager } from '~/api/managers';
import type { PanelProps } from '~/components/list/list';
import { useLocationChoices } from '~/components/pickers/location-choices';
import { InviteAgain } from './invite-again';
import styles from './managers.module.css';

/** One manager beside the list, with the names of the locations. */
export function ManagerPanel({ row, facts }: PanelProps<Manager>) {
  const { choices } = useLocationChoices(row.locationIds.length > 0);
  const names = choices.filter(({ value }) => row.locationIds.includes(value));
  return (
    <div className={styles.panel}>
      {facts}
      <ul className={styles.names}>
        {names.map(({ value, label }) => (
          <li key={value}>{label}</li>
        ))}
      </ul>
      <InviteAgain manager={row} />
    </div>
  );
}
