import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { allProductsQuery } from '~/entities/pickers/product-choices';
import { errorText } from '~/session/error-text';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/overlay/dialog';
import { Spinner } from '~/ui/spinner';

interface ProductDialogProps {
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Chooses a product that has a picture. */
export function ProductDialog({ onChoose, onClose }: ProductDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery(allProductsQuery());
  const products = data?.items.filter(({ imageUrl }) => imageUrl !== null);
  return (
    <Dialog title={t`Choose a product`} onClose={onClose}>
      {error && <p role="alert">{errorText(error)}</p>}
      {!data && !error && <Spinner label={t`Loading products`} />}
      {products?.length === 0 && (
        <p>
          <Trans>No product has a picture yet.</Trans>
        </p>
      )}
      <ul className="stack-2">
        {products?.map(({ id, name }) => (
          <li key={id}>
            <Button variant="secondary" fullWidth onClick={() => onChoose(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
