import { endpoints } from '@common-ground/api/endpoints.ts';
import { givenPath } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { createRequester, createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { insertSmallEncyclopedia } from '@common-ground/api/testing/encyclopedia.ts';
import { afterAll } from 'vitest';
import { insertPeople } from './people.ts';

/** Opens the documented API over a small encyclopedia with a learning path and a person of each role. */
export async function openApi() {
  const { pool, close } = await createTestDatabase();
  const client = await pool.connect();
  await insertSmallEncyclopedia(client);
  await givenPath(client);
  // Without a publisher, the health call would report old changes after a while.
  await client.query('DELETE FROM publisher.change');
  const people = await insertPeople(client);
  afterAll(async () => {
    client.release();
    await close();
  });
  return { pool, client, people, ask: createRequester({ endpoints, database: client }) };
}
