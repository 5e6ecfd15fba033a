import { describe, expect, it } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { createOwnedDatabase, type OwnedDatabase, applyRelease } from '../testing/createOwnedDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

type Contribution = {
  page?: 'condition' | 'category';
  id?: number;
  by: string;
  status?: string;
  content: object;
  base?: object;
  at: string;
};

/** Opens a database of version 0.1.0 with three translators, two conditions and a category. */
async function openFormerDatabase() {
  const { client, url }: OwnedDatabase = await createOwnedDatabase();
  await applyRelease(client);
  const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
  for (const name of ['ada', 'grace', 'lin'])
    await rows(
      `INSERT INTO users (email, username, display_name, role) VALUES ($1 || '@example.net', $1, $1, 'translator')`,
      [name],
    );
  await rows(`INSERT INTO languages (code, name, native_name, direction, is_active, is_default) VALUES
    ('en', 'English', 'English', 'ltr', true, true), ('es', 'Spanish', 'Español', 'ltr', true, false)`);
  await rows(`INSERT INTO categories (name, description, revision) VALUES ('Shelf', 'What is on it', 1)`);
  await rows(`INSERT INTO conditions (id, name, summary, symptoms, category_id, revision, _status) VALUES
    (1, 'One', 'First', '["a","b"]', 1, 3, 'published'), (2, 'Two', 'Second', '["a"]', 1, 1, 'published')`);
  const [{ id: spanish }] = await rows(`SELECT id FROM languages WHERE code = 'es'`);
  const add = async ({ page = 'condition', id = 1, by, status = 'draft', content, base, at }: Contribution) => {
    const [row] = await rows(
      `INSERT INTO contributions (kind, ${page}_id, language_id, user_id, title, content, base, status, created_at, updated_at)
       VALUES ($1, $2, $3, (SELECT id FROM users WHERE username = $4), 'One', $5, $6, $7, $8, $8) RETURNING id`,
      [
        page === 'condition' ? 'translation' : 'category_translation',
        ...[id, spanish, by, JSON.stringify(content), JSON.stringify(base ?? { sourceRevision: 1, texts: {} })],
        ...[status, at],
      ],
    );
    return Number(row.id);
  };
  const migrate = () => runOnce('migrate', { ...testSettings, DATABASE_URL: url });
  const versions = (table: string) =>
    rows(
      `SELECT v.version_name AS name, u.username AS by, v.version__status AS status, v.latest,
         v.version_source_revision::int AS revision
       FROM ${table} v LEFT JOIN users u ON u.id = v.version_last_edited_by_id ORDER BY v.parent_id, v.id`,
    );
  return { rows, add, migrate, versions, spanish };
}

describe('drafts of translations of a database of version 0.1.0', () => {
  it('become one shared draft, with the drafts of other users as older versions below it', async () => {
    const { rows, add, migrate, versions } = await openFormerDatabase();
    const texts = { name: 'Uno de Ada', symptoms: ['x', ''], resources: ['Sitio: https://example.org', 'Sin dirección'] };
    await add({ by: 'ada', content: texts, base: { sourceRevision: 2, texts: {} }, at: '2026-03-01' });
    await add({ by: 'grace', content: { name: 'Uno de Grace' }, at: '2026-02-01' });
    await add({ page: 'category', by: 'lin', content: { name: 'Estante' }, at: '2026-02-01' });
    await migrate();
    expect(await versions('_condition_translations_v')).toEqual([
      { name: 'Uno de Grace', by: 'grace', status: 'draft', latest: false, revision: 1 },
      { name: 'Uno de Ada', by: 'ada', status: 'draft', latest: true, revision: 2 },
    ]);
    expect(await rows('SELECT version_symptoms, version_resources FROM _condition_translations_v WHERE latest')).toEqual([
      {
        version_symptoms: ['x', ''],
        version_resources: [
          { title: 'Sitio', url: 'https://example.org' },
          { title: 'Sin dirección', url: '' },
        ],
      },
    ]);
    expect(await rows('SELECT name, _status FROM condition_translations')).toEqual([
      { name: 'Uno de Ada', _status: 'draft' },
    ]);
    expect(await versions('_category_translations_v')).toMatchObject([{ name: 'Estante', by: 'lin', latest: true }]);
    expect(await rows('SELECT FROM contributions')).toEqual([]);
  });

  it('are withdrawn when their page was deleted, and ignore a list that is none', async () => {
    const { rows, add, migrate } = await openFormerDatabase();
    await add({ by: 'ada', content: { name: 'Uno', symptoms: null, resources: null }, at: '2026-03-01' });
    await rows(`INSERT INTO conditions (id, name, summary, category_id, _status) VALUES (3, 'Three', 'Third', 1, 'draft')`);
    const orphan = await add({ id: 3, by: 'grace', content: { name: 'Dos' }, at: '2026-02-01' });
    await rows('DELETE FROM conditions WHERE id = 3');
    await migrate();
    expect(await rows('SELECT name, symptoms, resources FROM condition_translations')).toEqual([
      { name: 'Uno', symptoms: [], resources: [] },
    ]);
    expect(await rows(`SELECT id, status, content ->> 'name' AS name FROM contributions`)).toEqual([
      { id: orphan, status: 'withdrawn', name: 'Dos' },
    ]);
  });

  it('are laid over the published text, below a newer draft of the record', async () => {
    const { rows, add, migrate, versions, spanish } = await openFormerDatabase();
    await rows(
      `INSERT INTO condition_translations (id, condition_id, language_id, name, summary, source_revision, _status)
       VALUES (10, 1, $1, 'Publicado', 'Resumen', 3, 'published'), (20, 2, $1, 'Publicado', 'Resumen', 1, 'published')`,
      [spanish],
    );
    await rows(
      `INSERT INTO _condition_translations_v (parent_id, version_name, version_source_revision, version__status, latest, updated_at)
       VALUES (10, 'Publicado', 3, 'published', true, '2026-01-01'), (20, 'Publicado', 1, 'published', false, '2026-01-01'),
         (20, 'Del formulario', 1, 'draft', true, '2026-04-01')`,
    );
    await add({ by: 'ada', content: { name: 'De Ada' }, at: '2026-03-01' });
    await add({ id: 2, by: 'grace', content: { name: 'De Grace' }, at: '2026-03-01' });
    await migrate();
    const draft = (name: string, by: string | null, latest: boolean) => ({ name, by, status: 'draft', latest });
    expect(await versions('_condition_translations_v')).toMatchObject([
      { name: 'Publicado', status: 'published', latest: false },
      draft('De Ada', 'ada', true),
      { name: 'Publicado', status: 'published', latest: false },
      draft('Del formulario', null, false),
      draft('De Grace', 'grace', false),
      draft('Del formulario', null, true),
    ]);
    expect(await rows('SELECT version_summary FROM _condition_translations_v WHERE parent_id = 10 AND latest')).toEqual([
      { version_summary: 'Resumen' },
    ]);
    expect(await rows('SELECT DISTINCT name, _status FROM condition_translations')).toEqual([
      { name: 'Publicado', _status: 'published' },
    ]);
  });

  it('leave sent contributions as they are, and follow the text that was sent', async () => {
    const { rows, add, migrate, versions } = await openFormerDatabase();
    const asked = { by: 'ada', status: 'changes_requested', content: { name: 'Enviado' }, at: '2026-02-01' };
    const id = await add(asked);
    await add({ by: 'ada', content: { name: 'Respuesta' }, at: '2026-03-01' });
    const decided = await add({ id: 2, by: 'grace', status: 'rejected', content: { name: 'No' }, at: '2026-03-01' });
    const before = await rows('SELECT * FROM contributions WHERE id = ANY ($1) ORDER BY id', [[id, decided]]);
    await migrate();
    // Later migrations add columns.
    expect(await rows('SELECT * FROM contributions ORDER BY id')).toMatchObject(before);
    expect(await versions('_condition_translations_v')).toMatchObject([
      { name: 'Enviado', by: 'ada', latest: false },
      { name: 'Respuesta', by: 'ada', latest: true },
    ]);
  });
});
