import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useProductChoices } from '~/entities/pickers/product-choices';
import type { Mark } from '~/lib/message-text';
import type { FieldInputProps } from '~/patterns/form/field';
import { IdsInput } from '~/patterns/form/inputs/ids-input';
import { PictureInput } from '~/patterns/form/inputs/picture-input';
import { Icon } from '~/ui/icon';
import {
  IconArrowDown,
  IconArrowUp,
  IconHandClick,
  IconLibraryPhoto,
  IconPhoto,
  IconPhotoHeart,
  IconTag,
  IconTrash,
  IconTypography,
  IconUserSquare,
} from '~/ui/icons';
import { PicturesInput } from '../message/pictures-input';
import type { CampaignValues } from '../model/composer-context';
import { AddBlock, type Look, lookLabels, lookOf } from './add-block';
import { type Block, blocksOf, textOf } from './blocks';
import styles from './blocks.module.css';
import { ButtonBlock } from './button-block';
import { TextBlock } from './text-block';

interface KeyedBlock {
  key: number;
  block: Block;
}

let keys = 0;
const keyed = (block: Block): KeyedBlock => ({ key: ++keys, block });

const parsed = (text: string) => ({ text, items: blocksOf(text).map(keyed) });

interface BlockEditorProps extends FieldInputProps<string | null | undefined, CampaignValues> {
  /** A block to add after the existing ones. */
  first: Block | undefined;
}

/** A list of blocks that can be added, moved and deleted. */
export function BlockEditor(props: BlockEditorProps) {
  const { first, id, value, onChange, onBlur, readOnly, invalid, describedBy, required, values, edit } =
    props;
  const { t } = useLingui();
  const text = value ?? '';
  const [state, setState] = useState(() => parsed(text));
  // Blocks keep their state while edited, and are parsed again when the value changes elsewhere.
  const { items } = state.text === text ? state : parsed(text);
  if (state.text !== text) setState({ text, items });
  const editor = useRef<HTMLDivElement>(null);
  /** The elements to focus after a change; the first existing one gets the focus. */
  const goal = useRef<readonly string[]>([]);
  useEffect(() => {
    const [found] = goal.current.flatMap((one) => editor.current?.querySelector<HTMLElement>(one) ?? []);
    found?.focus();
    goal.current = [];
  });

  const change = (next: KeyedBlock[]) => {
    const joined = textOf(next.map(({ block }) => block));
    const written = joined.trim() === '' ? '' : joined;
    setState({ text: written, items: next });
    onChange(written);
  };
  const replace = (at: number, block: Block) =>
    change(items.map((item, i) => (i === at ? { ...item, block } : item)));
  const add = (block: Block) => {
    const item = keyed(block);
    const place = `[data-block="${item.key}"]`;
    goal.current = [
      `${place} :is(textarea, input)`,
      `${place} [data-block-value] button:not([tabindex="-1"])`,
      `${place} [data-delete] button`,
    ];
    change([...items, item]);
  };
  const begin = useEffectEvent(() => first && add(first));
  useEffect(() => begin(), []);
  const move = (at: number, by: 1 | -1) => {
    const [item, other] = [items[at], items[at + by]];
    if (!item || !other) return;
    const isAtEnd = at + by === 0 || at + by === items.length - 1;
    goal.current = [`[data-block="${item.key}"] [data-move="${isAtEnd ? -by : by}"] button`];
    change(items.with(at, other).with(at + by, item));
  };
  const remove = (at: number) => {
    const next = items[at + 1] ?? items[at - 1];
    goal.current = [next ? `[data-block="${next.key}"] [data-delete] button` : '[data-add] button'];
    const left = items.filter((_, i) => i !== at);
    const path = fieldOf(items[at]?.block);
    // Otherwise they would be shown elsewhere.
    if (path && left.every(({ block }) => fieldOf(block) !== path)) edit(path, []);
    change(left);
  };
  const firstText = items.find(({ block }) => block.kind === 'text')?.key;
  return (
    <div ref={editor} className="stack-3" id={firstText === undefined ? id : undefined}>
      <ol className="stack-3">
        {items.map(({ key, block }, at) => {
          const look = lookOf(block);
          const name = t(lookLabels[look]);
          const common = { ...OWN_STATE, label: name, onBlur, readOnly };
          return (
            <li key={key} data-block={key}>
              <fieldset className={styles.block}>
                <legend className="visually-hidden">{name}</legend>
                <div className="row-2 hint min-control weight-medium">
                  {icons[look]}
                  <span aria-hidden>{name}</span>
                  {!readOnly && (
                    <span className={styles.tools}>
                      <span data-move="-1">
                        <Icon size="s" label={t`Move up`} disabled={at === 0} onClick={() => move(at, -1)}>
                          <IconArrowUp />
                        </Icon>
                      </span>
                      <span data-move="1">
                        <Icon
                          size="s"
                          label={t`Move down`}
                          disabled={at === items.length - 1}
                          onClick={() => move(at, 1)}
                        >
                          <IconArrowDown />
                        </Icon>
                      </span>
                      <span data-delete>
                        <Icon size="s" label={t`Delete`} onClick={() => remove(at)}>
                          <IconTrash />
                        </Icon>
                      </span>
                    </span>
                  )}
                </div>
                {block.kind === 'text' ? (
                  <TextBlock
                    id={key === firstText ? id : undefined}
                    aria-label={key === firstText ? undefined : name}
                    value={block.text}
                    readOnly={readOnly}
                    {...(key === firstText && {
                      'aria-invalid': invalid || undefined,
                      'aria-describedby': describedBy,
                      'aria-required': required || undefined,
                    })}
                    onBlur={onBlur}
                    onChange={(written) => replace(at, { kind: 'text', text: written })}
                  />
                ) : block.kind === 'button' ? (
                  <ButtonBlock
                    block={block}
                    readOnly={readOnly}
                    onBlur={onBlur}
                    onChange={(button) => replace(at, button)}
                    linkUrl={values.linkUrl}
                    onLink={(linkUrl) => edit('linkUrl', linkUrl)}
                  />
                ) : block.kind === 'picture' ? (
                  <div data-block-value>
                    <PictureInput
                      {...common}
                      id={`${id}-${key}`}
                      value={block.assetId}
                      onChange={(assetId) =>
                        assetId === '' ? remove(at) : replace(at, { kind: 'picture', assetId })
                      }
                    />
                  </div>
                ) : block.mark === '{{pictures}}' ? (
                  <div data-path="mediaIds" data-block-value>
                    <PicturesInput
                      {...common}
                      id={`${id}-${key}`}
                      value={values.mediaIds}
                      onChange={(mediaIds) => edit('mediaIds', mediaIds)}
                    />
                  </div>
                ) : block.mark === '{{products}}' ? (
                  <div data-path="productIds" data-block-value>
                    <IdsInput
                      {...common}
                      id={`${id}-${key}`}
                      value={[...(values.productIds ?? [])]}
                      onChange={(productIds) => edit('productIds', productIds)}
                      useChoices={useProductChoices}
                      none={msg`No products`}
                    />
                  </div>
                ) : (
                  <p className={styles.mark}>
                    <Trans>
                      Everyone gets their own newest photo here, with a link to its page. For people without a
                      photo, this block is left out.
                    </Trans>
                  </p>
                )}
              </fieldset>
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <AddBlock without={items.map(({ block }) => lookOf(block))} onAdd={(block) => add(block)} />
      )}
    </div>
  );
}

/** The hint, the error and the limits of the body do not apply to the fields within its blocks. */
const OWN_STATE = { describedBy: undefined, invalid: false, required: false, maxLength: undefined };

/** The field that a block contains. */
const fieldOf = (block: Block | undefined) => (block?.kind === 'mark' ? FIELDS[block.mark] : undefined);

const FIELDS: Record<Mark, 'mediaIds' | 'productIds' | undefined> = {
  '{{photo}}': undefined,
  '{{pictures}}': 'mediaIds',
  '{{products}}': 'productIds',
};

const icons: Record<Look, ReactNode> = {
  text: <IconTypography size={16} aria-hidden />,
  picture: <IconPhoto size={16} aria-hidden />,
  button: <IconHandClick size={16} aria-hidden />,
  photo: <IconUserSquare size={16} aria-hidden />,
  photoButton: <IconPhotoHeart size={16} aria-hidden />,
  pictures: <IconLibraryPhoto size={16} aria-hidden />,
  products: <IconTag size={16} aria-hidden />,
};
