import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FieldInputProps } from '~/patterns/form/field';
import { IconTypography } from '~/ui/icons';
import type { CampaignValues } from '../model/composer-context';
import { AddBlock, lookLabels } from './add-block';
import { BlockEditor } from './block-editor';
import { type Block, blocksOf } from './blocks';
import styles from './blocks.module.css';
import { TextBlock } from './text-block';

const hasBlocks = (text: string) => blocksOf(text).some(({ kind }) => kind !== 'text');

/** An email as text and further blocks. Its value is Markdown: see `blocks.ts`. */
export function BodyInput(props: FieldInputProps<string | null | undefined, CampaignValues>) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const { t } = useLingui();
  const text = value ?? '';
  /** A text block stays a text block, even if its text looks like another kind. */
  const [written, setWritten] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [first, setFirst] = useState<Block>();
  if (!isOpen && text !== written && hasBlocks(text)) setOpen(true);
  const plain = (
    <div className="stack-3">
      <div className={styles.block}>
        <div className="row-2 hint min-control weight-medium" aria-hidden>
          <IconTypography size={16} />
          {t(lookLabels.text)}
        </div>
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
      </div>
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
  return <BlockEditor {...props} first={first} />;
}
