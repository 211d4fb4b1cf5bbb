import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AudienceRule } from '~/api/campaigns';
import { useLocationChoices } from '~/entities/pickers/location-choices';
import { ruleLabels } from './composer/audience/rules';

/** A rule of an audience as a short sentence: `Tag is vip`. */
export function useRuleText(rules: readonly AudienceRule[]): (rule: AudienceRule) => string {
  const { t, i18n } = useLingui();
  const { choices } = useLocationChoices(rules.some(({ field }) => field === 'location'));
  const nameOf = (id: string) => choices.find(({ value }) => value === id)?.label ?? id;
  return (rule) => {
    const label = t(ruleLabels[rule.field]);
    switch (rule.field) {
      case 'tag': {
        const list = new Intl.ListFormat(i18n.locale, { type: 'disjunction' }).format(rule.values);
        return rule.op === 'is' ? t`${label} is ${list}` : t`${label} is not ${list}`;
      }
      case 'source':
      case 'location': {
        const value = rule.field === 'location' ? nameOf(rule.value) : rule.value;
        return rule.op === 'is' ? t`${label} is ${value}` : t`${label} is not ${value}`;
      }
      case 'lastVisit':
      case 'lastPhoto':
        if (rule.field === 'lastVisit' && rule.op === 'notWithin' && rule.includesUnknown)
          return t`${label} ${plural(rule.days, { one: 'not in the last # day, or unknown', other: 'not in the last # days, or unknown' })}`;
        return rule.op === 'within'
          ? t`${label} ${plural(rule.days, { one: 'in the last # day', other: 'in the last # days' })}`
          : t`${label} ${plural(rule.days, { one: 'not in the last # day', other: 'not in the last # days' })}`;
      case 'consent': {
        const channel = rule.channel === 'sms' ? t`SMS` : t`Email`;
        const answers = { in: t`has agreed`, out: t`has declined`, unknown: t`was never asked` };
        return t`${channel}: ${answers[rule.status]}`;
      }
      case 'hasEmail':
      case 'hasPhone':
        return rule.value ? t`${label} is known` : t`${label} is not known`;
    }
  };
}
