import {
  type Dialect,
  type Driver,
  Kysely,
  type KyselyPlugin,
  type QueryExecutor,
  type Transaction,
} from 'kysely';

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/**
 * The same database, where further work is committed in the transaction of every write. A single statement gets a
 * transaction for it.
 * @param work runs before each commit
 */
export function beforeCommit<T>(
  db: Kysely<T>,
  work: (trx: Kysely<T>) => Promise<void>,
  plugins: KyselyPlugin[] = [],
): Kysely<T> {
  const withPlugins = <K extends Kysely<T>>(one: K): K =>
    plugins.reduce((kysely, plugin) => kysely.withPlugin(plugin) as K, one);
  const within = <R>(use: (trx: Transaction<T>) => Promise<R>): Promise<R> =>
    db.transaction().execute(async (trx) => {
      const result = await use(trx);
      await work(trx);
      return result;
    });
  const plain = withPlugins(db).getExecutor();
  const executeQuery: QueryExecutor['executeQuery'] = (query, options) =>
    WRITES.includes(query.query.kind)
      ? within((trx) => withPlugins(trx).getExecutor().executeQuery(query, options))
      : plain.executeQuery(query, options);
  const executor = overriding(plain, { executeQuery });
  return overriding(kyselyOf<T>(executor), {
    transaction: () => ({
      execute: <R>(use: (trx: Transaction<T>) => Promise<R>) => within((trx) => use(withPlugins(trx))),
    }),
    withPlugin: (plugin: KyselyPlugin) => beforeCommit(db, work, [...plugins, plugin]),
  });
}

/** Methods stay bound to the object itself, because they use private fields. */
const overriding = <O extends object>(object: O, methods: object): O =>
  new Proxy(object, {
    get(target, name) {
      if (Object.hasOwn(methods, name)) return Reflect.get(methods, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** Its transactions are those of the database behind the executor. */
function kyselyOf<T>(executor: QueryExecutor): Kysely<T> {
  const unused = () => Promise.reject(new Error('only the executor opens connections'));
  const driver: Driver = {
    init: unused,
    acquireConnection: unused,
    beginTransaction: unused,
    commitTransaction: unused,
    rollbackTransaction: unused,
    releaseConnection: unused,
    destroy: unused,
  };
  const dialect = { createDriver: () => driver } as Dialect;
  return new Kysely<T>({ config: { dialect }, dialect, driver, executor });
}
