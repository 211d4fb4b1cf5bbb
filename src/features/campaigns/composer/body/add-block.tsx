import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PictureDialog } from '~/entities/pickers/picture-dialog';
import type { Mark } from '~/lib/message-text';
import { Button } from '~/ui/button';
import type { Block } from './blocks';
import styles from './blocks.module.css';

export type Look = 'text' | 'picture' | 'button' | 'photo' | 'photoButton' | 'pictures' | 'products';

export const lookLabels: Record<Look, MessageDescriptor> = {
  text: msg`Text`,
  picture: msg`Picture`,
  button: msg`Button`,
  photo: msg`Guest's photo`,
  photoButton: msg`Photo button`,
  pictures: msg`Picture gallery`,
  products: msg`Products`,
};

export function lookOf(block: Block): Look {
  if (block.kind === 'text' || block.kind === 'picture') return block.kind;
  if (block.kind === 'button') return block.url === '{{photoLink}}' ? 'photoButton' : 'button';
  return looksOfMarks[block.mark];
}

const looksOfMarks: Record<Mark, Look> = {
  '{{photo}}': 'photo',
  '{{pictures}}': 'pictures',
  '{{products}}': 'products',
};

interface AddBlockProps {
  /** The existing blocks; the guest's photo, pictures and products can be added once. */
  without: readonly Look[];
  onAdd: (block: Block) => void;
}

export function AddBlock({ without, onAdd }: AddBlockProps) {
  const { t } = useLingui();
  const [choosing, setChoosing] = useState(false);
  /** The picture is chosen first. */
  const blocks: [Look, Block | null][] = [
    ['text', { kind: 'text', text: '' }],
    ['picture', null],
    ['button', { kind: 'button', words: t`Book now`, url: '{{link}}' }],
    ['photo', { kind: 'mark', mark: '{{photo}}' }],
    ['photoButton', { kind: 'button', words: t`See your photo`, url: '{{photoLink}}' }],
    ['pictures', { kind: 'mark', mark: '{{pictures}}' }],
    ['products', { kind: 'mark', mark: '{{products}}' }],
  ];
  return (
    <div className={styles.add} data-add>
      <span>
        <Trans>Add a block</Trans>
      </span>
      {blocks
        .filter(([look, block]) => block?.kind !== 'mark' || !without.includes(look))
        .map(([look, block]) => (
          <Button
            key={look}
            variant="secondary"
            size="s"
            onClick={() => (block ? onAdd(block) : setChoosing(true))}
          >
            {t(lookLabels[look])}
          </Button>
        ))}
      {choosing && (
        <PictureDialog
          chosen=""
          onChoose={(assetId) => {
            setChoosing(false);
            onAdd({ kind: 'picture', assetId });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
