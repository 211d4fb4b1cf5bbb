// Reports writes to the database, at the one place that every statement passes.
import type { DatabaseConnection, Dialect, Driver } from 'kysely';

/**
 * Wraps a dialect to report writes.
 * @param changed called after every statement that may have written, and again when its transaction
 * ends
 */
export const watchWrites = (dialect: Dialect, changed: () => void): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => watchDriver(dialect.createDriver(), changed),
});

/**
 * Overrides methods of the driver itself, because others compare it and its connections by
 * identity.
 */
function watchDriver(driver: Driver, changed: () => void): Driver {
  const seen = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await acquire(options);
    if (!seen.has(connection)) {
      seen.add(connection);
      watchConnection(connection, changed);
    }
    return connection;
  };
  const commit = driver.commitTransaction.bind(driver);
  driver.commitTransaction = async (connection) => {
    await commit(connection);
    changed();
  };
  return driver;
}

function watchConnection(connection: DatabaseConnection, changed: () => void): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options);
    } finally {
      if (query.query.kind !== 'SelectQueryNode') changed();
    }
  };
}
