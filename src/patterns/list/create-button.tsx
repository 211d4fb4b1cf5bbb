import { Trans, useLingui } from '@lingui/react/macro';
import { WhoMay } from '~/parts/feedback/refusal';
import { ButtonLink } from '~/parts/links/button-link';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { IconFileImport, IconPlus } from '~/ui/icons';
import type { List, ListSearch } from './list';

/** The button that creates a row, or who may create one. */
export function CreateButton<Row, S extends ListSearch>(props: {
  list: List<Row, S>;
  onCreate: (() => void) | undefined;
  variant: 'secondary' | undefined;
  orWho?: boolean;
  newName?: string | undefined;
}) {
  const { list, onCreate, variant, orWho, newName } = props;
  const { t } = useLingui();
  const { create } = list;
  // Hooks cannot be conditional, so a list without this requests an operation that is always
  // allowed.
  const may = usePermission(create?.needs ?? 'getOwnAccount');
  if (!create) return null;
  if (!may) return orWho ? <WhoMay needs={create.needs} /> : null;
  const icon = <IconPlus size={18} />;
  return create.to === undefined ? (
    <Button variant={variant} icon={icon} onClick={onCreate} data-create>
      {t(create.label)}
    </Button>
  ) : (
    <ButtonLink
      variant={variant}
      to={create.to}
      search={create.search}
      state={newName !== undefined && create.takesName ? { newName } : undefined}
      icon={icon}
      data-create
    >
      {newName !== undefined && create.takesName ? <Trans>Add “{newName}”</Trans> : t(create.label)}
    </ButtonLink>
  );
}

export function ImportButton<Row, S extends ListSearch>({ list: { importer } }: { list: List<Row, S> }) {
  const may = usePermission(importer?.needs ?? 'getOwnAccount');
  if (!importer || !may) return null;
  return (
    <ButtonLink to="." search={{ import: true }} variant="secondary" icon={<IconFileImport size={18} />}>
      <Trans>Import</Trans>
    </ButtonLink>
  );
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The unsuccessful search text, for the form that creates a record. */
    newName?: string;
  }
}
