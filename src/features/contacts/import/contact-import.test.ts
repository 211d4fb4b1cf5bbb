import { describe, expect, it } from 'vitest';
import { CreateContactBody } from '~/api/contacts';
import { createBook } from '~/patterns/import/engine/book';
import type { ImportRules } from '~/patterns/import/engine/columns';
import { CONSENT_LIKE, contactTable } from './contact-columns';

/** Skips rows with problems. */
const rules = { ...contactTable, schema: CreateContactBody, leavesOut: undefined };
const forgiving = { ...rules, leavesOut: true } as const;
const fileOf = (text: string) => new TextEncoder().encode(text).buffer;

describe('the columns of a file', () => {
  const guess = (text: string) => {
    const opened = createBook(rules).open(fileOf(text));
    return 'fault' in opened ? opened.fault : opened.mapping;
  };

  it('are matched by common names, each once', () => {
    expect(
      guess('Vorname;NOM;E-Mail Adresse;tel.;E-Mail\nAda;Okafor;a@b.example;4165550118;c@d.example'),
    ).toEqual([...['firstName', 'lastName', 'emailAddress', 'phoneNumber', null]]);
  });

  it('are matched by a part of their name only if the values fit', () => {
    expect(guess('Customer e-mail,Work phone number\na@b.example,4165550118')).toEqual([
      ...['emailAddress', 'phoneNumber'],
    ]);
    expect(guess('E-mails opened,x\n17,y')).toEqual([null, null]);
  });

  it('are matched by short names that stand alone, not in longer ones', () => {
    expect(guess('First,Last,Email,Opted in\nAda,Okafor,a@b.example,yes')).toEqual([
      ...['firstName', 'lastName', 'emailAddress', 'emailConsent'],
    ]);
    expect(guess('Email,Opt in\na@b.example,yes')).toEqual(['emailAddress', 'emailConsent']);
    expect(guess('First visit,Last seen,Company name,Phone opt in\na,b,c,yes')).toEqual([
      ...[null, null, null, null],
    ]);
  });

  it('with a last visit are matched by their usual headers above dates', () => {
    expect(guess('Email,Last visit\na@b.example,2026-04-23')).toEqual(['emailAddress', 'lastVisit']);
    expect(guess('Email,Last appointment\na@b.example,4/23/26')).toEqual(['emailAddress', 'lastVisit']);
    expect(guess('Email,Appointments,Total spent\na@b.example,12,$640.00')).toEqual([
      ...['emailAddress', 'visitCount', 'spent'],
    ]);
    expect(guess('Email,Last appointment\na@b.example,with Noor')).toEqual(['emailAddress', null]);
    expect(guess('E-Mail;Letzter Umsatz;Umsatz\na@b.example;12;640')).toEqual([
      'emailAddress',
      null,
      'spent',
    ]);
  });

  it('with a birthday or a consent are matched by their usual headers, a consent only above consents', () => {
    const one = (header: string, value: string) => guess(`Email,${header}\na@b.example,${value}`);
    for (const header of ['Bday', 'DOB', 'D.O.B.', 'Birth date', 'Birth-day'])
      expect(one(header, '04-23'), header).toEqual(['emailAddress', 'birthday']);
    for (const header of ['Marketing ok', 'Marketing', 'Newsletter', 'Opt-in', 'Subscribed', 'OK to email'])
      expect(one(header, 'yes'), header).toEqual(['emailAddress', 'emailConsent']);
    for (const header of ['SMS ok', 'SMS opt in', 'OK to text'])
      expect(one(header, 'y'), header).toEqual(['emailAddress', 'smsConsent']);
    expect(one('Newsletter gewünscht', 'ja')).toEqual(['emailAddress', 'emailConsent']);
    expect(one('Newsletter abgemeldet', 'ja')).toEqual(['emailAddress', null]);
    expect(one('Newsletter', 'Monthly')).toEqual(['emailAddress', null]);
    expect(one('Marketing', 'Instagram')).toEqual(['emailAddress', null]);
    expect(one('SMS', '4165550118')).toEqual(['emailAddress', null]);
  });

  it('that seem to be a consent are known, so that they are not lost by mistake', () => {
    for (const header of ['Marketing permission', 'Phone opt in', 'Unsubscribed', 'Werbeeinwilligung'])
      expect(CONSENT_LIKE.test(header), header).toBe(true);
    for (const header of ['Last visit', 'Company name', 'Option', 'Notes']) {
      expect(CONSENT_LIKE.test(header), header).toBe(false);
    }
  });

  it('with a name are the full name, or the part that is missing', () => {
    expect(guess('Name,Email\nAda Okafor,a@b.example')).toEqual(['fullName', 'emailAddress']);
    expect(guess('Name,Vorname\nOkafor,Ada')).toEqual(['lastName', 'firstName']);
    expect(guess('Name,First,Last\nAda Okafor,Ada,Okafor')).toEqual([null, 'firstName', 'lastName']);
  });
});

describe('rows', () => {
  const open = (text: string, by: ImportRules = rules) => {
    const book = createBook(by);
    const opened = book.open(fileOf(text));
    if ('fault' in opened) throw new Error(opened.fault.code);
    return { book, counts: book.check(opened.mapping) };
  };
  const problems = (text: string) =>
    open(text)
      .book.rows(0, 100)
      .map((row) => row.problems.map(({ column, code }) => `${column} ${code}`));

  it('are validated by the contract, cell by cell', () => {
    expect(
      problems(
        [
          'email,phone,first name,birthday,email consent,source,tags',
          'ada@example.com,(416) 555-0118,Ada,1990-04-23,yes,square,a;b',
          'ada at example,555-0118,,13-40,maybe,Big Shop,',
          `,,${'x'.repeat(81)},,,,`,
          `b@example.com,,,,,,${Array.from({ length: 31 }, (_, i) => i).join(';')}`,
        ].join('\n'),
      ),
    ).toEqual([
      [],
      [
        ...['emailAddress email', 'phoneNumber format', 'source format', 'birthday format'],
        'emailConsent oneOf',
      ],
      ['firstName longest', 'emailAddress missing'],
      ['tags mostItems'],
    ]);
  });

  it('with a day that the month does not have are reported', () => {
    const lines = [
      'email,birthday',
      ...['31.02.1990', '29.02.1992', '04-31'].map((day) => `a@b.example,${day}`),
    ];
    expect(problems(lines.join('\n'))).toEqual([['birthday format'], [], ['birthday format']]);
  });

  it('with more values than columns are reported, and accepted after a review', () => {
    const { book } = open('email,first name\na@example.com,Ada,Okafor\n');
    expect(book.rows(0, 1)[0]?.problems).toEqual([{ column: 'firstName', code: 'tooManyCells' }]);
    expect(book.edit(0, 'firstName', 'Ada Okafor')).toMatchObject({
      row: { cells: ['a@example.com', 'Ada Okafor'], problems: [] },
      counts: { bad: 0 },
    });
  });

  it('with a full name are sent with a first and a last name', async () => {
    const { book, counts } = open(
      [
        'Name,Email',
        'Ada Lovelace  Okafor,a@b.example',
        'Cher,c@d.example',
        `${'x'.repeat(90)},e@f.example`,
      ].join('\n'),
    );
    expect(counts).toMatchObject({ rows: 3, bad: 1 });
    expect(book.rows(2, 3)[0]?.problems).toEqual([{ column: 'fullName', code: 'longest', limit: 80 }]);
    expect(book.edit(2, 'fullName', 'Bo Li').counts.bad).toBe(0);
    book.begin();
    expect(await book.chunk(9)?.file.text()).toBe(
      [
        'emailAddress,firstName,lastName',
        'a@b.example,Ada Lovelace,Okafor',
        'c@d.example,Cher,',
        'e@f.example,Bo,Li',
        '',
      ].join('\r\n'),
    );
  });

  it('are imported without invalid values unless nothing else is left to reach the person by', async () => {
    const lines = [
      'Email,Phone,Birthday',
      'ADA@example.com,call mum,in spring',
      'bad,416 555 0118,1.4.1990',
      'bad,12,',
      ',1.7E+10,',
      'b@example.com,1.7E+10,',
    ];
    const { book, counts } = open(lines.join('\n'), forgiving);
    expect(counts).toMatchObject({ rows: 5, bad: 2, leftOut: 3 });
    expect(counts.reasons.map(({ id, rows, skipped, leavesOut }) => [id, rows, skipped, leavesOut])).toEqual([
      ['phoneNumber format', 2, 1, true],
      ['emailAddress email', 2, 1, true],
      ['phoneNumber lostDigits', 2, 1, true],
      ['birthday format', 1, 0, true],
    ]);
    expect(book.rows(0, 1)[0]).toMatchObject({
      number: 2,
      cells: ['ada@example.com', 'call mum', 'in spring'],
      problems: [],
      leftOut: [{ column: 'phoneNumber' }, { column: 'birthday', text: 'in spring' }],
    });
    expect(book.begin()).toMatchObject({ rows: 5, rejected: 2, leftOut: 3 });
    expect(await book.chunk(9)?.file.text()).toBe(
      [
        'emailAddress,phoneNumber,birthday',
        'ada@example.com,,',
        ',4165550118,04-01',
        'b@example.com,,',
        '',
      ].join('\r\n'),
    );
    const reason = { header: 'Reason', notSent: '' };
    const words = book.reasons().map(({ column }) => column);
    expect(await book.rowsToFix('leftOut', {}, words, reason).text()).toContain(
      'ADA@example.com,call mum,in spring,phoneNumber birthday',
    );
    expect(book.look('leftOut')).toBe(3);
    // What the user types is never left out.
    expect(book.edit(0, 'birthday', 'in summer')).toMatchObject({ counts: { bad: 3 }, row: { leftOut: [] } });
    // A corrected value is imported.
    expect(book.edit(0, 'birthday', '04-01').counts.reasons).toHaveLength(3);
    expect(book.decide({ leavesOut: { 'phoneNumber format': false }, orders: {} })).toMatchObject({
      bad: 3,
      leftOut: 2,
    });
    expect(book.rows(0, 1)[0]?.cells[2]).toBe('04-01');
  });

  it('ask once for the order of the dates of a column, unless one of them proves it', async () => {
    const { book, counts } = open('Email,Birthday\na@b.example,4/2/1985\nb@b.example,5/6/1985', forgiving);
    expect(counts.questions).toEqual([{ column: 'birthday', text: '4/2/1985', rows: 2, order: null }]);
    expect(book.rows(0, 1)[0]?.leftOut).toEqual([
      { column: 'birthday', code: 'ambiguousDate', text: '4/2/1985' },
    ]);
    expect(book.decide({ leavesOut: {}, orders: { birthday: 'dayFirst' } })).toMatchObject({ leftOut: 0 });
    expect(book.rows(0, 9).map(({ cells }) => cells[1])).toEqual(['02-04', '06-05']);
    const proven = open('Email,Birthday\na@b.example,4/2/1985\nb@b.example,5/16/1985', forgiving);
    expect(proven.counts).toMatchObject({ questions: [], leftOut: 0 });
    expect(proven.book.rows(0, 1)[0]?.cells[1]).toBe('04-02');
  });

  it('have tags in one spelling, the most frequent one', async () => {
    const { book, counts } = open('Email,Tags\na@b.example,VIP\nb@b.example,vip|New\nc@b.example,VIP;vip');
    expect(counts.spellings).toEqual([{ from: 'vip', to: 'VIP', rows: 2 }]);
    book.begin();
    expect(await book.chunk(9)?.file.text()).toBe(
      'emailAddress,tags\r\na@b.example,VIP\r\nb@b.example,"VIP; New"\r\nc@b.example,VIP\r\n',
    );
  });

  it('without a value get that of the whole file', async () => {
    const { book } = open('Email,How they agreed\na@b.example,Form\nb@b.example,');
    book.begin('May', { consentEvidence: 'Salon', locationIds: 'location-queen', source: '' });
    expect(await book.chunk(9)?.file.text()).toBe(
      [
        'emailAddress,consentEvidence,locationIds,tags',
        'a@b.example,Form,location-queen,May',
        'b@b.example,Salon,location-queen,May',
        '',
      ].join('\r\n'),
    );
  });

  it('below other headers are read again', () => {
    const book = createBook(forgiving);
    const opened = book.open(fileOf('Clients\n\nEmail,Birthday\na@b.example,04-01\nb@b.example,04-02'));
    expect(opened).toMatchObject({ head: 3, rows: 2, heads: [{ number: 1 }, { number: 3 }, { number: 4 }] });
    expect(book.chooseHead(4)).toMatchObject({ rows: 1, columns: [{ header: 'a@b.example' }, {}] });
  });

  it('repeat an earlier row by address or number, unless that row has a problem', () => {
    const { book, counts } = open(
      [
        'email,phone',
        'a@example.com,4165550118',
        'A@Example.com,',
        ',+1 416 555 0118',
        'b@example.com,12',
        'b@example.com,',
      ].join('\n'),
    );
    expect(counts).toMatchObject({ rows: 5, bad: 1, repeats: 2 });
    expect(book.look('repeats')).toBe(2);
    expect(book.rows(0, 9).map(({ row, repeats }) => [row, repeats])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(book.edit(3, 'phoneNumber', '4165550199')).toMatchObject({
      counts: { bad: 0, repeats: 3 },
      others: true,
    });
    // The first of the two rows now has another contact.
    expect(book.edit(0, 'emailAddress', 'z@example.com')).toMatchObject({
      counts: { repeats: 2 },
      others: true,
    });
    expect(book.rows(0, 1)[0]).toMatchObject({ row: 1, repeats: null });
  });

  it('stay visible after a correction until the filter is applied again', () => {
    const { book } = open('email\nwrong\na@example.com\nworse');
    expect(book.look('problems')).toBe(2);
    expect(book.nextProblem({ place: 0, column: 'emailAddress' })).toEqual({
      place: 1,
      column: 'emailAddress',
    });
    book.edit(0, 'emailAddress', ' b@example.com ');
    expect(book.rows(0, 9).map(({ row, cells, problems }) => [row, cells[0], problems.length])).toEqual([
      [0, 'b@example.com', 0],
      [2, 'worse', 1],
    ]);
    expect(book.nextProblem({ place: 1, column: 'emailAddress' })).toEqual({
      place: 1,
      column: 'emailAddress',
    });
    expect(book.look('problems')).toBe(1);
  });

  it('are counted before the import without those that repeat a record', async () => {
    const { book } = open('email\na@example.com\nA@example.com\nwrong\nb@example.com');
    expect(await book.distinct(2)?.text()).toBe('emailAddress\r\na@example.com\r\nb@example.com\r\n');
    expect(book.distinct(1)).toBeNull();
  });

  it('get a tag beside their own', async () => {
    const tagged = async (text: string) => {
      const { book } = open(text);
      book.begin(' Import May 1 ');
      return book.chunk(9)?.file.text();
    };
    expect(await tagged('email\na@example.com')).toBe('emailAddress,tags\r\na@example.com,Import May 1\r\n');
    expect(await tagged('email,tags\na@example.com,"vip, new"\nb@example.com,')).toBe(
      'emailAddress,tags\r\na@example.com,"vip; new; Import May 1"\r\nb@example.com,Import May 1\r\n',
    );
  });

  it('keep their tag when they are counted during the import', async () => {
    const { book } = open('email\na@example.com');
    book.begin('May');
    book.distinct(9);
    expect(await book.chunk(9)?.file.text()).toBe('emailAddress,tags\r\na@example.com,May\r\n');
  });

  it('are sent in chunks, normalized and with the contract’s names, and their results add up', async () => {
    const lines = Array.from({ length: 7 }, (_, i) => `Person ${i};(416) 555-010${i}`);
    const { book } = open(['Given name;Telephone', ...lines, '@SUM(A1:A2);12'].join('\n'));
    expect(book.begin()).toMatchObject({ rows: 8, notSent: 7, rejected: 1 });
    const chunk = book.chunk(5);
    expect(chunk).toMatchObject({ from: 2, to: 6, rows: 5, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(book.chunk(5)?.key, 'sent again').toBe(chunk?.key);
    expect(await chunk?.file.text()).toBe(
      `phoneNumber,firstName\r\n${[0, 1, 2, 3, 4].map((i) => `416555010${i},Person ${i}\r\n`).join('')}`,
    );
    const rejected = [{ row: 2, field: 'phoneNumber', message: 'Another contact already has it.' }];
    expect(book.settle(5, { created: 2, updated: 1, skipped: 1, rejected })).toEqual({
      ...{
        rows: 8,
        created: 2,
        updated: 1,
        skipped: 1,
        rejected: 2,
        refused: 1,
        notSent: 2,
        leftOut: 0,
        unclear: 0,
        optedOut: 0,
      },
    });
    const words = book
      .reasons()
      .map((one) => `${one.column}: ${one.code === 'said' ? one.sentence : one.code}`);
    const left = book.rowsToFix('skipped', { phoneNumber: 'Phone number' }, words, {
      header: 'Reason',
      notSent: 'Not sent.',
    });
    expect(await left.text()).toBe(
      [
        'Given name;Phone number;Reason',
        'Person 1;(416) 555-0101;phoneNumber: Another contact already has it.',
        'Person 5;(416) 555-0105;Not sent.',
        'Person 6;(416) 555-0106;Not sent.',
        "'@SUM(A1:A2);12;phoneNumber: format",
        '',
      ].join('\r\n'),
    );
    expect(book.chunk(5)).toMatchObject({ from: 7, to: 8, rows: 2 });
    expect(book.chunk(5)?.key).not.toBe(chunk?.key);
    expect(book.settle(2, { created: 9, updated: 0, skipped: 0, rejected: [] }).unclear).toBe(-7);
    expect(book.chunk(5)).toBeNull();
  });
});
