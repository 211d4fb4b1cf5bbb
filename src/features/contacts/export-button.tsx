import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import { useAction } from '~/api/use-action';
import { toListQuery } from '~/patterns/list/list';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconDownload } from '~/ui/icons';
import { useExport } from './use-export';

/** Exports all matching contacts, not only this page. */
export function ExportButton() {
  const asked = toListQuery(useSearch({ from: '/_app/contacts/' }));
  // All others are filters of the list.
  const { page: _page, show: _show, sort: _sort, tab: _tab, ...filter } = asked;
  const may = usePermission('exportContacts');
  const { run, pending } = useAction(useExport());
  if (!may) return null;
  return (
    <Button
      variant="secondary"
      icon={<IconDownload size={18} />}
      busy={pending}
      // A failure shows as a notice.
      onClick={() => void run({ filter })}
    >
      <Trans>Export</Trans>
    </Button>
  );
}
