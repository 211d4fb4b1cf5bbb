import { Trans, useLingui } from '@lingui/react/macro';
import type { CaptureField, SessionUpdate } from '~/api/sessions';
import type { ListInputProps } from '~/patterns/form/field';
import inputs from '~/patterns/form/inputs/inputs.module.css';
import { newItem, replaceItem } from '~/patterns/form/keyed-items';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '~/ui/icons';
import { CHANNELS, offeredChannels } from '../model/channels';
import { useReorder } from '../model/use-reorder';
import styles from './general.module.css';
import { canAskOwn, DETAILS, detailOf, ownQuestion } from './questions';

/** The booth's questions to guests, in order. */
export function CaptureInput(props: ListInputProps<CaptureField, Partial<SessionUpdate>>) {
  const { value, values, onChange, onBlur, readOnly, itemError } = props;
  const { t, i18n } = useLingui();
  const reorder = useReorder({ items: value, onChange, nameOf: ({ label }) => label, readOnly });
  const asked = value.map((item) => item.value);
  const { offered, leftOut } = offeredChannels({ ...values, capture: asked });
  const ways = new Intl.ListFormat(i18n.locale).format(
    CHANNELS.flatMap(({ value: channel, label }) => (offered.includes(channel) ? [t(label)] : [])),
  );
  const missing = DETAILS.filter(({ key }) => asked.every((question) => question.key !== key));
  return (
    <div className={styles.capture}>
      <p className="visually-hidden" role="status">
        {reorder.announcement}
      </p>
      <p className="note" role="status">
        {value.length === 0 && <Trans>The booth asks nothing.</Trans>}{' '}
        {offered.length > 0 ? (
          <Trans>Ways that guests get their photo: {ways}.</Trans>
        ) : (
          <Trans>Guests have no way to get their photo.</Trans>
        )}{' '}
        {leftOut.includes('email') && (
          <Trans>Email is left out until the booth asks for an email address.</Trans>
        )}{' '}
        {leftOut.includes('sms') && (
          <Trans>Text message (SMS) is left out until the booth asks for a mobile number.</Trans>
        )}
      </p>
      <ol className={styles.questions}>
        {value.map(({ key, value: question }, index) => {
          const detail = detailOf(question.key);
          const name = detail ? t(detail.name) : t`Your own question`;
          const error = itemError(key, 'label') ?? itemError(key, 'key') ?? itemError(key, 'kind');
          const change = (change: Partial<CaptureField>) =>
            onChange(replaceItem(value, key, { ...question, ...change }));
          return (
            <li key={key} {...reorder.itemProps(key, index)}>
              <span className={styles.question}>
                <small>{name}</small>
                <input
                  className={inputs.input}
                  aria-label={t`What guests read: ${name}`}
                  aria-invalid={error !== undefined || undefined}
                  value={question.label}
                  maxLength={60}
                  readOnly={readOnly}
                  autoComplete="off"
                  onBlur={onBlur}
                  onChange={({ currentTarget }) => change({ label: currentTarget.value })}
                />
                <span className="fault" role="alert">
                  {error}
                </span>
              </span>
              <label className={styles.required}>
                <input
                  type="checkbox"
                  aria-label={t`Required: ${question.label}`}
                  checked={question.required}
                  disabled={readOnly}
                  onBlur={onBlur}
                  onChange={({ currentTarget }) => change({ required: currentTarget.checked })}
                />
                <Trans>Required</Trans>
              </label>
              {!readOnly && (
                <span className={styles.moves}>
                  <Icon
                    size="s"
                    label={t`Move ${question.label} up`}
                    disabled={index === 0}
                    onClick={() => reorder.moveBy(key, -1)}
                  >
                    <IconArrowUp />
                  </Icon>
                  <Icon
                    size="s"
                    label={t`Move ${question.label} down`}
                    disabled={index === value.length - 1}
                    onClick={() => reorder.moveBy(key, 1)}
                  >
                    <IconArrowDown />
                  </Icon>
                  <Icon
                    size="s"
                    label={t`Remove ${question.label}`}
                    onClick={({ currentTarget }) => {
                      const row = currentTarget.closest('li');
                      // The pressed button disappears with its row.
                      (row?.nextElementSibling ?? row?.previousElementSibling)
                        ?.querySelector('input')
                        ?.focus();
                      onChange(value.filter((item) => item.key !== key));
                      reorder.announce(t`${question.label} was removed.`);
                    }}
                  >
                    <IconX />
                  </Icon>
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <span className="flex-2 wrap">
          {missing.map(({ key, kind, name, label }) => (
            <Button
              key={key}
              variant="secondary"
              size="s"
              icon={<IconPlus size={16} />}
              onClick={() => onChange([...value, newItem({ key, kind, label: t(label), required: false })])}
            >
              {t(name)}
            </Button>
          ))}
          {canAskOwn(asked) && (
            <Button
              variant="secondary"
              size="s"
              icon={<IconPlus size={16} />}
              onClick={() => onChange([...value, newItem(ownQuestion(asked, t`Your question`))])}
            >
              <Trans>Your own question</Trans>
            </Button>
          )}
        </span>
      )}
    </div>
  );
}
