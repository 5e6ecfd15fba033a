import {
  type DatabaseLimits,
  DESK_LIMITS,
  NO_LIMITS,
  toPoolOptions,
} from '@common-ground/api/platform/databaseLimits.ts';
import { type PostgresAdapter, type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, SanitizedConfig } from 'payload';
import { dropUnusedIndexes } from './dropUnusedIndexes.ts';
import { useOwnTransactions } from './ownTransactions.ts';

export function defineDatabase({ pool, ...options }: PostgresAdapterArgs): DatabaseAdapterObj<PostgresAdapter> {
  const definition = postgresAdapter({
    ...options,
    pool: { ...pool, ...toPoolOptions(DESK_LIMITS) },
    beforeSchemaInit: [
      ({ adapter, schema }) => {
        dropUnusedIndexes(adapter.rawTables);
        return schema;
      },
    ],
  });
  return adapted(definition, (adapter) => {
    const { connect } = adapter;
    adapter.connect = (...given) => {
      // Otherwise Payload creates the pool and keeps one of its connections, and another after each network reset,
      // until none is left.
      adapter.pool ??= createPool(adapter);
      return connect?.call(adapter, ...given) ?? Promise.resolve();
    };
    useOwnTransactions(adapter);
  });
}

export function withDatabaseLimits(limits: DatabaseLimits) {
  return (config: SanitizedConfig): SanitizedConfig => ({
    ...config,
    db: adapted(config.db, (adapter) => {
      adapter.poolOptions = { ...adapter.poolOptions, ...toPoolOptions(limits) };
    }),
  });
}

export const withoutDatabaseLimits = withDatabaseLimits(NO_LIMITS);

function adapted<Definition extends Pick<DatabaseAdapterObj, 'init'>>(
  definition: Definition,
  change: (adapter: PostgresAdapter) => void,
): Definition {
  return {
    ...definition,
    init: (given: Parameters<Definition['init']>[0]) => {
      const adapter = definition.init(given);
      // `defineDatabase` is the only definition.
      change(adapter as PostgresAdapter);
      return adapter;
    },
  };
}

/** Without error listeners Node ends the process when PostgreSQL closes a connection, idle (on the pool) or in use. */
function createPool({ pg, poolOptions, payload }: PostgresAdapter): PostgresAdapter['pool'] {
  const pool = new pg.Pool(poolOptions);
  pool.on('error', ({ message }) => payload.logger.warn(`A connection to the database was lost: ${message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
