import {
  type DatabaseLimits,
  DESK_LIMITS,
  NO_LIMITS,
  toPoolOptions,
} from '@common-ground/api/platform/databaseLimits.ts';
import { type PostgresAdapter, type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, SanitizedConfig } from 'payload';
import { useOwnTransactions } from './ownTransactions.ts';

/** Defines Payload's database, with the limits of the CMS unless `withDatabaseLimits` gives others. */
export function defineDatabase({ pool, ...options }: PostgresAdapterArgs): DatabaseAdapterObj<PostgresAdapter> {
  const definition = postgresAdapter({ ...options, pool: { ...pool, ...toPoolOptions(DESK_LIMITS) } });
  return adapted(definition, (adapter) => {
    const { connect } = adapter;
    adapter.connect = (...given) => {
      // Without a pool Payload makes one, takes a connection of it and never gives that back. After each reset of that
      // connection by the network it takes one more, until none is left.
      adapter.pool ??= createPool(adapter);
      return connect?.call(adapter, ...given) ?? Promise.resolve();
    };
    useOwnTransactions(adapter);
  });
}

/** Returns the configuration with other limits for its connections to the database. */
export function withDatabaseLimits(limits: DatabaseLimits) {
  return (config: SanitizedConfig): SanitizedConfig => ({
    ...config,
    db: adapted(config.db, (adapter) => {
      adapter.poolOptions = { ...adapter.poolOptions, ...toPoolOptions(limits) };
    }),
  });
}

/** For programs that run once, as `NO_LIMITS` says. */
export const withoutDatabaseLimits = withDatabaseLimits(NO_LIMITS);

function adapted<Definition extends Pick<DatabaseAdapterObj, 'init'>>(
  definition: Definition,
  change: (adapter: PostgresAdapter) => void,
): Definition {
  return {
    ...definition,
    init: (given: Parameters<Definition['init']>[0]) => {
      const adapter = definition.init(given);
      change(adapter as unknown as PostgresAdapter);
      return adapter;
    },
  };
}

/**
 * A connection that PostgreSQL closes, as it does when it restarts, emits an error; without a listener Node ends the
 * process for it. Idle ones emit it on the pool, which makes a new connection for the next query; one in use emits it
 * itself, and its next query fails.
 */
function createPool({ pg, poolOptions, payload }: PostgresAdapter): PostgresAdapter['pool'] {
  const pool = new pg.Pool(poolOptions);
  pool.on('error', ({ message }) => payload.logger.warn(`A connection to the database was lost: ${message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
