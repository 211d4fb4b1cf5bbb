import { type Kysely, sql, type Transaction } from 'kysely';

/**
 * Presents a transaction as a database: nested transactions become savepoints, so that a failed one
 * leaves the outer one usable.
 */
export function nested<T>(outer: Transaction<T>): Kysely<T> {
  // A plugin may refuse these statements, because they name no table.
  const plain = outer.withoutPlugins();
  const execute = async <R>(work: (trx: Transaction<T>) => Promise<R>): Promise<R> => {
    await sql`savepoint inner_work`.execute(plain);
    try {
      const result = await work(outer);
      await sql`release savepoint inner_work`.execute(plain);
      return result;
    } catch (error) {
      await sql`rollback to savepoint inner_work`.execute(plain);
      throw error;
    }
  };
  return new Proxy(outer, {
    get(target, name) {
      if (name === 'transaction') return () => ({ execute });
      if (name === 'withPlugin') {
        return (plugin: Parameters<Kysely<T>['withPlugin']>[0]) => nested(target.withPlugin(plugin));
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
