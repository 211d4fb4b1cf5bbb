import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, useRef } from 'react';
import { InsertMenu, PlaceholderMarks, writeInto } from '~/entities/placeholders';
import placeholders from '~/entities/placeholders.module.css';
import { Icon } from '~/ui/icon';
import { IconBold, IconHeading, IconLink, IconList } from '~/ui/icons';
import { UsedPlaceholders, usePlaceholderTexts } from '../message/placeholders';

interface TextBlockProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> {
  value: string;
  onChange: (text: string) => void;
}

/** Markdown, with buttons for its syntax. The preview beside it shows the result. */
export function TextBlock({ value, onChange, ...field }: TextBlockProps) {
  const { t } = useLingui();
  const texts = usePlaceholderTexts();
  const input = useRef<HTMLTextAreaElement>(null);
  const write = (before: string, after?: string) => {
    const text = writeInto(input.current, before, after);
    if (text !== null) onChange(text);
  };
  return (
    <div className="stack-2">
      <div className={placeholders.written}>
        <PlaceholderMarks texts={texts} text={value} />
        <textarea
          {...field}
          ref={input}
          rows={4}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {!field.readOnly && (
        <span className="row-1">
          <Icon size="s" label={t`Bold`} onClick={() => write('**', '**')}>
            <IconBold />
          </Icon>
          <Icon size="s" label={t`Heading`} onClick={() => write('\n## ')}>
            <IconHeading />
          </Icon>
          <Icon size="s" label={t`List`} onClick={() => write('\n- ')}>
            <IconList />
          </Icon>
          <Icon size="s" label={t`Link in the text`} onClick={() => write('[', ']({{link}})')}>
            <IconLink />
          </Icon>
          <InsertMenu texts={texts} onInsert={write} />
        </span>
      )}
      <UsedPlaceholders text={value} />
    </div>
  );
}
