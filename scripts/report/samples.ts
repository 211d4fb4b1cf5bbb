// Sample reports for the tests of all formats.
import type { Report, ReportFinding } from './report.ts';

export const finding: ReportFinding = {
  fingerprint: '0123456789abcdef',
  kind: 'schema',
  severity: 'error',
  says: 'The name has to be text.',
  operation: { id: 'getThing', method: 'get', path: '/things/{id}' },
  status: 200,
  at: '/name',
  expected: 'type: string',
  actual: 'a number',
  rule: '/components/schemas/Thing/properties/name/type',
  place: { file: 'openapi/my things.yaml', line: 12, column: 7 },
  curl: "curl 'http://localhost:4000/things/7'",
  excerpt: '{\n  "name": 7\n}',
  tried: 'the example of the contract',
  count: 3,
};

export const accepted: ReportFinding = {
  ...finding,
  fingerprint: 'fedcba9876543210',
  kind: 'missing-header',
  accepted: { reason: 'The proxy adds it.', until: '2027-01-31' },
};

/** Characters with a special meaning in some format or terminal. */
export const HOSTILE =
  ']]> \u001b[31mred\u001b[0m \n| a | `b` | <script>alert(1)</script> </pre></details> & "q" \'s\' \u0000\u0008 \ud800 \u202e {0} [x](http://evil.example) @everyone #1 *bold* --> <!--';

export const hostile: ReportFinding = {
  ...finding,
  kind: `kind ${HOSTILE}`,
  says: HOSTILE,
  operation: { id: HOSTILE, method: 'get', path: HOSTILE },
  at: HOSTILE,
  expected: HOSTILE,
  actual: HOSTILE,
  rule: HOSTILE,
  place: { file: `folder/${HOSTILE}.yaml`, line: 1, column: 1 },
  curl: HOSTILE,
  excerpt: HOSTILE,
  tried: HOSTILE,
  affects: [HOSTILE],
  accepted: undefined,
};

export const reportOf = (findings: ReportFinding[], more: Partial<Report> = {}): Report => ({
  tool: 'drift',
  version: '0.1.0',
  subject: 'http://localhost:4000 against openapi/v1.yaml',
  verdict: findings.length === 0 ? 'No drift.' : 'The target drifts from the contract.',
  exitCode: findings.length === 0 ? 0 : 1,
  findings,
  figures: [{ name: 'operations reached', value: '95 of 98' }],
  remarks: ['One record could not be deleted.'],
  ...more,
});
