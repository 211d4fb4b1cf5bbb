import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { createContext, Fragment, use, useEffect, useRef } from 'react';
import { CreateContactBody } from '~/api/contacts';
import { formatPhone } from '~/lib/format';
import type { InputProps } from '~/patterns/form/field';
import formStyles from '~/patterns/form/inputs/inputs.module.css';
import { accepts } from '~/patterns/form/rules';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconPlus, IconStar, IconX } from '~/ui/icons';
import { readPhoneNumber } from '../model/address';
import { AddressHolder } from './address-holder';
import styles from './inputs.module.css';

const { emailAddress, phoneNumber } = CreateContactBody.shape;

/** The two channels. */
export const ADDRESS_KINDS = {
  emails: {
    type: 'email',
    one: msg`Email address`,
    rule: emailAddress,
    read: (typed: string) => typed.trim(),
    say: (value: string) => value,
  },
  phoneNumbers: {
    type: 'tel',
    one: msg`Phone number`,
    rule: phoneNumber,
    read: readPhoneNumber,
    say: formatPhone,
  },
} as const;

/** Whether the form adds a contact, whose addresses no other one may have. */
export const NewContactContext = createContext(false);

/** The contract's maximum. */
const MOST = 20;

const rowsOf = (value: readonly string[]) => (value.length > 0 ? value : ['']);

/** All addresses or all numbers of a contact. Campaigns go to the first one. */
export function AddressesInput({
  way,
  ...props
}: InputProps<string[]> & { way: keyof typeof ADDRESS_KINDS }) {
  const { id, value: given, onChange, onBlur, readOnly, invalid, error, describedBy } = props;
  const { t } = useLingui();
  const isNew = use(NewContactContext);
  const box = useRef<HTMLDivElement>(null);
  const { type, one, rule, read } = ADDRESS_KINDS[way];
  const values = rowsOf(given);
  const rows = useRef(values.length);
  // The added row gets the focus.
  useEffect(() => {
    if (values.length > rows.current && values.at(-1) === '')
      [...(box.current?.querySelectorAll('input') ?? [])].at(-1)?.focus();
    rows.current = values.length;
  }, [values]);
  const isWrong = (typed: string) => typed.trim() !== '' && !accepts(rule, read(typed));
  // A valid address can belong to another contact; then the error is of the whole field.
  const firstWrong = values.findIndex(isWrong);
  const anyWrong = firstWrong >= 0;
  const errorAt = anyWrong ? firstWrong : values.length - 1;
  const remove = (at: number) => {
    onChange(values.filter((_, other) => other !== at));
    // The pressed button disappears with its row.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box} className={styles.addresses}>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rows may hold the same text while it is being typed
        <Fragment key={at}>
          <span className={styles.address}>
            <input
              id={at === 0 ? id : undefined}
              className={formStyles.input}
              type={type}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-label={`${t(one)} ${at + 1}`}
              aria-invalid={(invalid && (anyWrong ? isWrong(value) : value !== '' || at === 0)) || undefined}
              aria-describedby={describedBy}
              value={value}
              readOnly={readOnly}
              onBlur={onBlur}
              onChange={({ currentTarget }) => onChange(values.with(at, currentTarget.value))}
            />
            {values.length > 1 && at === 0 && (
              <span className={styles.main}>
                <Badge>
                  <Trans>Main</Trans>
                </Badge>
              </span>
            )}
            {!readOnly && at > 0 && value.trim() !== '' && (
              <Icon
                size="s"
                tone="muted"
                label={t`Make ${value} the main one`}
                onClick={() => onChange([value, ...values.filter((_, other) => other !== at)])}
              >
                <IconStar />
              </Icon>
            )}
            {!readOnly && (values.length > 1 || value !== '') && (
              <Icon size="s" tone="muted" label={t`Remove ${value}`} onClick={() => remove(at)}>
                <IconX />
              </Icon>
            )}
          </span>
          {isNew && (
            <span role="status" className={styles.holder}>
              <AddressHolder way={way} typed={value} linkOnly={error !== undefined && at === errorAt} />
            </span>
          )}
          {error !== undefined && at === errorAt && (
            <span id={`${id}-error`} className="fault" role="alert">
              {error}
            </span>
          )}
        </Fragment>
      ))}
    </div>
  );
}

/** Adds a row, once the last one is filled in. */
export function AddAddress({ value, onChange, readOnly }: InputProps<string[]>) {
  const values = rowsOf(value);
  if (readOnly || values.length >= MOST || values.at(-1) === '') return null;
  return (
    <span>
      <Button
        variant="subtle"
        size="s"
        icon={<IconPlus size={16} />}
        onClick={() => onChange([...values, ''])}
      >
        <Trans>Add another</Trans>
      </Button>
    </span>
  );
}
