import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { isAddress } from '~/lib/message-text';
import { withScheme } from '~/lib/web-address';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import type { Block } from './blocks';
import { buttonUrl, buttonWords } from './blocks';
import styles from './blocks.module.css';

type Button = Extract<Block, { kind: 'button' }>;

interface ButtonBlockProps {
  block: Button;
  readOnly: boolean;
  onBlur: () => void;
  onChange: (block: Button) => void;
  /** The link of the campaign. */
  linkUrl: string | null | undefined;
  onLink: (linkUrl: string) => void;
}

const KNOWN = ['{{link}}', '{{photoLink}}'];

export function ButtonBlock({ block, readOnly, onBlur, onChange, linkUrl, onLink }: ButtonBlockProps) {
  const { t } = useLingui();
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const [isOther, setOther] = useState(!KNOWN.includes(block.url));
  return (
    <div className={styles.button}>
      <label htmlFor={`${id}-words`}>
        <Trans>Button text</Trans>
      </label>
      <input
        id={`${id}-words`}
        className={inputs.input}
        value={block.words.trim() === '' ? '' : block.words}
        readOnly={readOnly}
        autoComplete="off"
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange({ ...block, words: buttonWords(currentTarget.value) })}
      />
      <label htmlFor={`${id}-to`}>
        <Trans>Opens</Trans>
      </label>
      <select
        id={`${id}-to`}
        className={inputs.input}
        value={isOther ? '' : block.url}
        disabled={readOnly}
        onBlur={onBlur}
        onChange={({ currentTarget: { value } }) => {
          setOther(value === '');
          onChange({ ...block, url: buttonUrl(value) });
        }}
      >
        <option value="{{link}}">{t`The link of this campaign`}</option>
        <option value="{{photoLink}}">{t`The contact's photo`}</option>
        <option value="">{t`Another page`}</option>
      </select>
      {!isOther && block.url === '{{link}}' && (
        <span className={styles.address} data-path="linkUrl">
          <input
            type="url"
            className={inputs.input}
            aria-label={t`Link`}
            aria-invalid={(isLeft && !isAddress(linkUrl ?? '')) || undefined}
            aria-describedby={`${id}-missing`}
            placeholder="https://"
            value={linkUrl ?? ''}
            readOnly={readOnly}
            onBlur={({ currentTarget }) => {
              const complete = withScheme(currentTarget.value);
              setLeft(true);
              if (!readOnly && complete !== currentTarget.value) onLink(complete);
              onBlur();
            }}
            onChange={({ currentTarget }) => onLink(currentTarget.value)}
          />
          <small className="fault" id={`${id}-missing`}>
            {isLeft &&
              (!linkUrl ? (
                <Trans>Enter the page that the button opens.</Trans>
              ) : (
                !isAddress(linkUrl) && <Trans>Enter a full link that starts with https://.</Trans>
              ))}
          </small>
        </span>
      )}
      {isOther && (
        <input
          type="url"
          className={inputs.input}
          aria-label={t`Address of the page`}
          value={block.url}
          readOnly={readOnly}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange({ ...block, url: buttonUrl(currentTarget.value) })}
        />
      )}
    </div>
  );
}
