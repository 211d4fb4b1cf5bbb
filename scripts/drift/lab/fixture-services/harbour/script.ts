// A script that exercises every operation of the harbour office and each fault.
const ferry = (more: string) => `{"vessel":{"class":"ferry","seats":9,${more}}}`;
const BERTH = '/piers/2/berths/A1';

export const script = `
GET /piers
GET /piers?page_len=5&marker=m5
GET /piers?page_len=25&ice_class=2
GET /piers?is_open=true&depth_m_min=12
GET /piers/2
GET /piers/2/tariffs
nobody GET /piers/2/tariffs
GET /piers/2/berths
GET /piers/3/berths/A1/calls
GET ${BERTH}
GET ${BERTH}/calls
GET ${BERTH}/calls/100
GET /vessels
GET /vessels?order=built%20desc&rows=5&from_row=3
GET /vessels?flag=NO
GET /vessels?rows=31
GET /vessels/12
somebody GET /vessels/12
GET /notices/1
POST /piers {"title":"New","depth_m":9,"ice_class":1,"is_open":false}
POST /piers {"title":"Deep","depth_m":61,"ice_class":1}
POST /piers {"title":"Cold","depth_m":6,"ice_class":7}
GET /piers/701
GET /piers?marker=m700
PUT /piers/701 {"title":"No version","depth_m":8,"ice_class":2}
PUT!none /piers/701 {"title":"Other version","depth_m":8,"ice_class":2}
PUT!* /piers/701 {"title":"Newer","depth_m":8,"ice_class":2}
GET /piers/701
PUT /piers/5/tariffs {"coal":{"per_tonne":2}}
PUT /piers/5/tariffs {"coal":{}}
GET /piers/5/tariffs
PUT /piers/5/berths/Z9 {"length_m":50,"crane":true,"nickname":"N"}
GET /piers/5/berths/Z9
PUT /piers/5/berths/Z8 {"length_m":4}
PUT /piers/5/berths/odd {"length_m":9}
PATCH:application/merge-patch+json /piers/5/berths/Z9 {"length_m":60}
GET /piers/5/berths/Z9
PATCH:application/merge-patch+json /piers/5/berths/Z9 {"nickname":null}
GET /piers/5/berths/Z9
PATCH:application/merge-patch+json /piers/5/berths/Z9 {"nickname":
DELETE /piers/5/berths/Z9
GET /piers/5/berths/Z9
POST ${BERTH}/calls {"vessel_id":12,"arrives":"2025-01-01T00:00:00Z","draught_m":3,"hazard":2}
POST ${BERTH}/calls {"vessel_id":12,"arrives":"2025-01-01T00:00:00Z","hazard":5}
GET ${BERTH}/calls
GET ${BERTH}/calls/702
GET ${BERTH}/calls/703
DELETE ${BERTH}/calls/702
DELETE ${BERTH}/calls/100
GET ${BERTH}/calls/100
GET ${BERTH}/calls
POST /vessels ${ferry('"name":"F","imo":"IMO1234567","built":1999,"agent":"A"')}
POST /vessels ${ferry('"name":"F","imo":"IMO1234567"')}
POST /vessels ${ferry(`"name":"${'f'.repeat(51)}","imo":"IMO1234568"`)}
POST:text/plain /vessels ${ferry('"name":"T","imo":"IMO1234569"')}
PATCH:application/merge-patch+json /vessels/12 {"vessel":{"name":"G"}}
PATCH:application/merge-patch+json /vessels/12 {"vessel":{"colour":"red"}}
GET /vessels/12
GET /vessels/703
GET /vessels/704
POST /notices [{"text":"a","urgency":3,"addenda":[{"text":"b","addenda":[{"text":"c"}]}]},{"text":"d"}]
POST /notices [{"text":
POST /notices []
POST /notices [{"text":"1"},{"text":"2"},{"text":"3"},{"text":"4"},{"text":"5"},{"text":"6"}]
GET /notices/704
GET /notices/705
DELETE /piers/701
GET /piers/701
DELETE /piers/701
`;
