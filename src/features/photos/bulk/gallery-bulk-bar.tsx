import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useState } from 'react';
import type { Photo } from '~/api/photos';
import { formatNumber } from '~/lib/format';
import { tagsOf } from '~/patterns/form/inputs/tag-changes';
import { SelectionBar } from '~/patterns/list/selection-bar';
import { Button } from '~/ui/button';
import {
  IconCheck,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconFolderSymlink,
  IconHeart,
  IconLink,
  IconLinkOff,
  IconSend,
  IconShoppingBag,
  IconTag,
  IconTrash,
} from '~/ui/icons';
import { MoveDialog } from '../model/move-dialog';
import { usePhotoRights } from '../model/photo-rights';
import type { PhotoSelection } from '../model/use-selection';
import { AddProductsDialog } from './product-dialog';
import { SendPhotosDialog } from './send-dialog';
import { TagPhotosDialog } from './tag-dialog';
import { useBulk } from './use-bulk';
import { useDownload } from './use-download';

interface BulkBarProps {
  selection: PhotoSelection;
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
  const [dialog, setDialog] = useState<'tags' | 'products' | 'send' | 'move' | null>(null);
  const ids = [...selection.ids];
  if (!selection.active && !bulk.progress) return null;
  const close = () => setDialog(null);
  const action = (
    Icon: ComponentType<{ size: number }>,
    label: string,
    onClick: () => void,
    more: object = {},
  ) => (
    <Button key={label} variant="secondary" size="s" icon={<Icon size={16} />} onClick={onClick} {...more}>
      {label}
    </Button>
  );
  const tooMany = ids.length > MOST_IN_FILE && {
    disabled: true,
    title: t`Choose up to ${formatNumber(MOST_IN_FILE, i18n.locale)} photos for one file.`,
  };
  const actions = [
    rights.mayReview && action(IconCheck, t`Approve`, () => void bulk.approve(ids)),
    rights.mayReview && action(IconTag, t`Tag`, () => setDialog('tags')),
    rights.maySend && action(IconSend, t`Send`, () => setDialog('send')),
    rights.mayDownload && action(IconDownload, t`Download`, () => void download(ids), tooMany || {}),
    rights.mayShow && action(IconEye, t`Show in gallery`, () => void bulk.show(ids, 'public')),
    rights.mayShow && action(IconEyeOff, t`Remove from gallery`, () => void bulk.show(ids, 'hidden')),
    rights.mayShow && action(IconLink, t`Turn links on`, () => void bulk.turnLinks(ids, 'on')),
    rights.mayShow && action(IconLinkOff, t`Turn links off`, () => void bulk.turnLinks(ids, 'off')),
    rights.mayReview &&
      action(
        IconHeart,
        t`Favorite`,
        () =>
          void bulk.change(
            ids,
            { favorite: true },
            (n) =>
              t`${plural(n, { one: '# photo added to favorites', other: '# photos added to favorites' })}`,
          ),
      ),
    rights.mayReview && action(IconShoppingBag, t`Add products`, () => setDialog('products')),
    rights.mayReview && action(IconFolderSymlink, t`Move to session`, () => setDialog('move')),
    rights.mayDelete && action(IconTrash, t`Delete`, () => void bulk.remove(ids), { 'data-danger': true }),
  ].filter((button) => button !== false);
  return (
    <SelectionBar
      label={t`Selected photos`}
      count={ids.length}
      total={total}
      prompt={<Trans>Select photos</Trans>}
      progress={bulk.progress}
      onSelectAll={selection.selectAll}
      onClear={selection.clear}
      actions={actions}
    >
      {dialog === 'tags' && (
        <TagPhotosDialog
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
        <AddProductsDialog
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
      {dialog === 'move' && (
        <MoveDialog
          title={<Plural value={ids.length} one="Move # photo" other="Move # photos" />}
          from={onlySession(ids.map((id) => selection.seen.get(id)))}
          onClose={close}
          onMove={(session) => {
            close();
            return bulk.move(ids, session);
          }}
        />
      )}
      {dialog === 'send' && <SendPhotosDialog ids={ids} onClose={close} />}
    </SelectionBar>
  );
}

/** The session of all these photos, if they are known and have the same. */
function onlySession(photos: readonly (Photo | undefined)[]): string | null {
  const [first, ...others] = new Set(photos.map((photo) => photo?.sessionId));
  return others.length === 0 ? (first ?? null) : null;
}
