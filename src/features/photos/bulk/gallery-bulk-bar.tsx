import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  IconCheck,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconSend,
  IconShoppingBag,
  IconTags,
  IconTrash,
} from '@tabler/icons-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { FloatingBar } from '~/components/list/floating-bar';
import { tagsOf } from '~/components/tag-changes';
import { formatNumber } from '~/lib/format';
import { Button } from '~/ui/button';
import { usePhotoRights } from '../photo-rights';
import type { Selection } from '../use-selection';
import { useBulk } from './use-bulk';
import { useDownload } from './use-download';

const TagDialog = lazy(() => import('./tag-dialog').then((module) => ({ default: module.TagDialog })));
const ProductDialog = lazy(() =>
  import('./product-dialog').then((module) => ({ default: module.ProductDialog })),
);
const SendDialog = lazy(() => import('./send-dialog').then((module) => ({ default: module.SendDialog })));

interface BulkBarProps {
  selection: Selection;
  /** The number of photos on the wall. */
  total: number;
}

/** The contract's maximum for one file. */
const MOST_IN_FILE = 2000;

/** The actions for the selected photos. */
export function GalleryBulkBar({ selection, total }: BulkBarProps) {
  const { t, i18n } = useLingui();
  const rights = usePhotoRights();
  const bulk = useBulk(selection);
  const download = useDownload(bulk, selection);
  const [dialog, setDialog] = useState<'tags' | 'products' | 'send' | null>(null);
  const ids = [...selection.ids];
  if (ids.length === 0 && !bulk.underWay) return null;
  if (bulk.underWay) {
    const { label, done, total: all, cancel } = bulk.underWay;
    return (
      <FloatingBar label={t`Selected photos`}>
        <span role="status">{label}</span>
        <progress value={all > 0 ? done / all : undefined} aria-label={label} />
        <Button variant="secondary" size="s" onClick={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </FloatingBar>
    );
  }
  const close = () => setDialog(null);
  const action = (icon: ReactElement, label: string, onClick: () => void, more: object = {}) => (
    <Button variant="secondary" size="s" icon={icon} onClick={onClick} {...more}>
      {label}
    </Button>
  );
  const tooMany = ids.length > MOST_IN_FILE && {
    disabled: true,
    title: t`Choose up to ${formatNumber(MOST_IN_FILE, i18n.locale)} photos for one file.`,
  };
  return (
    <FloatingBar label={t`Selected photos`}>
      <strong role="status">
        <Plural value={ids.length} one="# selected" other="# selected" />
      </strong>
      {ids.length < total && (
        <Button variant="subtle" size="s" busy={selection.busy} onClick={selection.selectAll}>
          <Trans>Select all {formatNumber(total, i18n.locale)}</Trans>
        </Button>
      )}
      {rights.mayReview && action(<IconCheck size={16} />, t`Approve`, () => void bulk.approve(ids))}
      {rights.mayShow && action(<IconEyeOff size={16} />, t`Hide`, () => void bulk.show(ids, 'hidden'))}
      {rights.mayShow && action(<IconEye size={16} />, t`Show`, () => void bulk.show(ids, 'public'))}
      {rights.mayReview && action(<IconTags size={16} />, t`Tag`, () => setDialog('tags'))}
      {rights.mayReview &&
        action(<IconShoppingBag size={16} />, t`Add products`, () => setDialog('products'))}
      {rights.maySend && action(<IconSend size={16} />, t`Send`, () => setDialog('send'))}
      {rights.mayDownload &&
        action(<IconDownload size={16} />, t`Download`, () => void download(ids), tooMany || {})}
      {rights.mayDelete && action(<IconTrash size={16} />, t`Delete`, () => void bulk.remove(ids))}
      <Button variant="subtle" size="s" onClick={selection.clear}>
        <Trans>Clear selection</Trans>
      </Button>
      <Suspense>
        {dialog === 'tags' && (
          <TagDialog
            count={ids.length}
            present={tagsOf(ids.flatMap((id) => selection.seen.get(id) ?? []))}
            onClose={close}
            onSave={(changes) => {
              close();
              void bulk.change(
                ids,
                changes,
                (n) => t`${plural(n, { one: '# photo tagged', other: '# photos tagged' })}`,
              );
            }}
          />
        )}
        {dialog === 'products' && (
          <ProductDialog
            count={ids.length}
            onClose={close}
            onSave={(addProductIds) => {
              close();
              void bulk.change(
                ids,
                { addProductIds },
                (n) =>
                  t`${plural(n, { one: 'Products added to # photo', other: 'Products added to # photos' })}`,
              );
            }}
          />
        )}
        {dialog === 'send' && <SendDialog ids={ids} onClose={close} />}
      </Suspense>
    </FloatingBar>
  );
}
