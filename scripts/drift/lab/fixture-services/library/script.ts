// A script that exercises every operation of the library and each fault.
const long = 'x'.repeat(121);

export const script = `
GET /books
GET /books?limit=100
GET /books?limit=101
GET /books?limit=5&offset=5&sort=-title
GET /books?sort=year&status=lost
GET /books?sort=colour
GET /books?status=sold
GET /books?authorId=3
GET /books?authorId=3&status=lost
GET /books?q=river
GET /books/101
GET /books/1
nobody GET /books
somebody GET /authors/3
GET /authors
GET /authors?limit=3&offset=3&sort=-name
GET /authors/3
GET /authors/99
GET /authors/none
GET /authors/3/books
GET /authors/99/books
DELETE /books
POST /books {"title":"One","authorId":3,"isbn":"9780141183619","year":1926,"summary":"s","tags":["a"]}
POST /books {"title":"Two","authorId":3}
GET /books/$1
GET /books?q=one&limit=100
POST /books {"title":"${long}","authorId":3}
POST /books {"title":"${long.slice(1)}","authorId":3}
POST /books {"title":"Null","authorId":3,"year":null}
POST /books {"title":"Isbn","authorId":3,"isbn":"123"}
POST /books {"title":"Year","authorId":3,"year":1400}
POST /books {"title":"Nobody"}
POST /books {"title":"More","authorId":3,"more":1}
POST /books {"title":"Tags","authorId":3,"tags":["a","b","c","d","e","f"]}
POST:text/plain /books {"title":"Text","authorId":3}
POST /books {"title":"Twin","authorId":3,"isbn":"9780141183619"}
PUT /books/$1 {"title":"","authorId":3}
PUT /books/$1 {"title":"Uno","authorId":4,"isbn":"9780141183619","status":"lost","tags":["z"],"summary":"t","year":1930}
GET /books/$1
PUT /books/$1 {"title":
PATCH:application/merge-patch+json /books/$1 {"status":"sold"}
PATCH:application/merge-patch+json /books/$1 {"title":"Due"}
GET /books/$1
PATCH:application/merge-patch+json /books/$1 {"year":null}
PATCH /books/$1 {"title":"Tre"}
nobody DELETE /books/$2
DELETE /books/$1
GET /books/$1
DELETE /books/$1
POST /authors {"name":"A","born":"then"}
POST /authors {"name":
POST /authors
POST /authors {"name":"B"}
DELETE /authors/3
DELETE /authors/$5
DELETE /authors/99
`;
