// The kinds of rules of the contract, with their labels and initial values.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AudienceRule } from '~/api/campaigns';

export type RuleField = AudienceRule['field'];

export const ruleLabels: Record<RuleField, MessageDescriptor> = {
  tag: msg`Tag`,
  lastVisit: msg`Last visit`,
  lastPhoto: msg`Last photo`,
  location: msg`Location`,
  source: msg`Source`,
  consent: msg`Consent`,
  hasEmail: msg`Email address`,
  hasPhone: msg`Phone number`,
};

export const ruleFields = Object.keys(ruleLabels) as RuleField[];

export const isRuleField = (name: string): name is RuleField => Object.hasOwn(ruleLabels, name);

/** The initial values of a rule. */
export function ruleOf(field: RuleField): AudienceRule {
  switch (field) {
    case 'tag':
      return { field, op: 'is', values: [] };
    case 'source':
    case 'location':
      return { field, op: 'is', value: '' };
    case 'lastVisit':
      return { field, op: 'notWithin', days: 60 };
    case 'lastPhoto':
      return { field, op: 'within', days: 365 };
    case 'consent':
      return { field, channel: 'email', status: 'in' };
    case 'hasEmail':
    case 'hasPhone':
      return { field, value: true };
  }
}

/** The value of a rule is missing. */
export const isUnfinished = (rule: AudienceRule) =>
  ('value' in rule && rule.value === '') ||
  ('values' in rule && rule.values.length === 0) ||
  ('days' in rule && Number.isNaN(rule.days));
