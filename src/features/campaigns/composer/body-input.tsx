import { useLingui } from '@lingui/react/macro';
import { IconBold, IconHeading, IconLink, IconList } from '@tabler/icons-react';
import { useRef } from 'react';
import type { InputProps } from '~/components/form/field';
import { Icon } from '~/ui/icon';
import { Placeholders, writeInto } from './placeholders';
import styles from './what.module.css';

/** The words of an e-mail, in Markdown: its few signs are put in by buttons, and what they make is seen beside it. */
export function BodyInput(props: InputProps) {
  const { id, draft, onDraft, onLeave, readOnly, invalid, describedBy, required } = props;
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const write = (before: string, after?: string) => {
    const text = writeInto(field.current, before, after);
    if (text !== null) onDraft(text);
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
      <textarea
        ref={field}
        id={id}
        rows={9}
        value={String(draft ?? '')}
        readOnly={readOnly}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        aria-required={required || undefined}
        onBlur={onLeave}
        onChange={({ currentTarget }) => onDraft(currentTarget.value)}
      />
      {!readOnly && <Placeholders onInsert={write} />}
    </div>
  );
}
