import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LoadError } from '~/components/feedback/load-error';
import { RecordPending } from '~/components/form/form-pending';
import { loadManager } from '~/features/managers/manager-queries';
import { ManagerScreen } from '~/features/managers/manager-screens';

export const Route = createFileRoute('/_app/managers/$managerId')({
  loader: ({ context, params }) => loadManager(context.queryClient, params.managerId),
  staticData: { title: msg`Managers`, needs: 'getManager' },
  component: ManagerScreen,
  pendingComponent: RecordPending,
  errorComponent: LoadError,
});
