// The part of the SARIF 2.1.0 schema (OASIS, errata 01) that we write, for tests. Objects are closed, so that
// misspelled properties are detected.

const text = { type: 'string' };
const message = { type: 'object', required: ['text'], properties: { text }, additionalProperties: false };
const level = { enum: ['none', 'note', 'warning', 'error'] };
const bag = { type: 'object' };
const closed = (required: string[], properties: Record<string, unknown>) => ({
  type: 'object',
  required,
  properties: { ...properties, properties: bag },
  additionalProperties: false,
});
const list = (items: unknown) => ({ type: 'array', items });

const rule = closed(['id'], {
  id: text,
  name: text,
  shortDescription: message,
  defaultConfiguration: closed([], { level }),
});

const location = closed([], {
  physicalLocation: closed(['artifactLocation'], {
    artifactLocation: closed(['uri'], { uri: { type: 'string', format: 'uri-reference' } }),
    region: closed([], {
      startLine: { type: 'integer', minimum: 1 },
      startColumn: { type: 'integer', minimum: 1 },
    }),
  }),
  logicalLocations: list(closed([], { fullyQualifiedName: text, kind: text })),
});

const result = closed(['message'], {
  ruleId: text,
  ruleIndex: { type: 'integer', minimum: -1 },
  level,
  message,
  locations: list(location),
  partialFingerprints: { type: 'object', additionalProperties: text },
  occurrenceCount: { type: 'integer', minimum: 1 },
  suppressions: {
    ...list(
      closed(['kind'], {
        kind: { enum: ['inSource', 'external'] },
        status: { enum: ['accepted', 'underReview', 'rejected'] },
        justification: text,
      }),
    ),
    uniqueItems: true,
  },
});

const invocation = closed(['executionSuccessful'], {
  executionSuccessful: { type: 'boolean' },
  exitCode: { type: 'integer' },
  exitCodeDescription: text,
  toolExecutionNotifications: list(closed(['message'], { level, message })),
});

const driver = closed(['name'], { name: text, version: text, rules: { ...list(rule), uniqueItems: true } });

const run = closed(['tool'], {
  tool: closed(['driver'], { driver }),
  automationDetails: closed([], { id: text }),
  columnKind: { enum: ['utf16CodeUnits', 'unicodeCodePoints'] },
  invocations: list(invocation),
  results: list(result),
});

export const sarifSchema = closed(['version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { const: '2.1.0' },
  runs: list(run),
});
