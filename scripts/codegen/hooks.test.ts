import { expect, it } from 'vitest';
import { loadContract } from '../contract/load.ts';
import { hooks } from './hooks.ts';

const contract = loadContract();
const files = hooks(contract);

it.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  '%s becomes a query or a mutation by its effect, not by its method',
  (id, { tag, effect, definition }) => {
    const code = files.get(tag) ?? '';
    const has = (text: string) => code.includes(text);
    const hasAnswer = definition.responses['200']?.content?.['application/json'] !== undefined;
    expect(has(`export const ${id} = `)).toBe(hasAnswer);
    expect(has(`export const ${id}Query = `)).toBe(hasAnswer && effect === 'read');
    expect(has(`export const ${id}Mutation = `)).toBe(hasAnswer && effect === 'write');
  },
);

it('passes the operation and the path template to the transport, and includes every argument in the key', () => {
  expect(files.get('contacts')).toContain(
    "send('listContactEvents', options, (init) => client.GET('/contacts/{id}/timeline', { ...init, params: { path: { id }, query: { ...params } } }))",
  );
  expect(files.get('contacts')).toContain("readOptions('listContactEvents', [id, params],");
  expect(files.get('campaigns')).toContain("readOptions('findAudience', [data],");
});

it('takes no argument for parameters that the transport adds', () => {
  for (const code of files.values()) expect(code).not.toMatch(/\buid\b(?=[?:])|X-Referral['"]/);
});

it('gives a redirect a URL', () => {
  expect(files.get('integrations')).toContain("urlOf('/authorize/{name}', { name }, query)");
});

it('refuses a body or a response without a name', () => {
  const [first] = contract.operations;
  if (!first) throw new Error('The contract has no operation.');
  const responses = {
    200: { description: '', content: { 'application/json': { schema: { type: 'object' } } } },
  };
  const nameless = {
    ...contract,
    operations: [{ ...first, definition: { ...first.definition, responses } }],
  };
  expect(() => hooks(nameless as typeof contract)).toThrow('move it to components/schemas');
});
