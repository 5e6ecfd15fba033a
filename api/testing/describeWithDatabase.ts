import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { ResponseCache } from '../platform/prepared/ResponseCache.ts';
import { waitForPendingWork } from '../platform/runAfterResponse.ts';
import {
  createRequester,
  createTestDatabase,
  shareTestDatabase,
  type TestClient,
  type TestDatabase,
} from '../platform/testing/createTestDatabase.ts';
import { createTestMailer, type TestMailer } from '../platform/testing/createTestMailer.ts';
import { createTestPeople } from './people.ts';

export type TestServer = {
  /** A connection in a transaction that is rolled back after each test. */
  database: TestClient;
  prepared: ResponseCache;
  mailer: TestMailer;
  ask: ReturnType<typeof createRequester>;
} & ReturnType<typeof createTestPeople>;

/** Describes tests on the small encyclopedia in a real database. */
export function describeWithDatabase(name: string, tests: (server: TestServer) => void): void {
  describeOn(() => shareTestDatabase('small'), name, tests);
}

/** Describes tests that depend on the size of tables, which a rollback does not restore. */
export function describeWithOwnDatabase(name: string, tests: (server: TestServer) => void): void {
  describeOn(() => createTestDatabase('small'), name, tests);
}

function describeOn(open: () => Promise<TestDatabase>, name: string, tests: (server: TestServer) => void): void {
  describe(name, () => {
    const server = {} as TestServer;
    Object.assign(server, createTestPeople(server));
    let test: TestDatabase;
    beforeAll(async () => {
      test = await open();
    });
    afterAll(() => test?.close());
    beforeEach(async () => {
      server.database = await test.pool.connect();
      server.prepared = new ResponseCache();
      server.prepared.start();
      server.mailer = createTestMailer();
      server.ask = createRequester({
        endpoints,
        database: server.database,
        prepared: server.prepared,
        mailer: server.mailer,
      });
      await server.database.query('BEGIN');
    });
    afterEach(async () => {
      await waitForPendingWork();
      await server.database?.query('ROLLBACK');
      server.database?.release();
    });
    tests(server);
  });
}
