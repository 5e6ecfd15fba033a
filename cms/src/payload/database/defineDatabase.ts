import {
  type DatabaseLimits,
  DESK_LIMITS,
  toPoolOptions,
  UNLIMITED,
} from '@common-ground/api/platform/databaseLimits.ts';
import { watchPool } from '@common-ground/api/platform/metrics/recorder.ts';
import { type PostgresAdapter, type PostgresAdapterArgs, postgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj, SanitizedConfig } from 'payload';
import { demandSupportedServer } from './demandSupportedServer.ts';
import { dropUnusedIndexes } from './dropUnusedIndexes.ts';
import { useOwnTransactions } from './ownTransactions.ts';

type PoolOptions = PostgresAdapter['poolOptions'];
/** `isPooled`: whether the pool's address is that of a connection pool such as PgBouncer. */
type Definition = PostgresAdapterArgs & { isPooled: boolean };

export function defineDatabase({ pool, isPooled, ...options }: Definition): DatabaseAdapterObj<PostgresAdapter> {
  const definition = postgresAdapter({
    ...options,
    pool: { ...pool, ...toPoolOptions(DESK_LIMITS, isPooled) },
    beforeSchemaInit: [
      ({ adapter, schema }) => {
        dropUnusedIndexes(adapter.rawTables);
        return schema;
      },
    ],
  });
  return adapted(definition, (adapter) => {
    const { connect } = adapter;
    adapter.connect = async (...given) => {
      // Otherwise Payload creates the pool and keeps one of its connections, and another after each network reset,
      // until none is left.
      adapter.pool ??= createPool(adapter);
      await demandSupportedServer(adapter.pool);
      await connect?.call(adapter, ...given);
    };
    useOwnTransactions(adapter);
  });
}

export function withDatabaseLimits(limits: DatabaseLimits, isPooled = false) {
  return withPoolOptions(toPoolOptions(limits, isPooled));
}

/** Makes a program that runs once, such as the migrations, connect without a connection pool and without limits. */
export function withDirectDatabase(connectionString: string) {
  const none = { lockMs: 0, statementMs: 0, idleTransactionMs: 0, connectionMs: 0, answerMs: 0 };
  return withPoolOptions({ ...toPoolOptions(none), ...UNLIMITED, connectionString });
}

function withPoolOptions(options: PoolOptions) {
  return (config: SanitizedConfig): SanitizedConfig => ({
    ...config,
    db: adapted(config.db, (adapter) => {
      adapter.poolOptions = { ...adapter.poolOptions, ...options };
    }),
  });
}

function adapted<Adapted extends Pick<DatabaseAdapterObj, 'init'>>(
  definition: Adapted,
  change: (adapter: PostgresAdapter) => void,
): Adapted {
  return {
    ...definition,
    init: (given: Parameters<Adapted['init']>[0]) => {
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
  pool.on('error', (err) => payload.logger.warn({ err }, 'a connection to the database was lost'));
  pool.on('connect', (client) => client.on('error', () => {}));
  watchPool('payload', pool);
  return pool;
}
