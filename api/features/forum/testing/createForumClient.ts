import { expect } from 'vitest';
import type { Post } from '../../../contracts/forum/posts.ts';
import type { Topic } from '../../../contracts/forum/topics.ts';
import type { createTestPeople, Person } from '../../../testing/people.ts';

/** Returns helpers for tests. `api` returns the status with the JSON body, or with the text of an error. */
export function createForumClient({ send }: Pick<ReturnType<typeof createTestPeople>, 'send'>) {
  const api = async (method: string, path: string, person: Person | null, body?: unknown) => {
    const response = await send(method, `/api/forum${path}`, person?.token, body);
    const said = await response.text();
    return [response.status, response.ok ? JSON.parse(said) : said];
  };
  return {
    api,
    async begin(person: Person, more: object = {}): Promise<Topic> {
      const given = { title: 'Ramps at stations', content: 'Where are there **any**?', categoryType: 'accessibility' };
      const [status, topic] = await api('POST', '/topics', person, { ...given, ...more });
      expect([status, topic]).toEqual([200, expect.anything()]);
      return topic;
    },
    reply: (person: Person | null, topicId: number, content: string, more: object = {}) =>
      api('POST', `/topics/${topicId}/posts`, person, { content, ...more }),
    read: async (topicId: number, person: Person | null = null, query = ''): Promise<Post[]> =>
      (await api('GET', `/topics/${topicId}/posts${query}`, person))[1],
    inbox: async ({ id, token }: Person): Promise<object[]> =>
      (await (await send('GET', `/api/users/${id}/notifications`, token)).json()).map(
        ({ kind, values, link }: Record<string, unknown>) => ({ kind, values, link }),
      ),
  };
}
