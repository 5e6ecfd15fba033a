import { expect, it } from 'vitest';
import type { Topic } from '../../contracts/forum/topics.ts';
import { topicTag } from '../../platform/prepared/contentTags.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { createForumClient } from './testing/createForumClient.ts';

describeWithDatabase('the search of topics', (server) => {
  const { send, signUp, become, rows } = server;
  const { api, begin, reply, read } = createForumClient(server);
  const page = async (query: string, person: Person | null = null) =>
    (await api('GET', `/topics/page?${query}`, person))[1];
  const titles = async (text: string, person: Person | null = null) =>
    (await page(`q=${encodeURIComponent(text)}`, person)).topics.map(({ title }: Topic) => title);
  /** Does what `content_changed` does, which a test in a transaction does not hear. */
  const hear = ({ id }: { id: number }) => server.prepared.drop([topicTag(id)]);

  it('finds a misspelt or unfinished word in a title, and the name of the condition', async () => {
    const ada = await signUp('Ada');
    await begin(ada, { title: 'Wheelchairs on trains', conditionId: 1 });
    const [condition] = await rows('SELECT name FROM conditions WHERE id = 1');
    for (const text of ['whelchair', 'whelchair trainz', 'train', 'wheelch', String(condition?.name)])
      expect(await titles(text), text).toEqual(['Wheelchairs on trains']);
    expect(await titles('whelchair school')).toEqual([]);
  });

  it('ranks a title like the text first, then titles and posts with its words, then by activity', async () => {
    const ada = await signUp('Ada');
    const inReply = await begin(ada, { title: 'Where to?', content: 'Anywhere.' });
    await begin(ada, { title: 'Swimming lessons in town', content: 'For two.' });
    await begin(ada, { title: 'Swimming', content: 'Who does?' });
    await begin(ada, { title: 'Lessons in swimming', content: 'For three.' });
    await reply(ada, inReply.id, 'I like swimming lessons.');
    expect(await titles('swimming lessons')).toEqual(['Lessons in swimming', 'Swimming lessons in town', 'Where to?']);
    expect((await titles('swimming'))[0]).toBe('Swimming');
  });

  it('ranks posts with the word as typed before titles with a corrected one', async () => {
    const ada = await signUp('Ada');
    await begin(ada, { title: 'Lyrics for beginners', content: 'To sing.' });
    await begin(ada, { title: 'Pills', content: 'I take Lyrica.' });
    expect(await titles('lyrica')).toEqual(['Pills', 'Lyrics for beginners']);
  });

  it('shows topics for members, and what their words correct, to members only', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    await begin(ada, { title: 'Incontinence at night', audience: 'members', content: 'Hello.' });
    await begin(ada, { title: 'Incontinent', content: 'For everyone.' });
    for (const text of ['incontinense', 'incontinence'])
      expect(await titles(text, grace), text).toContain('Incontinence at night');
    // The second text is a word of the members' index, so it would not be corrected if guests searched there.
    for (const text of ['incontinense', 'incontinence', 'night'])
      expect(await titles(text), text).not.toContain('Incontinence at night');
    expect(await titles('incontinence')).toEqual(['Incontinent']);
  });

  it('follows edits, hidden and deleted topics, and topics that become for members only', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    await become(grace, 'moderator');
    const topic = await begin(ada, { title: 'Guide dogs', content: 'Where?' });
    expect(await titles('gide dogs')).toEqual(['Guide dogs']);
    const [first] = await read(topic.id);
    await api('PUT', `/posts/${first?.id}`, ada, { content: 'Where?', title: 'Hearing dogs' });
    hear(topic);
    await expect.poll(() => titles('heering')).toEqual(['Hearing dogs']);
    expect(await titles('guied')).toEqual([]);
    const moderate = (action: string) =>
      send('POST', `/api/moderation/topic/${topic.id}`, grace.token, { action, reason: 'Why not' });
    await moderate('hide');
    expect(await titles('heering', grace)).toEqual([]);
    hear(topic);
    await moderate('show');
    hear(topic);
    await expect.poll(() => titles('heering')).toEqual(['Hearing dogs']);
    await api('PUT', `/topics/${topic.id}/audience`, ada, { audience: 'members' });
    expect(await titles('heering')).toEqual([]);
    hear(topic);
    await expect.poll(() => titles('heering', ada)).toEqual(['Hearing dogs']);
    expect(await titles('heering')).toEqual([]);
    await api('DELETE', `/posts/${first?.id}`, ada);
    hear(topic);
    expect(await titles('heering', ada)).toEqual([]);
  });

  it('pages through what a search found in both directions, filtered by category and language', async () => {
    const ada = await signUp('Ada');
    await become(ada, 'editor');
    for (let count = 1; count <= 23; count += 1) {
      await rows('DELETE FROM throttle.spent');
      const categoryType = count > 20 ? 'support' : 'general';
      await begin(ada, { title: `Crutches ${count}`, content: `Number ${count}`, categoryType });
    }
    await begin(ada, { title: 'Crutches', content: 'De madera', language: 'es' });
    const numbers = ({ topics }: { topics: Topic[] }) => topics.map(({ title }) => Number(title.slice(9)));
    for (const text of ['crutches', 'crutchse']) {
      const first = await page(`q=${text}&lang=en`);
      const second = await page(`q=${text}&lang=en&after=${first.nextCursor}`);
      const third = await page(`q=${text}&lang=en&after=${second.nextCursor}`);
      const found = [first, second, third].flatMap(numbers);
      expect(found, text).toEqual(Array.from({ length: 23 }, (_, at) => 23 - at));
      expect(third.nextCursor).toBeNull();
      expect(numbers(await page(`q=${text}&lang=en&before=${third.previousCursor}`))).toEqual(numbers(second));
      expect(numbers(await page(`q=${text}&lang=en&category=support`))).toEqual([23, 22, 21]);
    }
    expect((await page('q=crutches')).topics[0].language).toBe('es');
  });
});
