import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadManager } from '~/features/managers/manager-queries';
import { ManagerScreen } from '~/features/managers/manager-screens';
import { LoadError } from '~/parts/feedback/load-error';
import { RecordPending } from '~/patterns/form/form-pending';

export const Route = createFileRoute('/_app/managers/$managerId')({
  loader: ({ context, params }) => loadManager(context.queryClient, params.managerId),
  staticData: { title: msg`Managers`, needs: 'getManager' },
  component: ManagerScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
