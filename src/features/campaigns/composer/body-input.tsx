import { lazy, Suspense, useState } from 'react';
import type { InputProps } from '~/components/form/field';
import { AddBlock } from './blocks/add-block';
import { type Block, blocksOf } from './blocks/blocks';
import styles from './blocks/blocks.module.css';
import { TextBlock } from './blocks/text-block';

// Needed from the second block on.
const BlockEditor = lazy(() =>
  import('./blocks/block-editor').then((module) => ({ default: module.BlockEditor })),
);

const hasBlocks = (text: string) => blocksOf(text).some(({ kind }) => kind !== 'text');

/** An email as text and further blocks. Its value is Markdown: see `blocks.ts`. */
export function BodyInput(props: InputProps<string | null | undefined>) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const text = value ?? '';
  /** A text block stays a text block, even if its text looks like another kind. */
  const [written, setWritten] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<Block>();
  if (!isOpen && text !== written && hasBlocks(text)) setOpen(true);
  const plain = (
    <div className={styles.blocks}>
      <TextBlock
        id={id}
        value={text}
        readOnly={readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        onBlur={onBlur}
        onChange={(next) => {
          setWritten(next);
          onChange(next);
        }}
      />
      {!readOnly && (
        <AddBlock
          without={['text']}
          onAdd={(block) => {
            setFirst(block);
            setOpen(true);
          }}
        />
      )}
    </div>
  );
  if (!isOpen) return plain;
  return (
    <Suspense fallback={plain}>
      <BlockEditor {...props} first={first} />
    </Suspense>
  );
}
