import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { createViewBodyNameMax, listViewsQuery, useCreateView, useDeleteView, type View } from '~/api/views';
import { WhoMay } from '~/parts/feedback/refusal';
import { errorText } from '~/session/error-text';
import { usePermission } from '~/session/permissions';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconTrash } from '~/ui/icons';
import { Spinner } from '~/ui/spinner';
import type { ListSearch } from './list';
import { isSameSearch, toSavedSearch } from './saved-search';
import styles from './saved-views.module.css';

interface SavedViewsProps {
  list: string;
  /** The current search params. */
  search: ListSearch;
  onClose: () => void;
}

/** Searches, filters and orders that the user saved under a name. */
export function SavedViews({ list, search, onClose }: SavedViewsProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error } = useQuery(listViewsQuery({ list, show: 200 }));
  const create = useCreateView();
  const remove = useDeleteView();
  const [name, setName] = useState('');
  const mayChange = usePermission('createView');
  const field = useRef<HTMLInputElement>(null);
  const kept = toSavedSearch(search);

  const open = (view: View) => {
    // The route validates it like a URL and drops parameters that this version does not know.
    void navigate({ to: '.', search: () => view.search });
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const said = name.trim();
    if (said === '' || create.isPending) return;
    create.mutate({ data: { list, name: said, search: kept } }, { onSuccess: onClose });
  };
  return (
    <div className={styles.views}>
      {!data && !error && <Spinner label={t`Loading`} size="s" />}
      {error && !data && <p role="alert">{errorText(error)}</p>}
      {data?.items.length === 0 && (
        <p className="hint">
          <Trans>Search, filter or sort the list, then save it here.</Trans>
        </p>
      )}
      <ul hidden={!data?.items.length}>
        {data?.items.map((view) => (
          <li key={view.id} className="row-1">
            <button
              type="button"
              className={styles.open}
              aria-current={isSameSearch(view.search, kept) ? 'true' : undefined}
              onClick={() => open(view)}
            >
              {view.name}
            </button>
            {mayChange && (
              <Icon
                size="s"
                label={t`Delete the view ${view.name}`}
                onClick={() => remove.mutate({ id: view.id }, { onSuccess: () => field.current?.focus() })}
              >
                <IconTrash />
              </Icon>
            )}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <form className="stack-2 justify-start" onSubmit={save} noValidate>
          <label className={styles.name}>
            <Trans>Name of this view</Trans>
            <input
              ref={field}
              value={name}
              maxLength={createViewBodyNameMax}
              autoComplete="off"
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
          </label>
          <p className="fault hide-empty" role="alert">
            {create.error && errorText(create.error)}
          </p>
          <Button type="submit" size="s" variant="secondary" busy={create.isPending}>
            <Trans>Save view</Trans>
          </Button>
        </form>
      ) : (
        <WhoMay needs="createView" />
      )}
    </div>
  );
}
