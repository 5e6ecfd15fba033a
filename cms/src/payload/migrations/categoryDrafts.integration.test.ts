import { expect, it } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { createOwnedDatabase, readRelease } from '../testing/createOwnedDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

const DRAFT = `INSERT INTO contributions (kind, status, title, user_id, language_id, category_id, condition_id)
  VALUES ($1, 'draft', 'A draft', 1, 1, 1, $2)`;

it('allows the draft of a category beside the draft of a translation whose condition was deleted', async () => {
  const { client, url } = await createOwnedDatabase();
  await client.query(readRelease());
  await client.query(`
    INSERT INTO users (id, email, username, display_name) VALUES (1, 'ada@example.net', 'ada', 'Ada');
    INSERT INTO languages (id, code, name, native_name) VALUES (1, 'fr', 'French', 'Français');
    INSERT INTO categories (id, name, description, icon) VALUES (1, 'Physical', 'Of the body.', (enum_range(NULL::enum_categories_icon))[1]);
    INSERT INTO conditions (id, name, summary, category_id) VALUES (1, 'First', 'One.', 1), (2, 'Second', 'Two.', 1)`);
  const begin = (kind: string, conditionId: number | null = null) => client.query(DRAFT, [kind, conditionId]);
  await begin('translation', 1);
  await begin('translation', 2);
  await client.query('DELETE FROM conditions WHERE id = 1');
  await expect(begin('category_translation')).rejects.toMatchObject({ constraint: 'contributions_own_category_draft' });

  await runOnce('migrate', { ...testSettings, DATABASE_URL: url });

  await begin('category_translation');
  await expect(begin('category_translation')).rejects.toMatchObject({ constraint: 'contributions_own_category_draft' });
  expect((await client.query('DELETE FROM conditions WHERE id = 2')).rowCount).toBe(1);
  const { rows } = await client.query('SELECT kind, condition_id FROM contributions ORDER BY id');
  expect(rows.map(({ kind }) => kind)).toEqual(['translation', 'translation', 'category_translation']);
});
