import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allPages } from '~/api/all-pages';
import { listProducts } from '~/api/products';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import parts from '~/ui/overlay/dialog-parts.module.css';
import { Spinner } from '~/ui/spinner';
import styles from './bulk.module.css';

interface ProductDialogProps {
  count: number;
  onSave: (productIds: string[]) => void;
  onClose: () => void;
}

/** The contract's maximum for one photo. */
const MOST = 10;

export function AddProductsDialog({ count, onSave, onClose }: ProductDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(allPages('listProducts', listProducts, { active: true }));
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const found = (data?.items ?? []).filter(({ name }) =>
    name.toLowerCase().includes(term.trim().toLowerCase()),
  );
  return (
    <Dialog
      onClose={onClose}
      title={<Plural value={count} one="Add products to # photo" other="Add products to # photos" />}
    >
      <div className="stack-4">
        {!data && !error && <Spinner label={t`Loading products`} />}
        {error && !data && <p role="alert">{errorText(error)}</p>}
        {data?.items.length === 0 && (
          <p>
            <Trans>There are no products yet.</Trans>
          </p>
        )}
        {data && data.items.length > 8 && (
          <input
            type="search"
            className={styles.find}
            aria-label={t`Find a product`}
            placeholder={t`Find a product`}
            value={term}
            onChange={({ currentTarget }) => setTerm(currentTarget.value)}
          />
        )}
        <fieldset className={parts.choices}>
          <legend className="visually-hidden">
            <Trans>Products</Trans>
          </legend>
          {found.map(({ id, name }) => (
            <label className="check break" key={id}>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                disabled={!chosen.includes(id) && chosen.length >= MOST}
                onChange={({ currentTarget }) =>
                  setChosen(currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
        <div className={parts.answers}>
          <Button disabled={chosen.length === 0} onClick={() => onSave([...chosen])}>
            <Trans>Add products</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
