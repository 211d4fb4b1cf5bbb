// A script that exercises every operation of the fleet and each fault.
const long = 'x'.repeat(60);
const unknown = '0b8f2c5e-1111-4222-a333-444455556666';

export const script = `
GET /vehicles
GET /vehicles?kind=van&size=5
GET /vehicles?kind=boat
GET /vehicles?minPrice=40000
GET /vehicles?maxPrice=40000
GET /vehicles?minPrice=-1
GET /vehicles?createdAfter=2025-06-01T00:00:00Z
GET /vehicles?createdBefore=2025-06-01T00:00:00Z
GET /vehicles?createdAfter=june
GET /vehicles?size=50
GET /vehicles?size=0
GET /vehicles?page=2&size=20
GET /!!vehicles
GET /v/${unknown}
nobody GET /v/${unknown}
somebody GET /v/${unknown}
GET /v/none
GET /trips
GET /trips?first=3
GET /trips?first=3&after=$c
GET /trips?after=dHJpcDpub25l
GET /trips?vehicle=${unknown}
GET /trips?vehicle=none
driver GET /trips
GET /zones
GET /!0!zones
GET /!none!zones
nobody GET /zones
POST /vehicles {"kind":"truck","label":"Big","price":5,"payloadKg":500,"plate":"B-X 1","note":"n"}
POST /vehicles {"kind":"van","label":"${long}","price":5,"seats":2}
GET /v/$1
driver GET /v/$1
GET /vehicles
driver POST /vehicles {"kind":"bike","label":"b","price":5,"cargo":true}
POST /vehicles {"kind":"truck","label":"Heavy","price":5,"payloadKg":50000,"plate":"B-X 1"}
POST /vehicles {"kind":"truck","label":"Plate","price":5,"payloadKg":500,"plate":"none"}
POST /vehicles {"kind":"truck","label":"Plain","price":5,"payloadKg":500}
POST /vehicles {"kind":"bike","label":"b","price":"5","cargo":true}
PATCH /v/$1 {}
PATCH /v/$1 {"wheels":6}
PATCH /v/$1 {"label":"New"}
GET /v/$1
PUT /v/$1 {}
nobody DELETE /v/$2
DELETE /v/$1
GET /v/$1
DELETE /v/$1
POST /zones {"name":"Z","zones":[{"name":"Y","zones":[{"name":"X"}]}]}
GET /zones/$3
POST /zones {"name":"Z","zones":[{"name":""}]}
POST /zones {"name":"Z","zones":[{"name":"a"},{"name":"a"},{"name":"a"},{"name":"a"},{"name":"a"}]}
POST /zones {"name":
POST:text/plain /zones {"name":"T"}
GET /zones/none
DELETE /zones/$3
GET /zones/$3
DELETE /zones/${unknown}
POST /reports {"about":"costs","month":"2025-03"}
GET /reports/$4
driver GET /reports/$4
POST /reports {"about":"costs","month":"March"}
POST /reports {"about":"costs","month":"2025-03","copies":0}
POST /reports {"about":
`;
