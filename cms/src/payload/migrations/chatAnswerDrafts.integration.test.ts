import { expect, it } from 'vitest';
import { runOnce } from '../../server/start/runNode.ts';
import { applyRelease, createOwnedDatabase } from '../testing/createOwnedDatabase.ts';
import { testSettings } from '../testing/testSettings.ts';

it('publishes the answers of a database of version 0.1.0 and all their versions', async () => {
  const { client, url } = await createOwnedDatabase();
  await applyRelease(client);
  await client.query(
    `INSERT INTO chat_answers (id, topic, title, keywords, text, is_active) VALUES
       (1, 'first', 'First', '["one"]', 'The first.', true), (2, 'off', 'Off', '["off"]', 'Switched off.', false)`,
  );
  await client.query(
    `INSERT INTO _chat_answers_v (id, parent_id, version_topic, version_title, version_keywords, version_text) VALUES
       (1, 1, 'first', 'One', '["one"]', 'The first.'), (2, 1, 'first', 'First', '["one"]', 'The first.'),
       (3, 2, 'off', 'Off', '["off"]', 'Switched off.')`,
  );

  await runOnce('migrate', { ...testSettings, DATABASE_URL: url });

  const answers = await client.query('SELECT id, _status, is_active FROM chat_answers ORDER BY id');
  expect(answers.rows).toEqual([
    { id: 1, _status: 'published', is_active: true },
    { id: 2, _status: 'published', is_active: false },
  ]);
  const versions = await client.query(
    'SELECT id, version__status AS status, latest IS TRUE AS "isLatest" FROM _chat_answers_v ORDER BY id',
  );
  expect(versions.rows).toEqual([
    { id: 1, status: 'published', isLatest: false },
    { id: 2, status: 'published', isLatest: true },
    { id: 3, status: 'published', isLatest: true },
  ]);
  const added = await client.query(
    `INSERT INTO chat_answers (id, topic, title, keywords, text) VALUES (3, 'new', 'New', '["new"]', 'New.') RETURNING _status`,
  );
  expect(added.rows).toEqual([{ _status: 'draft' }]);
});
