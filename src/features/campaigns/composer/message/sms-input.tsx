import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { InsertMenu, PlaceholderMarks, writeInto } from '~/entities/placeholders';
import placeholders from '~/entities/placeholders.module.css';
import { costOf, saysHowToOptOut } from '~/lib/sms';
import type { FieldInputProps, InputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import shared from '../model/composer.module.css';
import type { CampaignValues } from '../model/composer-context';
import { UsedPlaceholders, usePlaceholderTexts } from './placeholders';
import sms from './sms.module.css';
import { UnknownPlaceholder } from './text-footers';

type SmsInputProps = InputProps<string | null | undefined>;

/** The text of an SMS. */
export function SmsInput(props: SmsInputProps) {
  const { id, value, onChange, onBlur, readOnly, invalid, describedBy, required } = props;
  const texts = usePlaceholderTexts();
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (placeholder: string) => {
    const text = writeInto(field.current, placeholder);
    if (text !== null) onChange(text);
  };
  return (
    <div className="stack-2">
      <div className={placeholders.written}>
        <PlaceholderMarks texts={texts} text={value ?? ''} />
        <textarea
          ref={field}
          id={id}
          rows={5}
          value={value ?? ''}
          readOnly={readOnly}
          aria-invalid={invalid || undefined}
          aria-describedby={`${id}-cost ${describedBy ?? ''}`}
          aria-required={required || undefined}
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </div>
      {!readOnly && (
        <span>
          <InsertMenu texts={texts} onInsert={insert} />
        </span>
      )}
      <UsedPlaceholders text={value ?? ''} />
    </div>
  );
}

/** The cost of the text, and its opt-out notice. */
export function SmsCostFooter({
  id,
  value,
  onChange,
  readOnly,
  values,
}: FieldInputProps<string | null | undefined, CampaignValues>) {
  const { t, i18n } = useLingui();
  const text = value ?? '';
  const plain = withPlainCharacters(text);
  const lacksLink = Boolean(values.linkUrl) && !/\{\{(link|photoLink)\}\}/.test(text);
  const write = (written: string) => {
    onChange(written);
    document.getElementById(id)?.focus();
  };
  const { characters, segments, left } = costOf(text);
  const strangers = strangersIn(text);
  const list = new Intl.ListFormat(i18n.locale).format(strangers.map((one) => `“${one}”`));
  const [stranger] = strangers;
  return (
    <div className="stack-2">
      <UnknownPlaceholder value={text} />
      <div id={`${id}-cost`} className={sms.cost} data-many={segments > 1 || undefined}>
        <strong className="text weight-semibold">
          <Plural value={segments} one="# message" other="# messages" />
        </strong>{' '}
        <span>
          <Plural value={characters} one="# character" other="# characters" />
        </span>{' '}
        <span>
          <Plural
            value={left}
            one="# character left in this message"
            other="# characters left in this message"
          />
        </span>
        {segments > 1 && (
          <p>
            <Plural
              value={segments}
              one=""
              other="This text is longer than one message: each person costs #."
            />
          </p>
        )}
        {stranger !== undefined && (
          <p>
            {strangers.length > 1 ? (
              <Trans>These characters make messages shorter (70 instead of 160): {list}</Trans>
            ) : (
              <Trans>The character “{stranger}” makes messages shorter (70 instead of 160).</Trans>
            )}
          </p>
        )}
      </div>
      {lacksLink && (
        <p className={shared.warning}>
          <Trans>The link is not in the text, so no one can open it.</Trans>
        </p>
      )}
      {!readOnly && (
        <span className="flex-2 wrap">
          {plain !== text && costOf(plain).stranger === undefined && (
            <Repair onClick={() => write(plain)}>
              <Trans>Use plain characters</Trans>
            </Repair>
          )}
          {lacksLink && (
            <Repair onClick={() => write(`${text.trimEnd()} {{link}}`.trimStart())}>
              <Trans>Insert the link</Trans>
            </Repair>
          )}
          {!saysHowToOptOut(text) && (
            <Repair onClick={() => write(`${text.trimEnd()} ${t`Reply STOP to opt out.`}`.trimStart())}>
              <Trans>Add an opt-out line</Trans>
            </Repair>
          )}
        </span>
      )}
    </div>
  );
}

const Repair = (props: { onClick: () => void; children: ReactNode }) => (
  <Button variant="secondary" size="s" {...props} />
);

const PLAIN: [RegExp, string][] = [
  [/[“”„«»]/g, '"'],
  [/[‘’‚]/g, "'"],
  [/[–—]/g, '-'],
  [/…/g, '...'],
];

/** The first characters that are not in the alphabet of SMS. */
function strangersIn(text: string, most = 4): string[] {
  const { stranger } = costOf(text);
  if (stranger === undefined || most === 0) return [];
  return [stranger, ...strangersIn(text.replaceAll(stranger, ''), most - 1)];
}

/** With the quotes, dashes and ellipses of a keyboard, which the alphabet of SMS contains. */
const withPlainCharacters = (text: string): string =>
  PLAIN.reduce((so, [pattern, plain]) => so.replace(pattern, plain), text);
