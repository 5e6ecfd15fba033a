import { setTimeout as wait } from 'node:timers/promises';
import { publishingEndpoints } from '@common-ground/api/features/publishing/endpoints.ts';
import { CHECK_CONNECTION_MS } from '@common-ground/api/platform/checkConnection.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { API_LIMITS, findMissingLimits, toPoolOptions } from '@common-ground/api/platform/databaseLimits.ts';
import { createDispatch } from '@common-ground/api/platform/dispatch.ts';
import { Unavailable } from '@common-ground/api/platform/errors.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { listenForContentChanges } from '@common-ground/api/platform/prepared/listenForContentChanges.ts';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { toErrorResponse } from '@common-ground/api/platform/toErrorResponse.ts';
import pg from 'pg';
import { withDatabaseLimits } from '../payload/database/defineDatabase.ts';
import { prepared } from '../payload/prepared.ts';
import { PartsCheck } from './internal/PartsCheck.ts';
import { failWith } from './lifecycle.ts';
import { isHealthCall } from './limitHealthCall.ts';
import { mailer } from './mail/mailer.ts';
import { probeCms } from './probeCms.ts';
import { isBehindPool, type ProcessSettings } from './settings.ts';

const RETRY_PAUSE_MS = 2000;
/** Longer than a restart of this process takes, so that requests wait for it instead of failing. */
const MAX_PAYLOAD_WAIT_MS = 15_000;

type ApiRequests = {
  handle: (request: Request) => Promise<Response>;
  whenReady: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts Payload in the background. Until it is ready, requests wait up to `MAX_PAYLOAD_WAIT_MS` and then get 503. The
 * health calls never wait for Payload: they use their own connection until then, and afterwards Payload's pool, to
 * report when that has no free connection.
 */
export function startApi(settings: ProcessSettings, hasHomePage: () => Promise<boolean>): ApiRequests {
  const isPooled = isBehindPool(settings);
  const first = new pg.Pool({
    ...toPoolOptions(API_LIMITS, isPooled),
    connectionString: settings.DATABASE_URL,
    max: 1,
    application_name: 'common-ground-health',
  });
  first.on('error', () => {});
  let database: Database = first;
  const findCms = probeCms(process.env.CMS_ORIGIN);
  const parts = new PartsCheck({
    'home-page': hasHomePage,
    database: async () => (await database.query('SELECT 1')).rows.length === 1,
    payload: () => isReady,
  });
  const findMissing = () => parts.findMissing();
  const dispatchHealth = createDispatch({ endpoints: publishingEndpoints });
  const listening = listenForContentChanges({
    prepared,
    onProblem: (problem) => log.error({ err: problem }, 'changes of content are not received'),
    connect: async () => {
      const client = new pg.Client({
        connectionString: settings.DATABASE_DIRECT_URL,
        keepAlive: true,
        connectionTimeoutMillis: CHECK_CONNECTION_MS,
        application_name: 'common-ground-listen',
      });
      await client.connect();
      return client;
    },
  });
  let isReady = false;
  const config = import('../../payload.config.ts')
    .then((module) => module.default)
    .then(withDatabaseLimits(API_LIMITS, isPooled));
  let isStopped = false;
  // Payload ends its process when it cannot connect, so it starts only after the database has answered.
  const databaseAnswers = keepTrying(
    () => warnOfMissingLimits(first),
    () => isStopped,
  );
  const whenReady = databaseAnswers
    // A stopped process loads no Payload, because the attempts above may have ended without a database.
    .then(() => (isStopped ? new Promise<never>(() => {}) : import('payload')))
    .then(({ getPayload }) => getPayload({ config }))
    .then((payload) => {
      isReady = true;
      database = findDatabase(payload);
      if (!first.ending) void first.end();
    });
  whenReady.catch(failWith);
  return {
    whenReady,
    handle: async (request) => {
      if (isHealthCall(request)) return dispatchHealth(request, { database, findCms, findMissing, prepared, mailer });
      if (!isReady) await Promise.race([whenReady, wait(MAX_PAYLOAD_WAIT_MS, undefined, { ref: false })]);
      return isReady ? handleApiRequest(request, config) : toErrorResponse({ error: new Unavailable(), request });
    },
    stop: async () => {
      isStopped = true;
      await listening.stop();
      await waitForPendingWork();
      if (!first.ending) await first.end();
    },
  };
}

async function warnOfMissingLimits(database: Database): Promise<void> {
  const missing = await findMissingLimits(database);
  if (missing.length === 0) return;
  const what = `PostgreSQL enforces no ${missing.join(', no ')} at DATABASE_URL.`;
  log.warn(`${what} Set them for the role: docs/scaling.md, "Behind a pool".`);
}

/** Retries, because this process serves pages too: a missing database must not end it. */
async function keepTrying(attempt: () => Promise<unknown>, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    try {
      return void (await attempt());
    } catch (error) {
      log.error({ err: error }, 'the database does not answer, trying again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE_MS));
    }
  }
}
