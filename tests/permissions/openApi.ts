import { endpoints } from '@common-ground/api/endpoints.ts';
import { givenPath } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { askWith, testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { givenEncyclopedia } from '@common-ground/api/testing/encyclopedia.ts';
import { afterAll } from 'vitest';
import { givenPeople } from './people.ts';

/** Opens the documented API over a small encyclopedia with a learning path and a person of each role. */
export async function openApi() {
  const { pool, close } = await testDatabase();
  const client = await pool.connect();
  await givenEncyclopedia(client);
  await givenPath(client);
  // Without a publisher, the health call would report old changes after a while.
  await client.query('DELETE FROM publisher.change');
  const people = await givenPeople(client);
  afterAll(async () => {
    client.release();
    await close();
  });
  return { pool, client, people, ask: askWith({ endpoints, database: client }) };
}
