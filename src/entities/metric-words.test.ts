import { readFileSync } from 'node:fs';
import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { metrics, metricWords } from './metric-words';

i18n.activate('en');

it('defines every metric as the contract does, in the same order', () => {
  const { AnalyticsFigures } = parse(readFileSync('openapi/v1/analytics.yaml', 'utf8')).schemas;
  const stated = Object.entries<{ description: string }>(AnalyticsFigures.properties).map(
    ([metric, { description }]) => [metric, description],
  );
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  expect(stated.length).toBeGreaterThan(5);
  expect(metrics.map((metric) => [metric, i18n._(metricWords[metric].sentence)])).toEqual(stated);
});
