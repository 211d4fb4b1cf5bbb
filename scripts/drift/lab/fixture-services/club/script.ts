// A script that exercises every operation of the club and each fault.
export const script = `
GET /members
GET /members?limit=3&offset=3
GET /members/3002
GET /members/1
nobody GET /members
GET /crews
GET /crews/71
GET /crews/71/members
GET /crews/71/members?limit=2
POST /members {"name":"Una","boats":["Otter"],"phone":"030 1234567","weight":70}
POST /members {"name":""}
PATCH:application/json-patch+json /members/$1 [{"op":"replace","path":"/name","value":"Uma"},{"op":"add","path":"/boats/-","value":"Heron"}]
GET /members/$1
PATCH:application/json-patch+json /members/$1 [{"op":"remove","path":"/phone"}]
GET /members/$1
PATCH:application/json-patch+json /members/$1 [{"op":"replace","path":"/name","value":"Eva"},{"op":"test","path":"/name","value":"Una"}]
GET /members/$1
PATCH:application/json-patch+json /members/$1 [{"op":"replace","path":"/id","value":1}]
PATCH /members/$1 {"name":"Eva"}
POST /crews {"name":"Fourth four","seats":4}
GET /members/$1
GET /crews/$2
PUT /crews/$2/members/$1
GET /crews/$2/members
PUT /crews/$2/members/$1
GET /crews/$2/members
PUT /crews/$2/members/3002
PUT /crews/$2/members/1
DELETE /crews/$2/members/$1
GET /crews/$2/members
GET /crews/72/keyholders
GET /crews/72/keyholders/3001
GET /crews/$2/keyholders/$1
PUT:application/json /crews/$2/keyholders/$1 {"note":"The red one."}
PUT /crews/$2/keyholders/$1
GET /crews/$2/keyholders/$1
DELETE /crews/$2/keyholders/$1
GET /crews/$2/keyholders/$1
DELETE /crews/$2
DELETE /members/$1
GET /members/$1
POST /boats {"name":"Otter","rack":4,"colour":"green"}
GET /boats/$3
POST /boats/$3 {"rack":5}
GET /boats/$3
POST /boats/$3 {"rack":99}
DELETE /boats/$3
GET /boats/$3
POST:application/x-www-form-urlencoded /crews/71 seats=5&motto=On+we+row
GET /crews/71
POST:application/x-www-form-urlencoded /crews/71 days=mon&days=tue
GET /crews/71
POST:application/x-www-form-urlencoded /crews/71 seats=many
GET /crews/72/plan
PUT:application/json /crews/72/plan {"water":"The canal","laps":4,"pace":{"lap1":120}}
GET /crews/72/plan
PUT:application/json /crews/72/plan {"water":"The canal"}
GET /crews/72/plan
GET /crews/73/plan
PUT:application/json /crews/72/plan {"laps":4}
POST /members {"name":"Vic","joined_on":"1999-12-31"}
GET /members/$7
POST /boats {"name":"Heron","rack":1}
POST /boats {"name":"Grebe","rack":2}
POST /boats/$8 {"rack":7}
GET /boats/$9
`;
