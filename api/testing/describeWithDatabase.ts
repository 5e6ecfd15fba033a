import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { settled } from '../platform/afterAnswer.ts';
import { PreparedResponses } from '../platform/prepared/PreparedResponses.ts';
import {
  askWith,
  sharedDatabase,
  type TestClient,
  type TestDatabase,
  testDatabase,
} from '../platform/testing/testDatabase.ts';
import { type TestMailer, testMailer } from '../platform/testing/testMailer.ts';
import { createTestPeople } from './people.ts';

export type World = {
  /** A connection in a transaction that is rolled back after each test. */
  database: TestClient;
  prepared: PreparedResponses;
  mailer: TestMailer;
  ask: ReturnType<typeof askWith>;
} & ReturnType<typeof createTestPeople>;

/** Describes tests on the small encyclopedia in a real database. */
export function describeWithDatabase(name: string, tests: (world: World) => void): void {
  describeOn(() => sharedDatabase('small'), name, tests);
}

/** Describes tests that depend on the size of tables, which a rollback does not restore. */
export function describeWithOwnDatabase(name: string, tests: (world: World) => void): void {
  describeOn(() => testDatabase('small'), name, tests);
}

function describeOn(open: () => Promise<TestDatabase>, name: string, tests: (world: World) => void): void {
  describe(name, () => {
    const world = {} as World;
    Object.assign(world, createTestPeople(world));
    let test: TestDatabase;
    beforeAll(async () => {
      test = await open();
    });
    afterAll(() => test?.close());
    beforeEach(async () => {
      world.database = await test.pool.connect();
      world.prepared = new PreparedResponses();
      world.prepared.start();
      world.mailer = testMailer();
      world.ask = askWith({ endpoints, database: world.database, prepared: world.prepared, mailer: world.mailer });
      await world.database.query('BEGIN');
    });
    afterEach(async () => {
      await settled();
      await world.database?.query('ROLLBACK');
      world.database?.release();
    });
    tests(world);
  });
}
