// A script that exercises every operation of the ticket office and each fault.
const IN_NORTH = '+X-Festival-Region=north';
const more = (others: string) =>
  `{"name":"New","startsOn":"2026-01-31","days":2,"genres":["jazz"],"contact":"a@b.example"${others}}`;
const stage = (others: string) => `{"title":"T","capacity":50,"position":[60,5],${others}}`;
const TENT = '"roof":{"kind":"tent","poles":9}';
const act = (others: string) =>
  `{"kind":"talk","act":"A","startsAt":"2025-07-01T10:00:00Z","price":10.5,"seats":3,${others}}`;
const CREW = '"crew":[{"person":"O","role":"lead"}]';
const order = (others: string) =>
  `{"performanceKey":"$1","holder":{"name":"F","email":"f@x.example"},${others}}`;
const CARD = '"payment":{"cardToken":"tok_abcdef"}';

export const script = `
GET ${IN_NORTH} /festivals
GET /festivals
GET +X-Festival-Region=west /festivals
GET ${IN_NORTH} /festivals?limit=20
GET ${IN_NORTH} /festivals?limit=21
GET ${IN_NORTH} /festivals?status=draft&limit=2
GET ${IN_NORTH} /festivals?genres=jazz,folk
GET ${IN_NORTH} /festivals?camping=true
GET ${IN_NORTH} /festivals?startsFrom=2024-06-08
GET ${IN_NORTH} /festivals?startsTo=2024-06-08
GET ${IN_NORTH} /festivals?sort=-name
GET ${IN_NORTH} /festivals?after=bm9yZGx5cy0yMDIwLTA
GET ${IN_NORTH} /festivals?after=none
HEAD /festivals
HEAD /festivals?status=over
GET /festivals/nordlys-2020-0
nobody GET /festivals/nordlys-2020-0
reader GET /festivals/havn-2020-2
GET +If-None-Match=$e /festivals/nordlys-2020-0
GET /festivals/a-name-that-is-far-too-long-for-some
GET /festivals/nordlys-2020-0/rider
GET /festivals/nordlys-2020-0/comments
nobody GET /festivals/nordlys-2020-0/comments
GET /festivals/nordlys-2020-0/stages
GET /festivals/nordlys-2020-0/stages?page=2
GET /festivals/nordlys-2020-0/stages?roof=tent
GET /festivals/nordlys-2020-0/stages/2
GET /festivals/nordlys-2020-0/stages/99
GET /festivals/isbre-2020-4/stages/5
GET /festivals/nordlys-2020-0/stages/1/performances?size=5
GET /festivals/nordlys-2020-0/stages/1/performances?kind=talk&kind=concert
GET /festivals/nordlys-2020-0/stages/1/performances?soldOut=true
GET /festivals/nordlys-2020-0/stages/1/performances?price[min]=72.5&price[max]=120
GET /festivals/nordlys-2020-0/stages/1/performances?sort=-price
boxOffice GET /orders
boxOffice GET /orders?state=placed%7Cpaid
boxOffice GET /orders?placedBefore=2025-02-01T00:00:00Z
boxOffice GET /orders?minSeats=3&count=50
boxOffice GET /orders?offset=15
organiser GET /orders
nobody GET /orders
nobody GET +Authorization=Basic /orders
PUT /festivals/brand-new ${more('')}
GET /festivals/brand-new
PUT /festivals/brand-new ${more(',"vatRate":12,"website":"https://x.example/"')}
PUT /festivals/brand-new ${more(',"website":"https://x.example/"')}
PUT /festivals/brand-new ${more(',"website":null,"vatRate":7')}
PUT /festivals/brand-new ${more(',"vatRate":7.2')}
PUT /festivals/brand-new ${more(',"genres":["jazz","jazz"]')}
PUT /festivals/brand-new ${more(',"days":0')}
PUT /festivals/brand-new ${more(',"camping":true')}
PUT /festivals/brand-new ${more(',"campingPitches":5')}
PUT /festivals/brand-new ${more(',"helpline":"+4790123456"')}
PUT /festivals/brand-new ${more(',"colour":"red"')}
PUT /festivals/brand-new ${more(',"contact":"nobody"')}
PUT /festivals/brand-new ${more(',"website":"no where"')}
PUT /festivals/A ${more('')}
reader PUT /festivals/brand-new ${more(',"name":"By a reader"')}
GET /festivals/brand-new
PATCH:application/merge-patch+json /festivals/brand-new {"status":"over"}
PATCH:application/merge-patch+json /festivals/brand-new {"website":"https://y.example/"}
PATCH:application/merge-patch+json /festivals/brand-new {"name":"Newer"}
PATCH:application/merge-patch+json /festivals/brand-new {"website":null}
PATCH:application/merge-patch+json /festivals/brand-new {}
GET /festivals/brand-new
PUT /festivals/brand-new/rider {"power":{"volts":230,"amps":16},"noteA":"x"}
PUT /festivals/brand-new/rider {"towels":3}
PUT /festivals/brand-new/rider {"Big":3}
PUT /festivals/brand-new/rider {"noteA":3}
PUT /festivals/brand-new/rider {"towels":"many"}
PUT /festivals/brand-new/rider {"towels":
GET /festivals/brand-new/rider
POST /festivals/brand-new/stages ${stage(TENT)}
fan POST /festivals/brand-new/comments {"author":"Me","text":"Hi","replies":[{"author":"You","text":"Ho"}]}
fan POST /festivals/brand-new/comments {"author":"admin","text":"Hi"}
fan POST /festivals/brand-new/comments {"author":"Me","text":"Hi","replies":[{"author":7}]}
fan POST /festivals/brand-new/comments {"author":"Me","text":"${'long '.repeat(30)}"}
fan POST:text/plain /festivals/brand-new/comments {"author":"Me","text":"Plain"}
nobody POST +Cookie=fan_session=other /festivals/brand-new/comments {"author":"Me","text":"Wrong"}
GET /festivals/brand-new/comments
POST /festivals/brand-new/stages ${stage('"roof":{"kind":"hall","street":"S"}')}
POST /festivals/brand-new/stages ${stage('"roof":{"kind":"dome"}')}
POST /festivals/brand-new/stages ${stage(`${TENT},"position":[1,2,3]`)}
POST /festivals/brand-new/stages ${stage(`${TENT},"capacity":7`)}
GET /festivals/brand-new/stages
GET /festivals/brand-new/stages/701
PUT /festivals/brand-new/stages/701 ${stage(`${TENT},"title":"Other"`)}
PUT /festivals/brand-new/stages/701 ${stage(`${TENT},"lightDesk":"desk"`)}
GET /festivals/brand-new/stages/701
POST /festivals/brand-new/stages/701/performances ${act(`${CREW},"programme":"P","ageLimit":18`)}
POST /festivals/brand-new/stages/701/performances ${act('"crew":[]')}
POST /festivals/brand-new/stages/701/performances ${act(`${CREW},"length":"long"`)}
POST /festivals/brand-new/stages/701/performances ${act(
  `"crew":[${Array.from({ length: 3 }, (_, i) => `{"person":"O${i}","role":"lead"}`).join()}]`,
)}
GET /festivals/brand-new/stages/701/performances
GET /festivals/brand-new/stages/701/performances/$1
GET /festivals/nordlys-2020-0/stages/1/performances/$1
GET +Authorization=Bearer /festivals/brand-new/stages/701/performances/$1
PATCH /festivals/brand-new/stages/701/performances/$1 {"price":12}
reader PATCH /festivals/brand-new/stages/701/performances/$1 {"price":15}
fan POST /orders ${order(`"seats":1,${CARD}`)}
fan POST ${IN_NORTH} +Idempotency-Key=repeated-1 /orders ${order(`"seats":1,${CARD},"note":"N"`)}
fan POST ${IN_NORTH} +Idempotency-Key=repeated-1 /orders ${order(`"seats":1,${CARD},"note":"N"`)}
fan POST ${IN_NORTH} +Idempotency-Key=repeated-1 /orders ${order(`"seats":2,${CARD}`)}
fan POST ${IN_NORTH} +Idempotency-Key=short /orders ${order(`"seats":1,${CARD}`)}
fan POST ${IN_NORTH} /orders ${order('"seats":1,"payment":{"invoiceTo":"S","cardToken":"tok_abcdef"}')}
fan POST ${IN_NORTH} /orders ${order(`"seats":6,${CARD}`)}
fan POST ${IN_NORTH} /orders ${order('"seats":1,"payment":{"invoiceTo":"S"}')}
nobody POST ${IN_NORTH} /orders ${order(`"seats":1,${CARD}`)}
fan GET /orders/$2
boxOffice GET /orders/$2
nobody GET /orders/$2
boxOffice GET /orders
fan POST /orders/$2/cancellation
fan POST /orders/$2/cancellation
fan GET /orders/$2
boxOffice POST /box-office/exports {"format":"csv"}
boxOffice POST /box-office/exports {"format":"json","delimiter":";"}
nobody POST /box-office/exports {"format":"csv"}
wait
boxOffice GET /box-office/exports/$6
nobody DELETE /festivals/brand-new/stages/702
DELETE /festivals/brand-new/stages/701
DELETE /festivals/brand-new/stages/999
DELETE /festivals/nordlys-2020-0/stages/11
DELETE /festivals/brand-new/stages/701/performances/$1
GET /festivals/brand-new/stages/701/performances/$1
DELETE /festivals/brand-new/stages/701
GET /festivals/brand-new/stages/701
POST /festivals/brand-new/stages ${stage(`${TENT},"title":"Last"`)}
DELETE /festivals/brand-new
DELETE /festivals/brand-new
GET /festivals/brand-new
GET ${IN_NORTH} /festivals?limit=20
GET /festivals/brand-new/stages/710
PUT /festivals/brand-new ${more('')}
GET /festivals/brand-new/stages
`;
