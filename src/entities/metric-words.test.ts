import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { metrics, metricWords } from './metric-words';

i18n.activate('en');

it('defines every metric as the contract does, in the same order', () => {
  const contract = readFileSync('openapi/v1/analytics.yaml', 'utf8');
  const stated = [...contract.matchAll(/^ {6}- `(\w+)`: (.+)$/gm)].map(([, metric, sentence]) => [
    metric,
    sentence,
  ]);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(stated.length).toBeGreaterThan(5);
  expect(metrics.map((metric) => [metric, i18n._(metricWords[metric].sentence)])).toEqual(stated);
});
