import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import { beginSeededTopic } from '@common-ground/cms/src/payload/forum/beginSeededTopic.ts';
import { isNameFree } from '@common-ground/cms/src/payload/seed/isNameFree.ts';
import type { SeedReport, SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import { seedGroup } from '@common-ground/cms/src/payload/seed/seedGroup.ts';
import type { Payload } from 'payload';
import { readRecords, root, SeedContentError } from './read.ts';
import type { Translated } from './schema.ts';
import { type TopicSeed, type TopicSource, topicSeedSchema, topicSourceSchema } from './schema.ts';

/**
 * Author of the topics. Nobody can sign in with this account: it has no password, and it gets no mail.
 */
const TEAM = {
  email: 'editorial-team@example.invalid',
  displayName: `${PRODUCT_NAME} editorial team`,
  username: 'editorial-team',
  role: 'editor',
  isVerified: true,
} as const;

/**
 * Creates the initial topics of the forum once, in each language. Does nothing while there are no users, because the
 * author would be the only account; the next start tries again.
 * @returns the number of new topics
 */
export async function seedTopics(payload: Payload): Promise<number> {
  const topics = readTopics();
  const report: SeedReport = { created: 0, kept: 0, skipped: [] };
  let begun = 0;
  if ((await payload.count({ collection: 'users', overrideAccess: true })).totalDocs === 0) return begun;
  await seedGroup(payload, { group: 'topics', report }, async (writer) => {
    const userId = await ensureTeam(writer);
    if (userId === null) return;
    for (const { key, language, category: categoryType, title, content } of topics) {
      const topic = { key: `seed:${key}:${language}`, userId, language, categoryType, title, content };
      if (await beginSeededTopic(writer.connection, topic)) begun += 1;
    }
  });
  return begun;
}

/** @returns the author's id, or null when another account has the address or name */
async function ensureTeam(writer: SeedWriter): Promise<number | null> {
  const { email, username } = TEAM;
  const where = { email: { equals: email }, username: { equals: username } };
  const { docs } = await writer.payload.find({ collection: 'users', where, limit: 1, ...writer.options });
  if (docs[0]) return docs[0].id;
  if (!(await isNameFree(writer.connection, TEAM))) return null;
  return (await writer.payload.create({ collection: 'users', data: TEAM, ...writer.options })).id;
}

type Begun = TopicSeed & Pick<TopicSource, 'category'> & { key: string; language: string };

/** Returns the topics language by language, each by descending id. @throws SeedContentError */
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
