import { randomBytes } from 'node:crypto';
import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { beginSeededTopic } from '@common-ground/cms/src/payload/forum/beginSeededTopic.ts';
import type { Payload } from 'payload';
import { readRecords, root, SeedContentError, type Translated } from './read.ts';
import { Seeder } from './Seeder.ts';
import { type TopicSeed, type TopicSource, topicSeedSchema, topicSourceSchema } from './schema.ts';

/** Whose topics these are. Nobody can sign in to it: its password is known to nobody, and no mail reaches it. */
const TEAM = {
  email: 'editorial-team@example.invalid',
  displayName: `${PRODUCT_NAME} editorial team`,
  role: 'editor',
  isVerified: true,
};
const TEAM_NAME = 'editorial-team';

/**
 * Begins the topics that are missing, once in each language that they are written in. Where nobody has an account yet it
 * waits for another start: the first one is to be an administrator's. Answers how many were begun.
 */
export async function seedTopics(payload: Payload): Promise<number> {
  const topics = readTopics();
  if ((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 0) return 0;
  const place = { username: TEAM_NAME };
  const userId = await new Seeder(payload).ensure('users', place, {
    ...TEAM,
    password: randomBytes(32).toString('hex'),
  });
  let begun = 0;
  for (const { key, language, category: categoryType, title, content } of topics) {
    const topic = { key: `seed:${key}:${language}`, userId, language, categoryType, title, content };
    if (await beginSeededTopic(payload, topic)) begun += 1;
  }
  return begun;
}

type Begun = TopicSeed & Pick<TopicSource, 'category'> & { key: string; language: string };

/** All topics in all languages, those first that stand last in a list. @throws SeedContentError */
export function readTopics(folder: string = root): Begun[] {
  const problems: string[] = [];
  const records: Translated<TopicSource, TopicSeed>[] = readRecords(
    ...([folder, 'topics', topicSourceSchema, topicSeedSchema, problems] as const),
  );
  if (problems.length > 0) throw new SeedContentError(problems);
  records.sort((one, other) => other.source.id - one.source.id);
  const codes = [...new Set(records.flatMap(({ translations }) => Object.keys(translations))), 'en'];
  return codes.flatMap((language) =>
    records.flatMap(({ key, source, translations }) => {
      const text = language === 'en' ? source : translations[language];
      return text ? { key, language, category: source.category, title: text.title, content: text.content } : [];
    }),
  );
}
