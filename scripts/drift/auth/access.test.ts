import { expect, it } from 'vitest';
import type { OpenApi } from '../../contract/document.ts';
import { listOperations, type Operation } from '../../contract/operations.ts';
import { createAccess } from './access.ts';
import { Credential, type CredentialPart } from './credential.ts';

const DOCUMENT: OpenApi = {
  openapi: '3.1.0',
  info: { title: 'Sample', version: '1' },
  servers: [],
  tags: [],
  components: {
    schemas: {},
    securitySchemes: {
      token: { type: 'oauth2', flows: {} },
      desk: { type: 'http', scheme: 'basic' },
      staff: { type: 'http', scheme: 'bearer' },
      key: { type: 'apiKey', in: 'query', name: 'api_key' },
    },
  },
  paths: {},
};

const part = (kind: CredentialPart['kind'], name = 'Authorization'): CredentialPart => ({
  ...{ kind, name, env: 'SECRET', value: 'secret' },
});

function operationWith(security: Operation['security']): Operation {
  const get = { operationId: 'read', tags: [], responses: {}, security };
  const [operation] = listOperations({ ...DOCUMENT, paths: { '/things': { get } } });
  if (!operation) throw new Error('There is no operation.');
  return operation;
}

const access = (...callers: Credential[]) => createAccess({ document: DOCUMENT }, callers);
const kindsOf = (callers: Credential[]) =>
  callers.map((caller) =>
    caller
      .parts()
      .map(({ kind }) => kind)
      .join(' and '),
  );

it('sends a password for basic auth and a token for bearer auth', () => {
  const caller = new Credential([part('bearer'), part('basic')]);
  expect(kindsOf(access(caller).callersOf(operationWith([{ desk: [] }])))).toEqual(['basic']);
  expect(kindsOf(access(caller).callersOf(operationWith([{ staff: [] }])))).toEqual(['bearer']);
  const onlyToken = new Credential([part('bearer')], 'staff');
  expect(access(onlyToken).callersOf(operationWith([{ desk: [] }]))).toEqual([]);
});

it('lists callers with another kind of credentials', () => {
  const [staff, nobody] = [
    new Credential([part('bearer')], 'staff'),
    new Credential([part('header', 'X')], 'X'),
  ];
  expect(access(staff, nobody).outsidersTo(operationWith([{ desk: [] }]))).toEqual([staff]);
  expect(access(staff).outsidersTo(operationWith([{ staff: [] }]))).toEqual([]);
  expect(access(staff).outsidersTo(operationWith([]))).toEqual([]);
});

it('accepts a whole header for either scheme', () => {
  const caller = new Credential([part('header')]);
  expect(access(caller).callersOf(operationWith([{ desk: [] }]))).toEqual([caller]);
});

it('requires every scope, but only one role', () => {
  const reader = new Credential([part('bearer')], 'read');
  const both = operationWith([{ token: ['read', 'write'] }]);
  expect(access(reader).callersOf(both)).toEqual([]);
  expect(access(reader).strangersTo(both)).toEqual([reader]);
  expect(access(reader).callersOf(operationWith([{ staff: ['read', 'write'] }]))).toEqual([reader]);
});

it('uses each alternative separately, with gateway headers, and never a partial one', () => {
  const caller = new Credential([part('bearer'), part('query', 'api_key'), part('header', 'X-Gateway')]);
  const either = operationWith([{ staff: [] }, { key: [] }]);
  expect(kindsOf(access(caller).callersOf(either))).toEqual(['bearer and header', 'query and header']);
  expect(access(caller).incompleteFor(either)).toEqual([]);
  const together = operationWith([{ staff: [], key: [] }]);
  expect(access(caller).callersOf(together)).toEqual([caller]);
  expect(kindsOf(access(caller).incompleteFor(together))).toEqual(['bearer and header', 'query and header']);
});

it('generates garbage credentials for each alternative', () => {
  const made = access().garbageFor(operationWith([{ staff: [] }, { key: [], desk: [] }]));
  expect(kindsOf(made)).toEqual(['bearer', 'query and basic']);
});

it('is sure only about callers that the contract names', () => {
  const get = { operationId: 'read', tags: [], responses: {}, security: [{ staff: ['Clerk'] }] };
  const { isSure } = createAccess({ document: { ...DOCUMENT, paths: { '/things': { get } } } }, []);
  const as = (name?: string) => isSure(new Credential([part('bearer')], name));
  expect([as('Clerk'), as('night,Clerk'), as(), as('rita')]).toEqual([true, true, true, false]);
});
