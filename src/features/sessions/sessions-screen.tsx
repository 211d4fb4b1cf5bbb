import { lazy, Suspense, useState } from 'react';
import { useCreateOnArrival } from '~/components/links/use-create-on-arrival';
import { ListScreen } from '~/components/list/list-screen';
import { sessionList } from './session-list';

// The form is needed after a click, not for the first paint.
const NewSessionDialog = lazy(() =>
  import('./new-session-dialog').then(({ NewSessionDialog }) => ({ default: NewSessionDialog })),
);

export function SessionsScreen() {
  const [creating, setCreating] = useState(false);
  useCreateOnArrival(() => setCreating(true));
  return (
    <>
      <ListScreen list={sessionList} onCreate={() => setCreating(true)} />
      {creating && (
        <Suspense>
          <NewSessionDialog onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </>
  );
}
