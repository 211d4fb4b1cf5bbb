import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { AudienceRule, CampaignAudience } from '~/api/campaigns';
import type { InputProps } from '~/patterns/form/field';
import { Button } from '~/ui/button';
import { IconPlus } from '~/ui/icons';
import shared from '../model/composer.module.css';
import { RuleRow } from './rule-row';
import { ruleOf } from './rules';

/** The contract's maximum. */
const MOST = 20;

const EVERYONE: CampaignAudience = { match: 'all', rules: [] };

/** The audience: a few rules, and whether contacts must match all or any. */
export function AudienceInput(props: InputProps<CampaignAudience | null | undefined>) {
  const { value, onChange, onBlur, readOnly, describedBy } = props;
  const { t } = useLingui();
  const { match, rules } = value ?? EVERYONE;
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLSpanElement>(null);
  /** The element to focus after the rules change. */
  const [next, setNext] = useState<number | 'add' | null>(null);
  useEffect(() => {
    if (next === null) return;
    const at = next === 'add' ? add.current : list.current?.children[next];
    at?.querySelector<HTMLElement>('select, button')?.focus();
    setNext(null);
  }, [next]);
  const put = (all: AudienceRule[]) => onChange({ match, rules: all });
  return (
    <div className="stack-3 justify-start">
      {rules.length > 1 ? (
        <label className={shared.match}>
          <Trans>Contacts that meet</Trans>
          <select
            value={match}
            disabled={readOnly}
            aria-label={t`Match`}
            onChange={({ currentTarget }) =>
              onChange({ match: currentTarget.value === 'any' ? 'any' : 'all', rules })
            }
          >
            <option value="all">{t`all of these rules`}</option>
            <option value="any">{t`any of these rules`}</option>
          </select>
        </label>
      ) : (
        <p className={shared.match}>
          {rules.length === 0 ? (
            <Trans>All contacts. Add a rule to narrow it down.</Trans>
          ) : (
            <Trans>Contacts that meet this rule</Trans>
          )}
        </p>
      )}
      <ul ref={list} className="stack-2 wide hide-empty" aria-describedby={describedBy}>
        {rules.map((rule, at) => (
          <RuleRow
            // Rules have no ids, so position and kind identify them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={`${at}-${rule.field}`}
            rule={rule}
            number={at + 1}
            readOnly={readOnly}
            onBlur={onBlur}
            onChange={(changed) => {
              put(rules.map((one, place) => (place === at ? changed : one)));
              // Another kind remounts the row, which keeps the focus.
              if (changed.field !== rule.field) setNext(at);
            }}
            onRemove={() => {
              put(rules.filter((_, place) => place !== at));
              setNext(rules.length > 1 ? Math.min(at, rules.length - 2) : 'add');
            }}
          />
        ))}
      </ul>
      {!readOnly && rules.length < MOST && (
        <span ref={add}>
          <Button
            variant="secondary"
            size="s"
            icon={<IconPlus size={16} />}
            onClick={() => {
              put([...rules, ruleOf('tag')]);
              setNext(rules.length);
            }}
          >
            <Trans>Add a rule</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
