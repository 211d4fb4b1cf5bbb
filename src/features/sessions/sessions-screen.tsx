import { lazy, Suspense, useState } from 'react';
import { ListScreen } from '~/components/list/list-screen';
import { sessionList } from './session-list';
import styles from './session-list.module.css';

// The form is needed after a click, not for the first paint.
const NewSessionDialog = lazy(() =>
  import('./new-session-dialog').then(({ NewSessionDialog }) => ({ default: NewSessionDialog })),
);

export function SessionsScreen() {
  const [creating, setCreating] = useState(false);
  return (
    <div className={styles.sessions}>
      <ListScreen list={sessionList} onCreate={() => setCreating(true)} />
      {creating && (
        <Suspense>
          <NewSessionDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </div>
  );
}
