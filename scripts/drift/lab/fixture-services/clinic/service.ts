// A correct but awkward clinic: it normalizes what it stores, updates lists late, has its own rules, and has other
// active users.
import type { Json } from '../kit/contract.ts';
import { compare, contains, createRandom } from '../kit/seeds.ts';
import { type Answer, type Call, type Running, type Service, USUAL_STATUSES } from '../kit/service.ts';
import { answerFaults } from './answer-faults.ts';
import { behaviorFaults } from './behavior-faults.ts';
import { type ClinicStore, identity, keyOf, type Row, type Rows, seeded } from './store.ts';

/** Delay of lists in milliseconds. */
const LATE = 300;
/** Interval of other users' actions in milliseconds. */
const OTHERS = 1_500;
/** Number of requests until one is rate-limited. */
const PATIENCE = 83;

const next = (row: Row) => identity(keyOf(row), Number((row.identity as Row).version) + 1);

const refused = (status: number, sentence: string, field?: string): Answer => ({
  status,
  body: { errors: [{ sentence, ...(field && { field }) }] },
});

const TIDY: Record<string, (text: string) => string> = {
  email: (text) => text.trim().toLowerCase(),
  phone: (text) => text.replaceAll(/[^+0-9]/g, ''),
  notes: (text) => text.replaceAll(/<[^>]*>/g, '').trim(),
};

/** The settable fields as they are stored. */
function tidied(body: Json, names: string[]): Row {
  const given = Object.entries(body as Row).filter(([name]) => names.includes(name));
  const tidy = (name: string, value: Json) =>
    typeof value === 'string' ? (TIDY[name] ?? ((text) => text.trim()))(value) : value;
  return Object.fromEntries(given.map(([name, value]) => [name, tidy(name, value)]));
}

const PATIENT = ['family', 'given', 'email', 'phone', 'born', 'city', 'language', 'notes'];
const NO_PATIENT = { email: null, phone: null, born: null, city: null, language: 'de', notes: null };
const APPOINTMENT = ['patient', 'start', 'end', 'status', 'reason'];

const collator = new Intl.Collator('de');

/** Rows without a value come last in either direction. */
function byKey(sort: string, a: Row, b: Row): number {
  const key = sort.replace('-', '');
  const [one = null, other = null] = [a[key], b[key]];
  if (one === null || other === null) return compare(one, other);
  return (sort.startsWith('-') ? -1 : 1) * collator.compare(String(one), String(other));
}

function open(seed: number): Running<ClinicStore> {
  const store = seeded(seed);
  const { patients, appointments, archived } = store;
  const random = createRandom(seed + 5);
  /** When created records appear in lists. */
  const shownFrom = new Map<string, number>();
  const create = (kind: string, rows: Rows, values: Row): Row => {
    const key = `${kind}_${random.uuid().replaceAll('-', '').slice(0, 8)}`;
    const row = { identity: identity(key), ...values };
    rows.set(key, row);
    shownFrom.set(key, Date.now() + LATE);
    return row;
  };
  const listed = (rows: Rows) =>
    [...rows.values()].filter(
      (row) => !archived.has(keyOf(row)) && (shownFrom.get(keyOf(row)) ?? 0) <= Date.now(),
    );
  const page = (found: Row[], { page: number, limit }: Call['query']): Answer => {
    const start = (Number(number) - 1) * Number(limit);
    const results = found.slice(start, start + Number(limit));
    return { status: 200, body: { results, total: found.length, page: number ?? 1 } };
  };
  const find = (rows: Rows, { path }: Call, then: (row: Row) => Answer): Answer => {
    const row = rows.get(String(path.key));
    if (!row) return refused(404, 'There is nothing with this key.');
    return archived.has(keyOf(row)) ? refused(410, 'This is gone.') : then(row);
  };
  const archive = (rows: Rows, call: Call) =>
    find(rows, call, (row) => {
      archived.add(keyOf(row));
      return { status: 204 };
    });
  const wrongTimes = ({ start, end }: Row) =>
    Date.parse(String(end)) <= Date.parse(String(start)) &&
    refused(422, 'It must end after it starts.', 'end');
  const minutes = ({ start, end }: Row) => (Date.parse(String(end)) - Date.parse(String(start))) / 60_000;

  let imported: Row | undefined;
  const other = setInterval(() => {
    if (imported) archived.add(keyOf(imported));
    const registered = new Date().toISOString();
    imported = imported
      ? undefined
      : create('pt', patients, { ...NO_PATIENT, family: 'Import', given: 'By night', registered });
  }, OTHERS).unref();
  let requests = 0;

  return {
    store,
    stop: () => clearInterval(other),
    gate: () => {
      requests += 1;
      if (requests % PATIENCE !== 0) return undefined;
      return { ...refused(429, 'Please wait a second.'), headers: { 'Retry-After': '1' } };
    },
    refuse: (why, [first]) => refused(USUAL_STATUSES[why], first?.problem ?? why, first?.field),
    handlers: {
      searchPatients: ({ query }) => {
        const same = (wanted: Json | undefined, value: Json | undefined) =>
          wanted === undefined || String(wanted).trim().toLowerCase() === String(value).toLowerCase();
        const found = listed(patients).filter(
          ({ family, given, email, city, language }) =>
            contains(`${family} ${given} ${email ?? ''}`, query.q) &&
            same(query.city, city) &&
            same(query.language, language),
        );
        return page(
          found.toSorted((a, b) => byKey(String(query.sort), a, b) || compare(keyOf(a), keyOf(b))),
          query,
        );
      },
      registerPatient: ({ body }) => {
        const values = { ...NO_PATIENT, ...tidied(body, PATIENT), registered: new Date().toISOString() };
        return { status: 201, body: create('pt', patients, values) };
      },
      readPatient: (call) => find(patients, call, (body) => ({ status: 200, body })),
      correctPatient: (call) =>
        find(patients, call, (row) => {
          const body = { ...row, ...tidied(call.body, PATIENT), identity: next(row) };
          patients.set(keyOf(row), body);
          return { status: 200, body };
        }),
      archivePatient: (call) => archive(patients, call),
      listAppointments: ({ query }) => {
        const found = listed(appointments).filter(
          ({ patient, status }) =>
            [undefined, patient].includes(query.patient) && [undefined, status].includes(query.status),
        );
        const moment = ({ start }: Row) => Date.parse(String(start));
        return page(
          found.toSorted((a, b) => moment(a) - moment(b) || compare(keyOf(a), keyOf(b))),
          query,
        );
      },
      bookAppointment: ({ body }) => {
        const values = { status: 'booked', reason: null, ...tidied(body, APPOINTMENT) } as Row;
        const patient = String(values.patient);
        if (!patients.has(patient) || archived.has(patient))
          return refused(422, 'There is no such patient.', 'patient');
        if (values.status === 'done') return refused(422, 'Nothing is done before it happened.', 'status');
        const wrong = wrongTimes(values);
        if (wrong) return wrong;
        return { status: 201, body: create('ap', appointments, { ...values, minutes: minutes(values) }) };
      },
      readAppointment: (call) => find(appointments, call, (body) => ({ status: 200, body })),
      moveAppointment: (call) =>
        find(appointments, call, (row) => {
          const values = { ...row, ...tidied(call.body, ['start', 'end', 'status', 'reason']) } as Row;
          if (row.status === 'done' && values.status !== 'done')
            return refused(422, 'What is done stays done.', 'status');
          const wrong = wrongTimes(values);
          if (wrong) return wrong;
          const body = { ...values, identity: next(row), minutes: minutes(values) };
          appointments.set(keyOf(row), body);
          return { status: 200, body };
        }),
      dropAppointment: (call) => archive(appointments, call),
    },
  };
}

export const clinic: Service<ClinicStore> = {
  name: 'clinic',
  contract: new URL('contract.yaml', import.meta.url),
  credentials: { staff: { in: 'bearer', value: 'cln-staff-93b1a6d04f' } },
  open,
  faults: [...answerFaults, ...behaviorFaults],
};
