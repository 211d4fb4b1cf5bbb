import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { AudienceMembership, AudienceRule } from '~/api/campaigns';
import { useKnownTags, useTagCounts } from '~/entities/pickers/known-tags';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { formatNumber } from '~/lib/format';
import { TagsInput } from '~/patterns/form/inputs/tags-input';
import { Select } from '~/ui/field/select';
import { Icon } from '~/ui/icon';
import { IconX } from '~/ui/icons';
import shared from '../model/composer.module.css';
import styles from './audience.module.css';
import { isRuleField, ruleFields, ruleLabels, ruleOf } from './rules';

interface RuleProps<Rule extends AudienceRule = AudienceRule> {
  rule: Rule;
  readOnly: boolean;
  onBlur: () => void;
  onChange: (rule: AudienceRule) => void;
}

interface RuleRowProps extends RuleProps {
  number: number;
  onRemove: () => void;
}

export function RuleRow({ number, onRemove, ...props }: RuleRowProps) {
  const { rule, readOnly, onChange } = props;
  const { t } = useLingui();
  return (
    <li className={styles.rule}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a line everywhere */}
      <span role="group" aria-label={t`Rule ${number}`} className={shared.parts}>
        <select
          value={rule.field}
          disabled={readOnly}
          aria-label={t`What it is about`}
          onChange={({ currentTarget: { value } }) => isRuleField(value) && onChange(ruleOf(value))}
        >
          {ruleFields.map((field) => (
            <option key={field} value={field}>
              {t(ruleLabels[field])}
            </option>
          ))}
        </select>
        <RuleValue {...props} />
      </span>
      {!readOnly && (
        <Icon label={t`Remove rule ${number}`} onClick={onRemove}>
          <IconX />
        </Icon>
      )}
    </li>
  );
}

function RuleValue({ rule, ...more }: RuleProps) {
  switch (rule.field) {
    case 'tag':
      return <TagValue rule={rule} {...more} />;
    case 'source':
    case 'location':
      return <NamedValue rule={rule} {...more} />;
    case 'lastVisit':
    case 'lastPhoto':
      return <DaysValue rule={rule} {...more} />;
    case 'consent':
      return <ConsentValue rule={rule} {...more} />;
    case 'hasEmail':
    case 'hasPhone':
      return <KnownValue rule={rule} {...more} />;
  }
}

type Of<Field extends AudienceRule['field']> = Extract<AudienceRule, { field: Field }>;

interface MatchesProps {
  op: AudienceMembership;
  readOnly: boolean;
  onChange: (op: AudienceMembership) => void;
}

function Matches({ op, readOnly, onChange }: MatchesProps) {
  const { t } = useLingui();
  return (
    <select
      value={op}
      disabled={readOnly}
      aria-label={t`Matches`}
      onChange={({ currentTarget }) => onChange(currentTarget.value === 'isNot' ? 'isNot' : 'is')}
    >
      <option value="is">{t`is`}</option>
      <option value="isNot">{t`is not`}</option>
    </select>
  );
}

/** One or more tags; those that exist are suggested with their number of contacts. */
function TagValue({ rule, readOnly, onBlur, onChange }: RuleProps<Of<'tag'>>) {
  const { t, i18n } = useLingui();
  const tags = useTagCounts(true);
  const id = useId();
  const labelOf = (word: string) => {
    const contacts = tags.find(({ tag }) => tag === word)?.contacts ?? 0;
    return `${word} (${formatNumber(contacts, i18n.locale)})`;
  };
  return (
    <>
      <Matches op={rule.op} readOnly={readOnly} onChange={(op) => onChange({ ...rule, op })} />
      <span className={styles.tags}>
        <TagsInput
          id={id}
          label={t`Tag`}
          value={rule.values}
          readOnly={readOnly}
          required={false}
          maxLength={undefined}
          invalid={false}
          describedBy={undefined}
          useKnown={useKnownTags}
          labelOf={labelOf}
          onBlur={onBlur}
          onChange={(values) => onChange({ ...rule, values })}
        />
      </span>
    </>
  );
}

function NamedValue({ rule, readOnly, onBlur, onChange }: RuleProps<Of<'source' | 'location'>>) {
  const { t } = useLingui();
  const { choices } = useLocationChoices(rule.field === 'location');
  return (
    <>
      <Matches op={rule.op} readOnly={readOnly} onChange={(op) => onChange({ ...rule, op })} />
      {rule.field === 'location' ? (
        <Select
          value={rule.value}
          options={choices}
          readOnly={readOnly}
          aria-label={t`Location`}
          onBlur={onBlur}
          onChange={(value) => onChange({ ...rule, value })}
        />
      ) : (
        <input
          value={rule.value}
          readOnly={readOnly}
          aria-label={t`Source`}
          placeholder={t`for example booth`}
          autoComplete="off"
          autoCapitalize="none"
          onBlur={onBlur}
          onChange={({ currentTarget }) => onChange({ ...rule, value: currentTarget.value })}
        />
      )}
    </>
  );
}

function DaysValue({ rule, readOnly, onBlur, onChange }: RuleProps<Of<'lastVisit' | 'lastPhoto'>>) {
  const { t } = useLingui();
  return (
    <>
      <select
        value={rule.op}
        disabled={readOnly}
        aria-label={t`How long ago`}
        onChange={({ currentTarget }) =>
          onChange({ ...rule, op: currentTarget.value === 'within' ? 'within' : 'notWithin' })
        }
      >
        <option value="within">{t`in the last`}</option>
        <option value="notWithin">{t`not in the last`}</option>
      </select>
      <span className={`${shared.line} ${styles.days}`}>
        <input
          className={shared.days}
          inputMode="numeric"
          value={Number.isNaN(rule.days) ? '' : rule.days}
          readOnly={readOnly}
          aria-label={t`Days`}
          onBlur={onBlur}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...rule, days: /^\d+$/.test(value) ? Number(value) : Number.NaN })
          }
        />
        <span aria-hidden>{t`days`}</span>
      </span>
      {rule.field === 'lastVisit' && rule.op === 'notWithin' && (
        <select
          value={String(rule.includesUnknown ?? false)}
          disabled={readOnly}
          aria-label={t`People without a known visit`}
          onChange={({ currentTarget }) =>
            onChange({ ...rule, includesUnknown: currentTarget.value === 'true' })
          }
        >
          <option value="false">{t`without people whose last visit is unknown`}</option>
          <option value="true">{t`and people whose last visit is unknown`}</option>
        </select>
      )}
    </>
  );
}

const STATUSES = ['in', 'out', 'unknown'] as const;

function ConsentValue({ rule, readOnly, onChange }: RuleProps<Of<'consent'>>) {
  const { t } = useLingui();
  const words = { in: t`has agreed`, out: t`has declined`, unknown: t`was never asked` };
  return (
    <>
      <select
        value={rule.channel}
        disabled={readOnly}
        aria-label={t`Channel`}
        onChange={({ currentTarget }) =>
          onChange({ ...rule, channel: currentTarget.value === 'sms' ? 'sms' : 'email' })
        }
      >
        <option value="email">{t`to email`}</option>
        <option value="sms">{t`to SMS`}</option>
      </select>
      <select
        value={rule.status}
        disabled={readOnly}
        aria-label={t`Consent`}
        onChange={({ currentTarget: { value } }) => {
          const status = STATUSES.find((one) => one === value);
          if (status) onChange({ ...rule, status });
        }}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {words[status]}
          </option>
        ))}
      </select>
    </>
  );
}

function KnownValue({ rule, readOnly, onChange }: RuleProps<Of<'hasEmail' | 'hasPhone'>>) {
  const { t } = useLingui();
  return (
    <select
      value={String(rule.value)}
      disabled={readOnly}
      aria-label={t`Is known`}
      onChange={({ currentTarget }) => onChange({ ...rule, value: currentTarget.value === 'true' })}
    >
      <option value="true">{t`is known`}</option>
      <option value="false">{t`is not known`}</option>
    </select>
  );
}
