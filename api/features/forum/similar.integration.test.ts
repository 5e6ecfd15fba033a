import { expect, it } from 'vitest';
import type { Similar } from '../../contracts/forum/similar.ts';
import { topicTag } from '../../platform/prepared/contentTags.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import type { Person } from '../../testing/people.ts';
import { createForumClient } from './testing/createForumClient.ts';

describeWithDatabase('similar topics and fitting sections', (server) => {
  const { signUp, rows } = server;
  const { api, begin, read } = createForumClient(server);
  const ask = (title: string, person: Person | null, lang = 'en') =>
    api('GET', `/similar?title=${encodeURIComponent(title)}&lang=${lang}`, person);
  const titles = ([, found]: [number, Similar]) => found.topics.map(({ title }) => title);

  it('are three topics of a language at most, those for members too, when a user asks', async () => {
    const [ada, grace] = [await signUp('Ada'), await signUp('Grace')];
    await rows(`UPDATE users SET created_at = now() - interval '2 days'`);
    for (const title of ['Ramps at stations', 'Ramps at schools', 'A ramp for my house'])
      await begin(ada, { title, content: `About: ${title}` });
    await begin(ada, { title: 'Ramps in parks', content: 'Secret', audience: 'members' });
    await begin(ada, { title: 'Rampas en la estación', content: 'Hola', language: 'es' });
    await begin(ada, { title: 'Guide dogs', content: 'Woof' });
    expect((await ask('Where are ramps?', null))[0]).toBe(401);
    const found = titles((await ask('Are there rmaps in the parks here?', grace)) as [number, Similar]);
    expect(found[0]).toBe('Ramps in parks');
    expect(titles((await ask('Who knows a ramp?', grace)) as [number, Similar])).toHaveLength(3);
    expect(titles((await ask('Rampas en estaciones', grace, 'es')) as [number, Similar])).toEqual([
      'Rampas en la estación',
    ]);
    expect(titles((await ask('Swimming in winter', grace)) as [number, Similar])).toEqual([]);
  });

  it('leave out a hidden topic before the index hears of it', async () => {
    const ada = await signUp('Ada');
    const topic = await begin(ada, { title: 'Ramps at stations' });
    expect(titles((await ask('Ramps at the station', ada)) as [number, Similar])).toEqual(['Ramps at stations']);
    const [first] = await read(topic.id);
    await api('DELETE', `/posts/${first?.id}`, ada);
    expect(titles((await ask('Ramps at the station', ada)) as [number, Similar])).toEqual([]);
    server.prepared.drop([topicTag(topic.id)]);
    expect(titles((await ask('Ramps at the station', ada)) as [number, Similar])).toEqual([]);
  });

  it('are two sections at most, and none when a title neither names a condition nor is about it', async () => {
    const ada = await signUp('Ada');
    const [, named] = await ask('Autism', ada);
    expect(named.sections[0]).toMatchObject({ conditionId: expect.any(Number), section: null, heading: null });
    const [, mentioned] = await ask('Riding horses with autism: anybody?', ada);
    expect(mentioned.sections).toMatchObject([{ name: named.sections[0].name }]);
    const [, missing] = await ask('A recipe for pancakes', ada);
    expect(missing.sections).toEqual([]);
    expect(await ask('', ada)).toEqual([200, { topics: [], sections: [] }]);
  });
});
