import { useState } from 'react';
import { onDemand } from '~/parts/feedback/on-demand';
import { ListScreen } from '~/patterns/list/list-screen';
import { sessionList } from './session-list';
import styles from './session-list.module.css';

// The form is needed after a click, not for the first paint.
const NewSessionDialog = onDemand(() => import('./new-session-dialog'), 'NewSessionDialog');

export function SessionsScreen() {
  const [creating, setCreating] = useState(false);
  return (
    <div className={styles.sessions}>
      <ListScreen list={sessionList} onCreate={() => setCreating(true)} />
      {creating && <NewSessionDialog onClose={() => setCreating(false)} />}
    </div>
  );
}
