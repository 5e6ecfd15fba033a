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
export function describeWithDatabase(name: string, tests: (world: TestServer) => void): void {
  describeOn(() => shareTestDatabase('small'), name, tests);
}

/** Describes tests that depend on the size of tables, which a rollback does not restore. */
export function describeWithOwnDatabase(name: string, tests: (world: TestServer) => void): void {
  describeOn(() => createTestDatabase('small'), name, tests);
}

function describeOn(open: () => Promise<TestDatabase>, name: string, tests: (world: TestServer) => void): void {
  describe(name, () => {
    const world = {} as TestServer;
    Object.assign(world, createTestPeople(world));
    let test: TestDatabase;
    beforeAll(async () => {
      test = await open();
    });
    afterAll(() => test?.close());
    beforeEach(async () => {
      world.database = await test.pool.connect();
      world.prepared = new ResponseCache();
      world.prepared.start();
      world.mailer = createTestMailer();
      world.ask = createRequester({
        endpoints,
        database: world.database,
        prepared: world.prepared,
        mailer: world.mailer,
      });
      await world.database.query('BEGIN');
    });
    afterEach(async () => {
      await waitForPendingWork();
      await world.database?.query('ROLLBACK');
      world.database?.release();
    });
    tests(world);
  });
}
