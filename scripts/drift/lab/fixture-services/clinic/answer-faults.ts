// Faults of the clinic in its responses.
import {
  bodyWith,
  brokenJson,
  emptyBody,
  shown,
  statusInstead,
  textWith,
  told,
  typeInstead,
} from '../kit/faults.ts';
import type { SeededFault } from '../kit/service.ts';
import type { ClinicStore } from './store.ts';

export const answerFaults: SeededFault<ClinicStore>[] = [
  shown('searchPatients', 'total-text', 'The total is a text.', bodyWith(200, { '/total': String })),
  shown(
    'searchPatients',
    'key-form',
    'A key in another form.',
    bodyWith(200, { '/results/0/identity/key': 'PT-1' }),
  ),
  shown(
    'searchPatients',
    'version-missing',
    'The version is left out.',
    bodyWith(200, { '/results/*/identity/version': undefined }),
  ),
  shown(
    'searchPatients',
    'language-stranger',
    'A language that nobody declared.',
    bodyWith(200, { '/results/0/language': 'fr' }),
  ),
  shown(
    'searchPatients',
    'page-missing',
    'A required property is left out.',
    bodyWith(200, { '/page': undefined }),
  ),
  shown(
    'readPatient',
    'born-form',
    'A birthday written another way.',
    bodyWith(200, { '/born': '1.2.1980' }),
  ),
  shown('readPatient', 'given-null', 'A name is null.', bodyWith(200, { '/given': null })),
  shown(
    'readPatient',
    'extra-insurance',
    'A property that is not declared.',
    bodyWith(200, { '/insurance': 'AOK' }),
  ),
  shown(
    'readPatient',
    'extra-inside',
    'A property that is not declared, inside.',
    bodyWith(200, { '/identity/uuid': 'u' }),
  ),
  shown(
    'readPatient',
    'missing-problem',
    'The error has another media type.',
    typeInstead(404, 'application/problem+json'),
  ),
  shown('readPatient', 'missing-no-errors', 'The error lists nothing.', bodyWith(404, { '/errors': [] })),
  shown(
    'readPatient',
    'missing-204',
    'Unknown patients are answered with an undeclared status.',
    async (_, next) => {
      const answer = await next();
      return answer.status === 404 ? { status: 204 } : answer;
    },
  ),
  shown('listAppointments', 'appointments-broken', 'The JSON ends too early.', brokenJson(200)),
  shown(
    'listAppointments',
    'refused-400',
    'A wrong parameter is answered with an undeclared status.',
    statusInstead(422, 400),
  ),
  shown('readAppointment', 'appointment-empty', 'The body is empty.', emptyBody(200)),
  shown(
    'readAppointment',
    'start-form',
    'A moment without its zone.',
    bodyWith(200, { '/start': '2025-10-10T08:00' }),
  ),
  shown(
    'readAppointment',
    'minutes-negative',
    'It ends before it starts.',
    bodyWith(200, { '/minutes': -30 }),
  ),
  shown('readAppointment', 'anonymous-text', 'Who is not known gets text.', typeInstead(401, 'text/plain')),
  told('registerPatient', 'registered-200', 'Registering answers 200.', statusInstead(201, 200)),
  told('registerPatient', 'refused-as-html', 'A refusal is HTML.', typeInstead(422, 'text/html')),
  told(
    'registerPatient',
    'identity-flat',
    'The key has moved.',
    bodyWith(201, { '/identity': 'pt_00000000' }),
  ),
  told('correctPatient', 'corrected-202', 'The status is not declared.', statusInstead(200, 202)),
  told(
    'archivePatient',
    'archived-with-body',
    'A 204 with a body.',
    textWith(204, () => '{}'),
  ),
  told(
    'bookAppointment',
    'patient-object',
    'The patient comes as an object.',
    bodyWith(201, { '/patient': { key: 'pt_seed0001' } }),
  ),
  told(
    'moveAppointment',
    'moved-status',
    'A status that nobody declared.',
    bodyWith(200, { '/status': 'moved' }),
  ),
];
