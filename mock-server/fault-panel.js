// The fault panel's page. The controls are the state: every change sends all of them.

/** @param {string} id */
const byId = (id) => document.getElementById(id);
/** @param {string} id */
const copyOf = (id) => byId(id).content.firstElementChild.cloneNode(true);

const PARTS = {
  sandbox: 'Sandbox',
  prism: 'Prism',
  identity: 'Identity emulator',
  installations: 'Installations',
  remoteConfig: 'Remote configuration',
  analytics: 'Web analytics',
};
/** These stand among the declared answers of an operation, and are none. */
const BROKEN = 'broken';
const INVALID = 'invalid';
const DRIFTS = {
  'property-missing': 'Drift: missing property',
  'other-type': 'Drift: wrong type',
  'undeclared-property': 'Drift: undeclared property',
  'value-as-name': 'Drift: value used as a name',
  'undeclared-status': 'Drift: undeclared status',
  'other-media-type': 'Drift: wrong media type',
};
const POLL_MS = 1000;

/** The last thing that went wrong while saving; shown in place of the health. */
let trouble = '';

async function ask(path, options) {
  const response = await fetch(`/_mock/${path}`, options);
  const body = await response.json();
  if (!response.ok)
    throw new Error(body.errors?.map((e) => `${e.field}: ${e.message}`).join(' ') ?? body.detail);
  return body;
}

function drawParts() {
  for (const [name, title] of Object.entries(PARTS)) {
    const part = copyOf('part');
    part.querySelector('legend').textContent = title;
    for (const radio of part.querySelectorAll('input')) radio.name = name;
    byId('parts').append(part);
  }
}

function drawOperations(operations) {
  for (const [tag, group] of Map.groupBy(operations, (operation) => operation.tag)) {
    const block = copyOf('tag');
    block.querySelector('summary').textContent = tag;
    block.querySelector('ul').append(...group.map(drawOperation));
    byId('operations').append(block);
  }
}

function drawOperation({ id, method, path, summary, tag, answers, ofApi }) {
  const row = copyOf('operation');
  row.id = id;
  row.dataset.text = `${id} ${method} ${path} ${summary} ${tag}`.toLowerCase();
  row.querySelector('.method').textContent = method.toUpperCase();
  row.querySelector('.path').textContent = path;
  row.querySelector('.summary').textContent = `${id} · ${summary}`;
  const select = row.querySelector('select');
  select.append(...answers.map(({ prefer, label }) => new Option(label, prefer)));
  select.append(new Option('Truncated JSON', BROKEN));
  if (ofApi) select.append(new Option('422 at a field', INVALID));
  if (ofApi) for (const [drift, label] of Object.entries(DRIFTS)) select.append(new Option(label, drift));
  for (const control of row.querySelectorAll('select, input')) {
    control.setAttribute('aria-label', `${control.parentElement.querySelector('span').textContent}: ${id}`);
  }
  return row;
}

/** Sets the controls to what the server has. */
function show({ operations, parts }) {
  for (const [name, state] of Object.entries(parts)) {
    for (const radio of document.getElementsByName(name)) radio.checked = radio.value === state;
  }
  for (const row of document.querySelectorAll('li')) {
    const {
      broken,
      drift,
      invalid,
      prefer = drift ?? (broken ? BROKEN : invalid ? INVALID : ''),
      latencyMs = '',
      errorRate,
    } = operations[row.id] ?? {};
    const [answer, field, latency, rate] = row.querySelectorAll('select, input');
    // What a test has set need not be among the choices.
    if (prefer && ![...answer.options].some((option) => option.value === prefer))
      answer.add(new Option(prefer, prefer));
    answer.value = prefer;
    field.value = invalid?.field ?? '';
    latency.value = latencyMs;
    rate.value = errorRate === undefined ? '' : Math.round(errorRate * 100);
  }
  filter();
}

function readControls() {
  const parts = Object.fromEntries(
    Object.keys(PARTS).map((name) => [
      name,
      document.querySelector(`input[name="${name}"]:checked`)?.value ?? 'up',
    ]),
  );
  const operations = {};
  for (const row of document.querySelectorAll('li')) {
    const [answer, field, latency, rate] = row.querySelectorAll('select, input');
    field.parentElement.hidden = answer.value !== INVALID;
    const fault = {
      ...(answer.value && faultOf(answer.value, field.value)),
      ...(Number(latency.value) > 0 && { latencyMs: Number(latency.value) }),
      ...(Number(rate.value) > 0 && { errorRate: Number(rate.value) / 100 }),
    };
    if (Object.keys(fault).length > 0) operations[row.id] = fault;
  }
  return { operations, parts };
}

/** @param {string} field that a 422 names; empty until it is typed */
function faultOf(answer, field) {
  if (answer === INVALID) return field && { invalid: { field } };
  if (answer === BROKEN) return { broken: true };
  return answer in DRIFTS ? { drift: answer } : { prefer: answer };
}

function filter() {
  const { operations } = readControls();
  const words = byId('search').value.toLowerCase().split(/\s+/);
  for (const row of document.querySelectorAll('li')) {
    row.toggleAttribute('data-set', row.id in operations);
    const fits = words.every((word) => row.dataset.text.includes(word));
    row.hidden = !fits || (byId('only').checked && !(row.id in operations));
  }
  for (const block of document.querySelectorAll('details'))
    block.hidden = !block.querySelector('li:not([hidden])');
  byId('nothing').hidden = document.querySelector('li:not([hidden])') !== null;
  const set = Object.keys(operations).length;
  byId('count').textContent = set === 0 ? 'No faults set' : `${set} with faults`;
}

async function save() {
  filter();
  const options = {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(readControls()),
  };
  trouble = await ask('faults', options).then(
    () => '',
    (error) => `Not saved. ${error.message}`,
  );
  await poll();
}

function sayHealth({ parts, violations, waiting, remoteConfig }) {
  const states = Object.entries(parts).map(
    ([name, ready]) => `${PARTS[name]} ${ready ? 'ready' : 'not ready'}`,
  );
  const found = violations === 1 ? '1 contract violation' : `${violations} contract violations`;
  say([...states, found, ...(waiting > 0 ? [`${waiting} hanging`] : [])].join(' · '), violations > 0);
  const template = byId('template');
  template.hidden = !remoteConfig;
  if (!remoteConfig) return;
  const { file, trouble } = remoteConfig;
  const text =
    trouble ?? `Remote configuration file: ${file}. Edit it to change the values of the next fetch.`;
  if (template.textContent !== text) template.textContent = text;
  template.toggleAttribute('data-bad', trouble !== null);
}

function say(text, bad) {
  const health = byId('health');
  // A status that is set again is read aloud again.
  if (health.textContent !== text) health.textContent = text;
  health.toggleAttribute('data-bad', bad);
}

function showRequests(entries) {
  byId('quiet').hidden = entries.length > 0;
  byId('requests').replaceChildren(
    ...entries.map(({ at, method, path, by, status, ms, violations }) => {
      const row = document.createElement('tr');
      row.toggleAttribute('data-bad', violations > 0 || status === null || status >= 500);
      const cells = [
        new Date(at).toLocaleTimeString(),
        `${method} ${path}`,
        by,
        status ?? 'cut off',
        ms,
        violations,
      ];
      for (const [i, text] of cells.entries()) {
        const cell = row.insertCell();
        cell.textContent = text;
        cell.classList.toggle('number', i > 2);
      }
      return row;
    }),
  );
}

function showTagCalls(calls) {
  byId('untold').hidden = calls.length > 0;
  byId('analytics').replaceChildren(
    ...calls.map(({ at, command, name, params }) => {
      const row = document.createElement('tr');
      row.insertCell().textContent = new Date(at).toLocaleTimeString();
      row.insertCell().textContent = `${command} ${name} ${JSON.stringify(params)}`;
      return row;
    }),
  );
}

async function poll() {
  try {
    const [health, requests, calls] = await Promise.all([ask('health'), ask('requests'), ask('analytics')]);
    if (trouble) say(trouble, true);
    else sayHealth(health);
    showRequests(requests);
    showTagCalls(calls);
  } catch {
    say('The mock server does not respond.', true);
  }
}

drawParts();
drawOperations(await ask('operations'));
show(await ask('faults'));
byId('parts').addEventListener('change', save);
byId('operations').addEventListener('change', save);
byId('search').addEventListener('input', filter);
byId('only').addEventListener('change', filter);
byId('clear').addEventListener('click', async () => {
  show(await ask('faults', { method: 'DELETE' }));
  await poll();
});
await poll();
setInterval(() => {
  if (document.visibilityState === 'visible') poll();
}, POLL_MS);
