// A script that exercises every operation of the weather service and each fault.
export const script = `
GET /stations
GET /stations?country=NO&kind=land
GET /stations?country=Norway
GET /stations?kind=ship
GET /stations?minElevation=900
GET /stations?name=Oslo
GET /stations?name=O
GET /stations?order=elevation&page=2&pageSize=10
GET /stations?pageSize=50
GET /stations?pageSize=51
GET /stations/OSLO
GET /stations/NONE
GET /stations/oslo
GET /stations/OSLO/observations
GET /stations/OSLO/observations?from=2025-03-01&to=2025-03-10&last=5
GET /stations/OSLO/observations?from=2025-03-20&to=2025-03-10
GET /stations/OSLO/observations?from=march
GET /stations/OSLO/latest
GET /stations/OSLO/latest?units=imperial
GET /stations/OSLO/latest?units=kelvin
GET /stations/NONE/latest
GET /forecast?lat=59.75&lon=10.5
GET /forecast?lat=59.75&lon=10.5&hours=6&units=imperial
GET /forecast?lat=90&lon=10.5&hours=6
GET /forecast?lat=90.25&lon=10.5
GET /forecast?lat=59.7&lon=10.5
GET /forecast?lat=59.75&lon=180
GET /forecast?lat=59.75
GET /warnings
GET /warnings?severity=red
GET /warnings?severity=yellow&country=NO
GET /nowhere
POST /stations {}
`;
