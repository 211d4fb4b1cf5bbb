import { useLingui } from '@lingui/react/macro';
import { IconBold, IconHeading, IconLink, IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import type { InputProps } from '~/components/form/field';
import { Icon } from '~/ui/icon';
import { Placeholders, writeInto } from './placeholders';
import styles from './what.module.css';

/** The text of an e-mail in Markdown, with buttons for its syntax. The preview beside it shows the result. */
export function BodyInput(props: InputProps<string | null | undefined>) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (before: string, after?: string) => {
    const text = writeInto(field.current, before, after);
    if (text !== null) onChange(text);
  };
  return (
    <div className={styles.editor}>
      {!readOnly && (
        <span className={styles.signs}>
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
        </span>
      )}
      {!readOnly && <Placeholders onInsert={write} />}
      <textarea
        ref={field}
        id={id}
        rows={9}
        value={value ?? ''}
        readOnly={readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        onBlur={onBlur}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
