// Faults of the archive in its responses.
import type { Json } from '../kit/contract.ts';
import { bodyWith, headersWith, shown, statusInstead, told, typeInstead } from '../kit/faults.ts';
import type { Answer, SeededFault } from '../kit/service.ts';

const ATTRIBUTES = '/data/attributes';

/** Another value if there is one at all. */
const unlessNull = (change: (old: Json[]) => Json) => (old: Json) => (Array.isArray(old) ? change(old) : old);

const rawWith = (change: (raw: string) => string): NonNullable<SeededFault['outside']> => {
  const changed = (answer: Answer): Answer => ({ ...answer, raw: change(String(answer.raw)) });
  return async (_, next) => {
    const answer = await next();
    return answer.status === 200 ? changed(answer) : answer;
  };
};

export const answerFaults: SeededFault<never>[] = [
  shown(
    'list_objects',
    'count-text',
    'The number of objects is a text.',
    bodyWith(200, { '/meta/count': String }),
  ),
  shown(
    'list_objects',
    'next-missing',
    'There is no next link.',
    bodyWith(200, { '/links/next': undefined }),
  ),
  shown(
    'list_objects',
    'kind-capital',
    'A kind that is not listed.',
    bodyWith(200, { '/data/0/attributes/kind': 'Painting' }),
  ),
  shown(
    'list_objects',
    'type-other',
    'Objects are of another type.',
    bodyWith(200, { '/data/*/type': 'objects' }),
  ),
  shown(
    'list_objects',
    'plain-json',
    'The media type is the usual one.',
    typeInstead(200, 'application/json'),
  ),
  shown('get_object', 'etag-missing', 'There is no ETag.', headersWith(200, { ETag: undefined })),
  shown('get_object', 'etag-weak', 'The ETag has another form.', headersWith(200, { ETag: 'W/"1"' })),
  shown(
    'get_object',
    'catalogue-number-number',
    'A number of 64 bits is written as a number.',
    bodyWith(200, { [`${ATTRIBUTES}/catalogue_number`]: Number }),
  ),
  shown(
    'get_object',
    'value-thousandth',
    'An amount has three decimals.',
    bodyWith(200, { [`${ATTRIBUTES}/insured_value`]: 10.005 }),
  ),
  shown(
    'get_object',
    'dimensions-short',
    'The unit is left out.',
    bodyWith(200, { [`${ATTRIBUTES}/dimensions`]: unlessNull((old) => old.slice(0, 2)) }),
  ),
  shown(
    'get_object',
    'dimensions-inch',
    'A unit that is not listed.',
    bodyWith(200, { [`${ATTRIBUTES}/dimensions`]: unlessNull((old) => [...old.slice(0, 2), 'in']) }),
  ),
  shown(
    'get_object',
    'no-main-material',
    'No material is a main one.',
    bodyWith(200, { [`${ATTRIBUTES}/materials`]: ['canvas'] }),
  ),
  shown(
    'get_object',
    'damage-missing',
    'What is damaged lacks how.',
    bodyWith(200, { [`${ATTRIBUTES}/condition/damage`]: undefined }),
  ),
  shown(
    'get_object',
    'lent-until-missing',
    'What is lent lacks until when.',
    bodyWith(200, { [`${ATTRIBUTES}/lent_until`]: undefined }),
  ),
  shown(
    'get_object',
    'label-name',
    'A label in a language that has no code.',
    bodyWith(200, { [`${ATTRIBUTES}/labels/english`]: 'Coin' }),
  ),
  shown(
    'get_object',
    'vault-code-told',
    'What is write only comes back.',
    bodyWith(200, { [`${ATTRIBUTES}/vault_code`]: '123456' }),
  ),
  shown(
    'get_object',
    'stranger-told',
    'An attribute that nobody declared.',
    bodyWith(200, { [`${ATTRIBUTES}/curator`]: 'B. Keeper' }),
  ),
  shown(
    'get_object',
    'materials-missing',
    'The materials are left out.',
    bodyWith(200, { [`${ATTRIBUTES}/materials`]: undefined }),
  ),
  shown(
    'get_object',
    'error-status-number',
    'The status in an error is a number.',
    bodyWith(404, { '/errors/*/status': Number }),
  ),
  shown(
    'get_document',
    'error-plain-json',
    'Errors have the usual type.',
    typeInstead(404, 'application/json'),
  ),
  shown('get_notes', 'notes-html', 'The notes are of another media type.', typeInstead(200, 'text/html')),
  shown(
    'export_objects',
    'columns-unnamed',
    'The columns have no names.',
    rawWith((raw) => raw.slice(raw.indexOf('\r\n') + 2)),
  ),
  shown(
    'get_content',
    'disposition-inline',
    'The file is not for saving.',
    headersWith(200, { 'Content-Disposition': 'inline' }),
  ),
  shown('get_content', 'content-type', 'The file has its own media type.', typeInstead(200, 'image/png')),
  shown(
    'list_folders',
    'total-missing',
    'There is no total.',
    headersWith(200, { 'X-Total-Count': undefined }),
  ),
  shown(
    'list_folders',
    'total-text',
    'The total is no number.',
    headersWith(200, { 'X-Total-Count': 'many' }),
  ),
  shown(
    'list_folders',
    'readers-null',
    'Nobody may read a folder.',
    bodyWith(200, { '/data/*/attributes/readers': null }),
  ),
  shown(
    'GET /folders/{folder_key}',
    'parent-bare',
    'The parent is its key alone.',
    bodyWith(200, { '/data/relationships/parent/data': () => 'fld-11' }),
  ),
  shown(
    'get_tree',
    'deep-name-number',
    'A name deep in the tree is a number.',
    bodyWith(200, { '/data/children/*/children/*/name': 7 }),
  ),
  shown(
    'get_info',
    'info-cached',
    'The numbers may be kept.',
    headersWith(200, { 'Cache-Control': 'max-age=60' }),
  ),
  shown(
    'list_documents',
    'language-other',
    'A language that is not listed.',
    bodyWith(200, { '/data/*/attributes/language': 'english' }),
  ),
  told('create_object', 'created-200', 'A new object is answered with 200.', statusInstead(201, 200)),
  told(
    'create_object',
    'location-missing',
    'There is no Location.',
    headersWith(201, { Location: undefined }),
  ),
  told(
    'create_object',
    'created-at-space',
    'The time of creation has a space in it.',
    bodyWith(201, { [`${ATTRIBUTES}/created_at`]: (old) => String(old).replace('T', ' ') }),
  ),
  told(
    'create_object',
    'conflict-without-code',
    'The conflict has no code.',
    bodyWith(409, { '/errors/*/code': undefined }),
  ),
  told('update_object', 'updated-202', 'A change is answered with 202.', statusInstead(204, 202)),
  told('update_object', 'updated-etag-missing', 'There is no ETag.', headersWith(204, { ETag: undefined })),
  told(
    'delete_object',
    'deleted-count-missing',
    'Nobody tells what went with it.',
    bodyWith(200, { '/meta/documents': undefined }),
  ),
  told('bulk_update_objects', 'bulk-207', 'Several results are answered with 207.', statusInstead(200, 207)),
  told(
    'bulk_update_objects',
    'result-status-text',
    'The status of a result is a text.',
    bodyWith(200, { '/data/*/status': String }),
  ),
  told(
    'delete_objects',
    'missing-null',
    'No list where nothing is missing.',
    bodyWith(200, { '/meta/missing': null }),
  ),
  told(
    'search_objects',
    'search-count-missing',
    'There is no count.',
    bodyWith(200, { '/meta/count': undefined }),
  ),
  told('move_folder', 'moved-204', 'A move is answered with 204.', async (_, next) => {
    const answer = await next();
    return answer.status === 200 ? { status: 204 } : answer;
  }),
  told(
    'add_document',
    'sha-base64',
    'The checksum has another form.',
    bodyWith(201, { [`${ATTRIBUTES}/sha256`]: 'q83v' }),
  ),
];
