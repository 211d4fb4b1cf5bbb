// A script that exercises every operation of the clinic and each fault.
const long = 'x'.repeat(500);
const times = '"start":"2025-09-01T09:00:00Z","end":"2025-09-01T09:20:00+00:00"';

export const script = `
GET /patients
GET /patients?limit=100&sort=born
GET /patients?limit=5&page=2&sort=-born
GET /patients?limit=101
GET /patients?q=ab
GET /patients?q=a
GET /patients?city=berlin
GET /patients?language=tr
GET /patients?sort=city
GET /patients/pt_seed0002
GET /patients/pt_unknown0
GET /patients/none
nobody GET /patients
somebody GET /patients
GET /appointments
GET /appointments?page=2
GET /appointments?status=done
GET /appointments?status=lost
GET /appointments?patient=pt_seed0003
GET /appointments?patient=none
GET /appointments/ap_seed0001
nobody GET /appointments
nobody GET /appointments/ap_seed0001
DELETE /patients {}
POST /patients {"family":" Öztürk ","given":"Leyla","email":"Leyla@Example.com","phone":"+49 (30) 123-45","city":"Berlin","notes":"<b>hi</b>","language":"tr"}
POST /patients {"family":"Lang","given":"Lise","notes":"${long}"}
GET /patients/$1
PATCH /patients/$1 {"given":"Lale","language":"ar"}
GET /patients/$1
PATCH /patients/$1 {"language":"fr"}
PATCH /patients/$1 {}
POST /patients {"family":"${long}","given":"Lise"}
POST /patients {"family":"Lang"}
POST /patients {"family":"Lang","given":"Lise","email":"none"}
POST /patients {"family":"Lang","given":"Lise","phone":"none"}
POST /patients {"family":
POST:text/plain /patients {"family":"Lang","given":"Lise"}
POST /appointments {"patient":"pt_seed0001",${times}}
POST /appointments {"patient":"pt_seed0001",${times},"status":"done"}
POST /appointments {"patient":"pt_seed0001","start":"soon","end":"2025-09-01T09:20:00Z"}
POST /appointments {"patient":"pt_seed0001","start":"2025-09-01T09:20:00Z"}
POST /appointments {"patient":
PATCH /appointments/$3 {"reason":"Other"}
GET /appointments/$3
wait
GET /patients?q=leyla
DELETE /appointments/$3
GET /appointments/$3
nobody DELETE /patients/$2
DELETE /patients/$1
GET /patients/$1
DELETE /patients/$1
`;
