import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endpoints } from '../../../endpoints.ts';
import { waitForPendingWork } from '../../../platform/runAfterResponse.ts';
import {
  createRequester,
  createTestDatabase,
  type TestDatabase,
} from '../../../platform/testing/createTestDatabase.ts';
import { createTestPeople, type Person } from '../../../testing/people.ts';

export function twoPeople() {
  let test: TestDatabase | undefined;
  const server = { count: 0 } as {
    ask: ReturnType<typeof createRequester>;
    database: TestDatabase['pool'];
    reader: Person;
    other: Person;
    /** Number of the test in the file; both user names end in it. */
    count: number;
  };
  const given = createTestPeople(server);
  beforeAll(async () => {
    test = await createTestDatabase();
    server.database = test.pool;
    server.ask = createRequester({ endpoints, database: test.pool });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await given.rows('TRUNCATE throttle.spent');
    server.count += 1;
    server.reader = await given.signUp(`zorblefax${server.count}`);
    server.other = await given.signUp(`other${server.count}`);
    // Waits for the verification mails, whose links cannot be inserted once a test has deleted the users.
    await waitForPendingWork();
  });
  return { server, ...given };
}
