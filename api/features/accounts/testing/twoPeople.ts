import { afterAll, beforeAll, beforeEach } from 'vitest';
import { endpoints } from '../../../endpoints.ts';
import { settled } from '../../../platform/afterAnswer.ts';
import { askWith, type TestDatabase, testDatabase } from '../../../platform/testing/testDatabase.ts';
import { type Person, peopleOf } from '../../../testing/people.ts';

/** A database that is really written to, and two people who are new for each test. */
export function twoPeople() {
  let test: TestDatabase | undefined;
  const world = { count: 0 } as {
    ask: ReturnType<typeof askWith>;
    database: TestDatabase['pool'];
    reader: Person;
    other: Person;
    /** How often there were two: their names end in it. */
    count: number;
  };
  const given = peopleOf(world);
  beforeAll(async () => {
    test = await testDatabase();
    world.database = test.pool;
    world.ask = askWith({ endpoints, database: test.pool });
  });
  afterAll(() => test?.close());
  beforeEach(async () => {
    await given.rows('TRUNCATE throttle.spent');
    world.count += 1;
    world.reader = await given.signUp(`zorblefax${world.count}`);
    world.other = await given.signUp(`other${world.count}`);
    // The link that is mailed to them is of nobody once they are deleted.
    await settled();
  });
  return { world, ...given };
}
