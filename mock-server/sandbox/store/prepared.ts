// Caches PGlite's prepared statements: the driver sends six messages for each query and has it
// planned every time.
import { messages, type PGlite, protocol, TransactionAbortedError } from '@electric-sql/pglite';
import type { PGliteDialectConfig } from 'kysely';

/** The part of PGlite that Kysely uses. */
type Asked = Exclude<PGliteDialectConfig['pglite'], (...given: never) => unknown>;

/** A prepared statement. */
interface Statement {
  name: string;
  /** PostgreSQL's type OIDs of its parameters. */
  types: number[];
}

/** The cache size; the least recently used statements are evicted. */
const MOST_KEPT = 400;

const { bind, close, describe, execute, parse, sync } = protocol.serialize;

/** The same database with cached statements, which are prepared at first use. */
export function prepared(pglite: PGlite): Asked {
  const kept = new Map<string, Statement>();
  let count = 0;

  /** @throws DatabaseError when the database refuses the statement */
  const send = async (...parts: Uint8Array[]) => {
    const told = await pglite.execProtocolStream(Buffer.concat([...parts, sync()]), { throwOnError: false });
    const refused = told.find((one) => one instanceof messages.DatabaseError);
    if (refused) throw refused;
    return told;
  };

  const statementOf = async (text: string): Promise<Statement> => {
    const known = kept.get(text);
    kept.delete(text);
    if (known) {
      kept.set(text, known);
      return known;
    }
    count += 1;
    const name = `kept${count}`;
    const told = await send(parse({ name, text }), describe({ type: 'S', name }));
    const types = told.find((one) => one instanceof messages.ParameterDescriptionMessage)?.dataTypeIDs ?? [];
    const statement = { name, types };
    kept.set(text, statement);
    const [oldest] = kept;
    if (oldest && kept.size > MOST_KEPT) {
      kept.delete(oldest[0]);
      await send(close({ type: 'S', name: oldest[1].name }));
    }
    return statement;
  };

  const query = <T>(text: string, params: unknown[] = []) =>
    pglite.runExclusive(async () => {
      const { name, types } = await statementOf(text);
      const values = params.map((value, i) => {
        if (value === null || value === undefined) return null;
        const write = pglite.serializers[types[i] ?? 0];
        return write ? write(value) : `${value}`;
      });
      return resultOf<T>(
        pglite,
        await send(bind({ statement: name, values }), describe({ type: 'P' }), execute({})),
      );
    });

  return {
    get closed() {
      return pglite.closed;
    },
    get ready() {
      return pglite.ready;
    },
    waitReady: pglite.waitReady,
    close: () => pglite.close(),
    query,
    // Kysely opens one transaction at a time, because there is one connection.
    async transaction(work) {
      await query('begin');
      const rollback = async () => {
        await query('rollback');
      };
      const result = await work({ query, rollback }).catch(async (error: unknown) => {
        await rollback();
        throw error;
      });
      // After a failed statement, the database answers a commit with a rollback.
      if ((await query('commit')).command === 'ROLLBACK') throw new TransactionAbortedError();
      return result;
    },
  };
}

type Told = Awaited<ReturnType<PGlite['execProtocolStream']>>;

function resultOf<T>({ parsers }: PGlite, told: Told) {
  const fields = told.find((one) => one instanceof messages.RowDescriptionMessage)?.fields ?? [];
  const rows = told
    .filter((one) => one instanceof messages.DataRowMessage)
    .map(
      ({ fields: texts }) =>
        Object.fromEntries(
          fields.map(({ name, dataTypeID }, i) => {
            const text = texts[i] ?? null;
            const read = parsers[dataTypeID];
            return [name, text !== null && read ? read(text, dataTypeID) : text];
          }),
        ) as T,
    );
  // `INSERT 0 2`, `UPDATE 1`; `SELECT 3` changes nothing.
  const done = told.find((one) => one instanceof messages.CommandCompleteMessage)?.text ?? '';
  const affectedRows = Number(/^(?:INSERT \d+|UPDATE|DELETE|MERGE|COPY) (\d+)/.exec(done)?.[1] ?? 0);
  return { rows, fields, affectedRows, command: done };
}
