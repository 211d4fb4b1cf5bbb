import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '~/ui/button';
import type { Block } from './blocks';
import styles from './blocks.module.css';

export type Look = 'text' | 'button' | 'photo' | 'pictures' | 'products';

export const lookLabels: Record<Look, MessageDescriptor> = {
  text: msg`Text`,
  button: msg`Button`,
  photo: msg`Photo button`,
  pictures: msg`Pictures`,
  products: msg`Products`,
};

export function lookOf(block: Block): Look {
  if (block.kind === 'text') return 'text';
  if (block.kind === 'button') return block.url === '{{photoLink}}' ? 'photo' : 'button';
  return block.mark === '{{pictures}}' ? 'pictures' : 'products';
}

interface AddBlockProps {
  /** What is there already; pictures and products are shown once. */
  without: readonly Look[];
  onAdd: (block: Block) => void;
}

export function AddBlock({ without, onAdd }: AddBlockProps) {
  const { t } = useLingui();
  const blocks: [Look, Block][] = [
    ['text', { kind: 'text', text: '' }],
    ['button', { kind: 'button', words: t`Book now`, url: '{{link}}' }],
    ['photo', { kind: 'button', words: t`See your photo`, url: '{{photoLink}}' }],
    ['pictures', { kind: 'mark', mark: '{{pictures}}' }],
    ['products', { kind: 'mark', mark: '{{products}}' }],
  ];
  return (
    <div className={styles.add} data-add>
      <span>
        <Trans>Add a block</Trans>
      </span>
      {blocks
        .filter(([look, { kind }]) => kind !== 'mark' || !without.includes(look))
        .map(([look, block]) => (
          <Button key={look} variant="secondary" size="s" onClick={() => onAdd(block)}>
            {t(lookLabels[look])}
          </Button>
        ))}
    </div>
  );
}
