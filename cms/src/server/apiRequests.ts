import { setTimeout as wait } from 'node:timers/promises';
import { publishingEndpoints } from '@common-ground/api/features/publishing/endpoints.ts';
import { settled } from '@common-ground/api/platform/afterAnswer.ts';
import { createDispatch } from '@common-ground/api/platform/dispatch.ts';
import { errorResponse } from '@common-ground/api/platform/errorResponse.ts';
import { Unavailable } from '@common-ground/api/platform/errors.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import { listenForContentChanges } from '@common-ground/api/platform/prepared/listenForContentChanges.ts';
import pg from 'pg';
import { prepared } from '../payload/prepared.ts';
import { failWith } from './lifecycle.ts';
import { mailer } from './mail/mailer.ts';
import type { ProcessSettings } from './settings.ts';

const TRY_AGAIN_MS = 2000;
/** Longer than it takes to come up again, so that a restart is a pause and no failure. */
const PATIENCE_MS = 15_000;

type ApiRequests = {
  handle: (request: Request) => Promise<Response>;
  whenReady: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Brings Payload up in the background and answers requests below /api. Until it is up they wait, and are told to come
 * again when that takes long; the health call answers at once and without Payload, because it must tell when Payload or
 * the database is down.
 */
export function startApi(settings: ProcessSettings): ApiRequests {
  const connectionString = settings.DATABASE_URL;
  const health = new pg.Pool({
    connectionString,
    max: 1,
    application_name: 'common-ground-health',
    connectionTimeoutMillis: 3000,
    query_timeout: 3000,
  });
  health.on('error', () => {});
  const dispatchHealth = createDispatch({ endpoints: publishingEndpoints });
  const listening = listenForContentChanges({
    prepared,
    onProblem: (problem) => console.error(`content changes: ${String(problem)}`),
    connect: async () => {
      const client = new pg.Client({ connectionString, keepAlive: true, application_name: 'common-ground-listen' });
      await client.connect();
      return client;
    },
  });
  let isReady = false;
  const config = import('../../payload.config.ts').then((module) => module.default);
  let isStopped = false;
  // Payload ends its process when it cannot connect, so it is not asked before the database answers.
  const databaseAnswers = keepTrying(
    () => health.query('SELECT 1'),
    () => isStopped,
  );
  const whenReady = databaseAnswers
    .then(() => import('payload'))
    .then(({ getPayload }) => getPayload({ config }))
    .then(() => {
      isReady = true;
    });
  whenReady.catch(failWith);
  return {
    whenReady,
    handle: async (request) => {
      if (/^\/api\/health\/?$/.test(new URL(request.url).pathname))
        return dispatchHealth(request, { database: health, prepared, mailer });
      if (!isReady) await Promise.race([whenReady, wait(PATIENCE_MS, undefined, { ref: false })]);
      return isReady ? handleApiRequest(request, config) : errorResponse({ error: new Unavailable(), request });
    },
    stop: async () => {
      isStopped = true;
      await listening.stop();
      await settled();
      await health.end();
    },
  };
}

/** Readers' pages are served by this process too, so a database that is not there yet must not end it. */
async function keepTrying(attempt: () => Promise<unknown>, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    try {
      return void (await attempt());
    } catch (error) {
      console.error(`${error instanceof Error ? error.message : String(error)}; trying again`);
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}
