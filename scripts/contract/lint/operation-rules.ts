// What every operation must declare, and naming rules.
import { didYouMean } from '../did-you-mean.ts';
import type { OperationHints, ParameterHints } from '../document.ts';
import { eachOperation, type Rule } from './rule.ts';

/** The verbs an operationId may begin with. Adding one is a deliberate decision. */
export const VERBS = [
  'list',
  'get',
  'find',
  'search',
  'create',
  'update',
  'replace',
  'delete',
  'import',
  'duplicate',
  'unlink',
  'refresh',
  'authorize',
  'send',
  'export',
  'link',
  'report',
  'accept',
  'merge',
  'hide',
  'unsubscribe',
  'restore',
  'connect',
  'disconnect',
  'erase',
  'cancel',
  'resume',
  'allow',
];
/** How callers authenticate: a user by a token, a booth by its key, a guest by the pass for one gallery. */
const SCHEMES = ['bearer', 'device', 'guest'];
export const ROLES = ['Regular', 'Manager', 'Location', 'Enterprise', 'admin'];
export const PERMISSIONS = ['sendCampaigns', 'deletePhotos', 'exportContacts', 'editBranding'];

const operationId: Rule = (subject, report) => {
  const form = new RegExp(`^(${VERBS.join('|')})[A-Z][A-Za-z]*$`);
  const seen = new Set<string>();
  for (const { id, pointer } of subject.operations) {
    if (!form.test(id ?? '')) report(pointer, `"${id}" is not verb + Noun; verbs are ${VERBS.join(', ')}`);
    if (seen.has(id)) report(pointer, `${id} is there twice`);
    seen.add(id);
  }
};

const oneTag = eachOperation(({ definition: { tags = [] } }, report, { document }) => {
  if (tags.length !== 1) report('/tags', 'name exactly one tag');
  for (const tag of tags) {
    if (!document.tags.some(({ name }) => name === tag)) report('/tags', `the root declares no tag "${tag}"`);
  }
});

const ownFile = eachOperation(({ tag, pointer }, report, { where }) => {
  const { file } = where(`${pointer}/operationId`);
  if (!file.endsWith(`/${tag}.yaml`)) report('', `it belongs in ${tag}.yaml, but stands in ${file}`);
});

const origin = eachOperation(({ definition }, report) => {
  if (!['specified', 'designed'].includes(definition['x-origin'] ?? '')) {
    report('', 'state x-origin: specified or designed');
  }
});

const effect = eachOperation(({ method, definition }, report) => {
  const stated = definition['x-effect'];
  if (stated !== undefined && !['read', 'write'].includes(stated))
    report('/x-effect', 'x-effect is read or write');
  if (stated === (method === 'get' ? 'read' : 'write'))
    report('/x-effect', 'that is the default; leave it out');
});

const security = eachOperation(({ definition, roles, device, open }, report) => {
  if (!definition.security) report('', 'state who may call it under security; [] for everybody');
  for (const role of roles) {
    if (!ROLES.includes(role))
      report('/security', `there is no role "${role}"; roles are ${ROLES.join(', ')}`);
  }
  const ways = definition.security ?? [];
  for (const scheme of ways.flatMap((way) => Object.keys(way))) {
    if (!SCHEMES.includes(scheme))
      report('/security', `there is no scheme "${scheme}"; schemes are ${SCHEMES.join(', ')}`);
  }
  // A handler receives either a user or a booth, so an operation cannot accept both.
  if (device && (ways.length > 1 || Object.keys(ways[0] ?? {}).length > 1))
    report('/security', "a booth's call takes its key and nothing else");
  if (ways.some((way) => (way.device ?? way.guest ?? []).length > 0))
    report('/security', 'a key has no roles');
  if (ways.some((way) => 'guest' in way) && (!open || roles.length > 0))
    report('/security', "a guest's call can be made without a pass, and never with a token");
  const bearers = ways.filter((way) => 'bearer' in way);
  if (bearers.length > 0 && roles.length === 0) report('/security', 'a bearer lists the roles it must have');
});

const permission = eachOperation(({ permission: stated, roles }, report) => {
  if (stated === null) return;
  if (!PERMISSIONS.includes(stated)) report('/x-permission', `permissions are ${PERMISSIONS.join(', ')}`);
  if (!roles.includes('Manager'))
    report('/x-permission', 'only a Manager has permissions; list Manager, or leave it out');
});

/** `uid` and `X-Referral` are required on every call by a user and forbidden on calls by a booth. */
const carried = eachOperation(({ parameters, open, device, roles }, report) => {
  if (device && parameters.some((p) => p['x-transport']))
    report('', "a booth's call takes neither uid nor X-Referral");
  if ((open || device) && roles.length === 0) return;
  for (const name of ['uid', 'X-Referral']) {
    if (!parameters.some((p) => p.name === name && p['x-transport'])) {
      report('', `it does not take ${name}; begin the path's parameters with those of common.yaml`);
    }
  }
});

const parameters = eachOperation((operation, report) => {
  const blanks = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const named = operation.parameters.filter((p) => p.in === 'path').map((p) => p.name);
  for (const name of blanks)
    if (!named.includes(`${name}`)) report('', `the path's {${name}} is not declared`);
  for (const parameter of operation.parameters) {
    if (!parameter.description) report('', `say what the parameter ${parameter.name} does`);
    if (parameter.required && parameter.example === undefined) {
      report('', `the parameter ${parameter.name} is required; give an example`);
    }
  }
});

const OPERATION_EXTENSIONS = ['x-origin', 'x-effect', 'x-permission', 'x-list', 'x-drift', 'x-rules'];
const PARAMETER_EXTENSIONS = ['x-drift', 'x-transport'];

/** A misspelled extension would have no effect; Redocly finds other misspelled fields. */
const extensions = eachOperation(({ definition, parameters }, report) => {
  const check = (object: object, known: string[], at: (name: string) => string) => {
    for (const name of Object.keys(object))
      if (name.startsWith('x-') && !known.includes(name))
        report(at(name), `there is no extension "${name}"${didYouMean(name, known)}`);
  };
  check(definition, OPERATION_EXTENSIONS, (name) => `/${name}`);
  for (const parameter of parameters) check(parameter, PARAMETER_EXTENSIONS, () => '');
});

/** The names and types of what the drift check relies on: a misspelled one would have no effect. */
const OPERATION_HINTS = {
  once: 'boolean',
  from: 'list',
  unique: 'list',
  removes: 'list',
  heldBy: 'list',
  unchanged: 'boolean',
} satisfies Record<keyof OperationHints, string>;
const PARAMETER_HINTS = {
  filter: 'string',
  inclusive: 'boolean',
  numeric: 'list',
  once: 'boolean',
} satisfies Record<keyof ParameterHints, string>;

const hints = eachOperation(({ definition, parameters }, report, { document }) => {
  const { 'x-drift': own = {}, responses } = definition;
  const wrong = (given: object, known: Record<string, string>) =>
    Object.entries(given).flatMap(([name, value]) =>
      (Array.isArray(value) ? 'list' : typeof value) === known[name] ? [] : [name],
    );
  for (const name of wrong(own, OPERATION_HINTS))
    report(
      '/x-drift',
      `x-drift has no ${name} of this type; it has ${Object.keys(OPERATION_HINTS).join(', ')}`,
    );
  for (const path of [...(own.removes ?? []), ...(own.heldBy ?? [])])
    if (!Object.hasOwn(document.paths, path)) report('/x-drift', `there is no path ${path}`);
  const isConflict = [own.once, own.from, own.unique, own.heldBy].some((one) => one !== undefined);
  if (isConflict && !Object.hasOwn(responses, '409')) report('/x-drift', 'declare the 409 that it is about');
  for (const { name, 'x-drift': of = {} } of parameters)
    for (const one of wrong(of, PARAMETER_HINTS))
      report(
        '',
        `x-drift of ${name} has no ${one} of this type; it has ${Object.keys(PARAMETER_HINTS).join(', ')}`,
      );
});

const oneServer: Rule = ({ document }, report) => {
  if (document.servers.length !== 1)
    report('/servers', 'state one server: its URL is where the prefix is stated');
};

export const operationRules: Record<string, Rule> = {
  'operation-id': operationId,
  'one-tag': oneTag,
  'own-file': ownFile,
  origin,
  effect,
  security,
  permission,
  carried,
  parameters,
  extensions,
  hints,
  'one-server': oneServer,
};
