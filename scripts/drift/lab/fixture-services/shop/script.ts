// A script that exercises every operation of the shop and each fault.
const long = 'x'.repeat(70);
const many = Array.from({ length: 21 }, (_, i) => i + 1).join(',');
const urlencoded = 'POST:application/x-www-form-urlencoded';
const line = '{"sku":"AB-1234","quantity":1}';

export const script = `
GET /products
GET /products?page=2&per_page=10
GET /products?page=4&per_page=10
GET /products?per_page=40
GET /products?per_page=41
GET /products?page=0
GET /products?sort_by=price&order=desc
GET /products?sort_by=price
GET /products?sort_by=weight
GET /products?colors=red&colors=blue
GET /products?ids=2,5,7
GET /products?ids=${many}
GET /products?sizes=s%7Cl
GET /products?sizes=xxl
GET /products?price%5Bmin%5D=60&price%5Bmax%5D=120
GET /products?price%5Bmin%5D=-1
HEAD /products
PUT /products {}
GET /products/1
nobody GET /products/1
GET /products/none
GET /products/999
GET /products/1/image
GET /products/22/image
GET /products/export
somebody GET /products/export
nobody ${urlencoded} /login username=clerk&password=correct+horse
nobody ${urlencoded} /login username=clerk&password=wrong+horse
nobody ${urlencoded} /login username=clerk&password=short
nobody ${urlencoded} /login password=correct+horse
POST /products {"sku":"ZZ-0001","name":"Zed","price":5,"stock":7,"dimensions":[1,2,"cm"],"attributes":{"fabric":"silk"}}
POST /products {"sku":"ZZ-0001","name":"Zed","price":5}
POST /products {"sku":"none","name":"Zed","price":5}
POST /products {"sku":"ZZ-0002","name":"Zed"}
POST /products {"sku":"ZZ-0003","name":"Zed","price":5,"dimensions":[1,2,"mm"]}
POST /products {"sku":"ZZ-0004","name":"Zed","price":5,"size":null}
POST /products {"sku":"ZZ-0005","name":"Zed","price":5,"released_on":"soon"}
POST /products {"sku":"ZZ-0006","name":"Zed","price":5,"attributes":{"fabric":"${long}"}}
POST:text/plain /products {"sku":"ZZ-0007","name":"Zed","price":5}
POST /products {"sku":
GET /products/$1
GET /products?ids=$1
PATCH /products/$1 {"name":
PATCH /products/$1 {"name":"${long}"}
PATCH /products/$1 {"weight":1}
GET /products/$1
PUT /products/$1/image form file@=png alt_text=nice position=3 labels=a labels=b
PUT /products/$1/image form file@=png
PUT /products/$1/image form file@=png file@=gnp alt_text=nice
PUT /products/$1/image form alt_text=nice
PUT /products/$1/image form file@=png alt_text=nice position=21
GET /products/$1/image
nobody DELETE /products/2
DELETE /products/$1
GET /products/$1
DELETE /products/$1
POST /customers {"email":"a@example.com","password":"long enough","labels":{"vip":1}}
POST /customers {"email":"none","password":"long enough"}
POST /customers {"email":"a@example.com"}
POST /customers {"email":"a@example.com","password":"short"}
GET /customers/$3
GET /customers/999
POST /orders {"customer_id":$3,"currency":"EUR","lines":[${line}]}
POST /orders {"customer_id":999,"currency":"EUR","lines":[${line}]}
POST /orders {"customer_id":$3,"currency":"USD","lines":[${line}]}
POST /orders {"customer_id":$3,"currency":"EUR","lines":[]}
POST /orders {"customer_id":$3,"currency":"EUR","lines":[{"sku":"AB-1234","quantity":99}]}
GET /orders/$4
POST /orders/$4/cancel
GET /orders/$4
POST /orders/$4/cancel
`;
