// The usual meanings of names in a contract. These guesses only decide what is tried; findings depend on the responses.

/** `locationids` for `location_ids`, `locationIds`, `Location-IDs`. */
export const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The words of a name: `created`, `after` for `createdAfter` and `created_after`. */
export function wordsOf(name: string): string[] {
  const words =
    wordsOfNames.get(name) ??
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '');
  wordsOfNames.set(name, words);
  return words;
}

/** Cached, because the same few names are looked up for every value. */
const wordsOfNames = new Map<string, string[]>();

export function singular(word: string): string {
  if (/(ss|us|is|news|series)$/.test(word)) return word;
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/(x|ch|sh|ss)es$/.test(word)) return word.replace(/es$/, '');
  return word.replace(/s$/, '');
}

const ID_WORDS = ['id', 'ids', 'uid', 'uids', 'uuid', 'guid', 'key', 'ref', 'slug'];

/** `location` for `locationId` and `location_ids`, empty for a bare `id`; undefined if the name is not a reference. */
export function recordNamed(name: string): string | undefined {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  if (!['id', 'ids', 'uid', 'uids', 'uuid', 'guid'].includes(last)) return undefined;
  return words.slice(0, -1).map(singular).join('');
}

/** How likely a property is to be its record's id; 0 if not at all. */
export function idLikeness(name: string, record: string): number {
  const words = wordsOf(name);
  const whole = plain(name);
  if (whole === 'id') return 10;
  if (whole === `${record}id` || whole === `${record}uuid` || whole === `${record}uid`) return 9;
  if (['uuid', 'uid', 'guid', 'identifier'].includes(whole)) return 8;
  if (whole === record || whole === `${record}number` || whole === `${record}key`) return 6;
  if (['key', 'slug', 'code', 'number', 'ref', 'name', 'handle'].includes(whole)) return 5;
  if (words.some((word) => ID_WORDS.includes(word))) return 3;
  return 0;
}

const has =
  (...names: string[]) =>
  (name: string): boolean =>
    names.includes(plain(name));

/** Names of objects that hold paging parameters. */
export const isPaging = has('page', 'paging', 'pagination', 'pager', 'paginator', 'pageable');

/** `size` for `page[size]`; in another object, like `filter[size]`, it may be a shoe size. */
function ofPaging(name: string): string {
  const [, outer = '', inner = ''] = /^([^[\]]+)\[([^[\]]+)\]$/.exec(name) ?? [];
  return isPaging(outer) ? inner : name;
}

/** The same for names that may be inside a paging object. */
const hasInPaging = (...names: string[]) => {
  const is = has(...names);
  return (name: string): boolean => is(name) || is(ofPaging(name));
};

export const isLimit = hasInPaging(
  ...['limit', 'size', 'perpage', 'pagesize', 'count', 'take', 'first', 'top', 'maxresults', 'pagelimit'],
  ...['itemsperpage', 'rows', 'maxitems', 'resultsperpage', 'pagelen', 'pagelength', 'maxcount', 'batchsize'],
);
const isNumberOfPage = has('page', 'pagenumber', 'pageno', 'pageindex', 'p');
export const isPage = (name: string): boolean =>
  isNumberOfPage(name) || (ofPaging(name) !== name && has('number', 'no', 'index')(ofPaging(name)));
export const isOffset = hasInPaging(
  ...[
    'offset',
    'skip',
    'start',
    'startindex',
    'from',
    'startat',
    'fromrow',
    'startrow',
    'firstrow',
    'rowoffset',
  ],
);
export const isCursor = hasInPaging(
  ...[
    'cursor',
    'after',
    'pagetoken',
    'nexttoken',
    'continuationtoken',
    'continuation',
    'token',
    'startingafter',
  ],
  ...['nextcursor', 'nextpagetoken', 'startcursor', 'aftercursor', 'marker', 'starttoken', 'scrollid'],
);
export const isSort = has(
  'sort',
  'sortby',
  'orderby',
  'order',
  'ordering',
  'sorting',
  'sortfield',
  'sortkey',
);
export const isDirection = has(
  'order',
  'dir',
  'direction',
  'sortorder',
  'sortdir',
  'sortdirection',
  'orderdir',
);
/** `deleted` for `includeDeleted`: what a list includes on request. */
export const alsoListed = (name: string): string | undefined =>
  /^(?:include|with|show)(deleted|removed|archived)$/.exec(plain(name))?.[1];
export const isSearch = has(
  'q',
  'query',
  'search',
  'searchterm',
  'term',
  'text',
  'keyword',
  'keywords',
  'find',
  'fulltext',
);

export const isTotal = has(
  'total',
  'totalcount',
  'totalitems',
  'totalresults',
  'totalelements',
  'count',
  'totalrecords',
  'itemcount',
  'recordcount',
  ...['totalentries', 'totalrows', 'totalhits', 'totalfound', 'totalmatches', 'totalsize', 'totalnumber'],
  'odatacount',
  ...['entrycount', 'rowcount', 'hitcount', 'resultcount', 'numfound', 'numresults', 'numitems'],
);
export const isPages = has('pages', 'totalpages', 'pagecount', 'numpages', 'lastpage');
export const isMore = has('hasmore', 'hasnext', 'hasnextpage', 'more');
export const isNext = has(
  ...[
    'next',
    'nextcursor',
    'nextpagetoken',
    'nexttoken',
    'endcursor',
    'continuationtoken',
    'cursor',
    'nextpage',
  ],
  ...[
    'continuation',
    'pagetoken',
    'after',
    'nextafter',
    'marker',
    'nextmarker',
    'nexturl',
    'nexturi',
    'nextlink',
    'odatanextlink',
  ],
  ...['nexthref', 'nextpageurl', 'nextpageuri', 'nextpagelink'],
);
export const isItems = has(
  ...[
    'items',
    'data',
    'results',
    'edges',
    'records',
    'list',
    'entries',
    'content',
    'value',
    'values',
    'rows',
    'hits',
    'nodes',
  ],
  ...['elements', 'objects', 'documents', 'collection', 'result', 'member', 'members'],
);

/** Names of workflow states, whose transitions only the server knows. */
export const isWorkflow = (name: string): boolean =>
  wordsOf(name).some((word) => ['status', 'state', 'stage', 'phase', 'step', 'lifecycle'].includes(word));

/** Names of bounds that depend on another property: first and last, minimum and maximum. */
export const isBound = (name: string): boolean =>
  !/^(first|last)names?$/.test(plain(name)) &&
  wordsOf(name).some((word) =>
    [
      ...[
        'min',
        'max',
        'from',
        'to',
        'start',
        'starts',
        'end',
        'ends',
        'since',
        'until',
        'before',
        'after',
        'begin',
      ],
      ...[
        'begins',
        'lower',
        'upper',
        'low',
        'high',
        'minimum',
        'maximum',
        'first',
        'last',
        'confirm',
        'confirmation',
      ],
    ].includes(word),
  );

/** Names of a record's version, which the server assigns. */
export const isVersion = has('etag', 'lockversion', 'rowversion', 'resourceversion');

/** Names of values that are never returned as sent. */
export const isSecret = (name: string): boolean =>
  wordsOf(name).some((word) =>
    ['password', 'secret', 'token', 'pin', 'passphrase', 'credential', 'cvc'].includes(word),
  );

/** Names of values that a server counts or dates itself. */
export const isDerived = (name: string): boolean =>
  wordsOf(name).some((word) =>
    ['updated', 'modified', 'changed', 'version', 'revision', 'etag', 'count'].includes(word),
  );
