// A script that exercises every operation of the archive and each fault.
const object = (number: string, more = '') =>
  `{"data":{"type":"object","attributes":{"inventory_number":"${number}","title":"T","kind":"coin"${more}}}}`;
const change = (attributes: string) => `{"data":{"type":"object","attributes":${attributes}}}`;
const filed = (folder: string) => `"relationships":{"folder":{"data":{"type":"folder","key":"${folder}"}}}`;
const folder = (attributes: string, more = '') =>
  `{"data":{"type":"folder","attributes":${attributes}${more}}}`;
const inside = (parent: string) => `,"relationships":{"parent":{"data":{"type":"folder","key":"${parent}"}}}`;
const file = (name: string, metadata: string) =>
  `form metadata={"caption":"${name}"${metadata}} file@=0x89504eff00`;
const M = ':application/vnd.museum+json';
const KEY = 'api_key=mus-4c0e-reader';
const SIX = Array.from({ length: 6 }, () => '{"key":"obj-1001","attributes":{"title":"A"}}');

export const script = `
GET /info
nobody GET /info
GET /objects
nobody GET /objects?${KEY}
GET /objects?page[size]=5&page[after]=WyJvYmotMTAwNSIsIlQiLCJjb2luIixudWxsLCJYIl0
GET /objects?page[size]=20&page[after]=WyJvYmotMTAwNSIsIlQiLCJjb2luIixudWxsLCJYIl0
GET /objects?page[size]=4&page[after]=WyJvYmotMTAwNSIsIlQiLCJjb2luIixudWxsLCJYIl0
GET /objects?page[size]=21
GET /objects?page[depth]=2
GET /objects?page[after]=nonsense
GET /objects?filter[kind]=coin
GET /objects?filter[made_on][gte]=1700-01-01
GET /objects?filter[made_on][lt]=1700-01-01
GET /objects?filter[made_on][gte]=today
GET /objects?filter[folder]=fld-14&include=folder
GET /objects?sort=title,-made_on
GET /objects?fields=title,kind
GET /objects/export
GET +accept=text/tab-separated-values /objects/export
GET /objects/export?filter[kind]=textile
GET /objects/obj-1001
nobody GET /objects/obj-1001?${KEY}
GET /objects/obj-1002
GET /objects/obj-1003
GET /objects/obj-1008
GET /objects/obj-9999
GET /objects/obj-1001/notes
GET /objects/obj-1001/documents
GET /documents/doc-101
somebody GET /documents/doc-101
GET /documents/doc-1010101010
GET /documents/doc-999
GET /documents/doc-101/content
GET /folders
nobody GET /folders
GET /folders?offset=3&limit=4
GET /folders?filter[parent]=fld-11
GET /folders/fld-12
GET /folders/fld-11/tree
nobody GET /folders/fld-11/tree?api_key=wrong
GET /folders/fld-11/tree?depth=7
PUT /folders
POST${M} /objects/search {"kinds":["coin"],"limit":2}
POST${M} /objects/search {"kinds":["coin","coin"]}
POST${M} /objects/search {}
POST${M} /objects ${object('AA-2026-1')}
POST${M} /objects ${object('AA-2026-1')}
POST${M} /objects ${object('AA-2026-2', `,"title":"${'t'.repeat(81)}"`)}
POST${M} /objects ${object('AA-2026-3', ',"title":""')}
POST${M} /objects ${object('four')}
POST${M} /objects ${object('AA-2026-5', ',"kind":"rug"')}
POST${M} /objects ${object('AA-2026-6', ',"insured_value":1.005')}
POST${M} /objects ${object('AA-2026-7', ',"dimensions":[1,2,"cm",4]')}
POST${M} /objects ${object('AA-2026-8', ',"dimensions":[1,2,"in"]')}
POST${M} /objects ${object('AA-2026-9', ',"materials":["wood"]')}
POST${M} /objects ${object('AA-2026-10', ',"materials":["main:wood","main:wood"]')}
POST${M} /objects ${object('AA-2026-11', ',"condition":{"state":"damaged"}')}
POST${M} /objects ${object('AA-2026-12', ',"labels":{"english":"x"}')}
POST${M} /objects ${object('AA-2026-13', ',"lent_to":"X"')}
POST${M} /objects ${object('AA-2026-14', ',"curator":"X"')}
POST${M} /objects ${object('AA-2026-15', ',"made_on":"soon"')}
POST${M} /objects ${object('AA-2026-16', ',"provenance":{"seller":"S","price":3}')}
POST${M} /objects ${object('AA-2026-17', ',"provenance":{"donor":"D","year":1900}')}
POST${M} /objects ${object('AA-2026-18', ',"title":"\u00c9t\u00e9"')}
POST${M} /objects ${object('AA-2026-19', ',"insured_value":4999999.99')}
POST${M} /objects ${object('AA-2026-20', ',"made_on":null')}
POST${M} /objects ${object('AA-2026-21', ',"labels":{"en":"x"},"weight_kg":"1.500","insured_value":19.99')}
POST${M} /objects {"data":
PATCH${M} /objects/obj-1002 {"data":{"type":"object",${filed('fld-20')}}}
GET /objects/obj-1002
PATCH${M} /objects/obj-1002 {"data":{"type":"thing","attributes":{"title":"Thing"}}}
PATCH${M} /objects/obj-1002 ${change('{}')}
PATCH${M} /objects/obj-1002 ${change('{"title":"Newer","weight_kg":null}')}
GET /objects/obj-1002
PATCH!"0000000000000000"${M} /objects/obj-1002 ${change('{"title":"Old"}')}
PATCH${M} /objects {"data":[{"key":"obj-1001","attributes":{"title":"A","insured_value":5}},\
{"key":"obj-1003","attributes":{"title":"B"}},{"key":"obj-1008","attributes":{"title":"C"}}]}
GET /objects/obj-1001
GET /objects/obj-1003
PATCH${M} /objects {"data":[${SIX}]}
GET /objects?filter[made_on][gte]=1400-01-01&page[size]=20&sort=-inventory_number
GET /objects?page[size]=20&page[after]=WyJvYmotMTAzMCIsIlQiLCJjb2luIixudWxsLCJYIl0
POST${M} /objects/obj-1004:withdraw {"reason":"stolen"}
POST${M} /objects/obj-1004:withdraw {"reason":"sold"}
GET /objects/obj-1004
POST${M} /objects/obj-1004:withdraw {"reason":"sold"}
PUT:text/plain /objects/obj-1001/notes Dry.
GET /objects/obj-1001/notes
PUT:text/plain /objects/obj-1001/notes ${'n'.repeat(501)}
PUT:text/html /objects/obj-1001/notes <p>
POST /objects/obj-1001/documents ${file('Front', ',"language":"en","taken_on":"2020-01-01"')}
GET /documents/$9
GET /documents/$9/content
POST${M} /objects {"data":{"type":"object",${filed('fld-12')},${object('AA-2026-22').slice(25)}
GET /objects/obj-1001/documents
POST /objects/obj-1001/documents ${file('Back', '')}
POST /objects/obj-1001/documents ${file('B', ',"language":"en"')}
POST /objects/obj-1001/documents ${file('Side', ',"language":"en"').replace('file@', 'file@text/html')}
POST /objects/obj-9999/documents ${file('None', ',"language":"en"')}
PUT:application/octet-stream /documents/doc-101/content abc
GET /documents/doc-101/content
PUT:application/octet-stream /documents/doc-101/content ${'c'.repeat(8193)}
DELETE /documents/doc-101
GET /documents/doc-101
DELETE /documents/doc-101
POST${M} /folders ${folder('{"name":"New","readers":["guards"],"colour":"#abcdef"}', inside('fld-11'))}
POST${M} /folders ${folder('{"name":"None","readers":[]}')}
POST${M} /folders {"data":
POST /folders ${folder('{"name":"Plain"}')}
GET /folders?limit=12
GET /folders?filter[parent]=fld-11&limit=12
PATCH${M} /folders/fld-12 ${folder('{"name":"Roma"}')}
GET /folders/fld-12
PATCH${M} /folders/fld-12 ${folder('{"colour":"#000000"}')}
GET /folders/fld-12
POST${M} /folders/fld-12:move {"parent_key":"fld-14"}
POST${M} /folders/fld-12:move {"parent_key":"fld-18"}
GET /folders/fld-12
POST${M} /folders/fld-12:move {"parent_key":null}
DELETE /folders/fld-11
DELETE /folders/fld-20
DELETE /objects/obj-1002
DELETE /folders/fld-20
GET /folders/fld-20
DELETE /folders/fld-20
GET /objects/obj-1002
DELETE /objects/obj-1002
DELETE /objects?keys=obj-1001,obj-9999
nobody DELETE /objects?keys=obj-1003&${KEY}
DELETE /objects?keys=obj-1001,key&${KEY}
DELETE /objects?keys=obj-1001,obj-9999&${KEY}
GET /objects/obj-1001
nobody PATCH${M} /folders/fld-12?${KEY} ${folder('{"name":"Rom"}')}
nobody POST${M} /folders?${KEY} ${folder('{"name":"Key"}')}
`;
