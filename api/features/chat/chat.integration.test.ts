import { expect, it } from 'vitest';
import type { ChatAnswer } from '../../contracts/chat/answers.ts';
import { toChangedTags } from '../../platform/prepared/contentTags.ts';
import { runUnprotected } from '../../platform/testing/withoutProtection.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('answers of the chat assistant', (server) => {
  const { rows } = server;
  const read = async (query = ''): Promise<ChatAnswer[]> => (await server.ask(`/api/chat-answers${query}`)).json();
  const given = async () => {
    await runUnprotected(server.database, 'TRUNCATE chat_answers CASCADE');
    await rows(
      `INSERT INTO chat_answers (id, topic, title, keywords, text, translations, place, is_suggested, is_active, _status) VALUES
        (1, 'second', 'Second', '["two"]', 'The second.', '{}', 2, false, true, 'published'),
        (2, 'first', 'First', '["one"]', 'The first.',
          '{"es": {"title": "Primera", "keywords": ["uno"], "text": "La primera."}}', 1, true, true, 'published'),
        (3, 'gone', 'Gone', '["gone"]', 'Switched off.', '{}', 3, false, false, 'published'),
        (4, 'begun', 'Begun', '["begun"]', 'A draft.', '{}', 4, false, true, 'draft')`,
    );
    await rows(
      `INSERT INTO chat_answers_rels (parent_id, path, "order", conditions_id, categories_id) VALUES
        (2, 'records', 1, 1, NULL), (2, 'records', 2, NULL, 1)`,
    );
    await rows(`INSERT INTO chat_answers_screens (parent_id, "order", value) VALUES (2, 1, 'forum')`);
  };
  const readLinks = (answers: ChatAnswer[]) => answers[0]?.links.map(({ href, language }) => [href, language]);

  it('are the published, active ones in order, in the requested language or else in English', async () => {
    await given();
    expect((await read('?lang=es')).map(({ topic, title, language }) => [topic, title, language])).toEqual([
      ['first', 'Primera', 'es'],
      ['second', 'Second', 'en'],
    ]);
    expect((await read()).map(({ text, isSuggested }) => [text, isSuggested])).toEqual([
      ['The first.', true],
      ['The second.', false],
    ]);
  });

  it('link to published pages, in the requested language or else in English', async () => {
    await given();
    await rows(`UPDATE condition_translations SET _status = 'draft' WHERE condition_id = 1`);
    const [name] = await rows('SELECT name FROM conditions WHERE id = 1');
    const [first] = await read('?lang=es');
    expect(first?.links[0]).toEqual({
      title: name?.name,
      href: '/condition/1',
      language: 'en',
      isMedical: true,
      reviewedAt: null,
    });
    expect(first?.links[2]).toMatchObject({ title: 'Foro de la comunidad', href: '/es/community/forum' });
    await rows(`UPDATE conditions SET _status = 'draft' WHERE id = 1`);
    server.prepared.drop(toChangedTags({ conditions: [1] }) ?? []);
    expect(readLinks(await read('?lang=es'))).toHaveLength(2);
  });

  it('name a screen in English when its name is missing in the requested language', async () => {
    await given();
    await rows(`INSERT INTO languages (code, name, native_name, direction, is_active, is_default)
      VALUES ('pt', 'Portuguese', 'Português', 'ltr', true, false)`);
    server.prepared.dropAll();
    expect((await read('?lang=pt'))[0]?.links[2]).toMatchObject({ title: 'Community forum', href: '/community/forum' });
  });

  it('have the date of the last medical review of a page until its text changes', async () => {
    await given();
    const signed = new Date('2026-03-04T10:00:00Z').toISOString();
    await rows(`UPDATE conditions SET published_digest = 'a digest' WHERE id = 1`);
    await rows(
      `INSERT INTO sign_offs (condition_id, title, signer_name, credential, version, digest, signed_at, next_review_at)
       VALUES (1, 'One', 'Dr', 'MD', 1, 'a digest', $1, now() + interval '1 year')`,
      [signed],
    );
    expect((await read())[0]?.links[0]?.reviewedAt).toBe(signed);
    await rows(`UPDATE conditions SET published_digest = 'another' WHERE id = 1`);
    server.prepared.drop(toChangedTags({ conditions: [1] }) ?? []);
    expect((await read())[0]?.links[0]?.reviewedAt).toBeNull();
  });

  it('are cached until one of them changes', async () => {
    await given();
    expect(await read()).toHaveLength(2);
    await rows('UPDATE chat_answers SET is_active = false WHERE id = 1');
    expect(await read()).toHaveLength(2);
    server.prepared.drop(toChangedTags({ chatAnswers: [1] }) ?? []);
    expect(await read()).toHaveLength(1);
  });

  it('have triggers on six of their tables that announce changes', async () => {
    const told = await rows(
      `SELECT DISTINCT event_object_table AS name FROM information_schema.triggers WHERE trigger_name LIKE 'tell_chat_changed_%'`,
    );
    expect(told.map(({ name }) => name).sort()).toEqual([
      'chat_answers',
      'learning_paths',
      'page_translations',
      'pages',
      'path_text',
      'sign_offs',
    ]);
  });
});
