import type { Who } from '@common-ground/api/platform/accessRule.ts';
import type { CmsClient } from './CmsClient.ts';

/** Select published records, each kind from other pages, because a page that is taken down has no translations. */
const RECORDS = {
  pages: `SELECT id FROM pages WHERE _status = 'published' ORDER BY id`,
  'page-translations': `SELECT max(id) AS id FROM page_translations WHERE _status = 'published' GROUP BY page_id ORDER BY page_id DESC`,
  'chat-answers': `SELECT id FROM chat_answers WHERE _status = 'published' ORDER BY id`,
} as const;
type Collection = keyof typeof RECORDS;
const COLLECTIONS = Object.keys(RECORDS) as Collection[];
const EDITING: readonly Who[] = ['editor', 'admin'];

const published = new Map<Collection, number[]>();
const versions = new Map<Collection, number>();
/** Returns the record with a draft, at place 0, or one that `who` may take down. */
const find = (collection: Collection, at = 0) => published.get(collection)?.at(at) ?? 0;
const findOwn = (collection: Collection, who: Who) => find(collection, 1 + Math.max(0, EDITING.indexOf(who)));

/** Adds drafts to a page about the site, a translation of one, and an answer of the chat assistant. */
export async function givenSiteDrafts({ test: { pool, payload } }: CmsClient): Promise<void> {
  for (const collection of COLLECTIONS) {
    const { rows } = await pool.query<{ id: number }>(RECORDS[collection]);
    const ids = rows.map(({ id }) => id);
    published.set(collection, ids);
    const [id = 0] = ids;
    await payload.update({ collection, id, data: { title: 'Retitled', _status: 'draft' }, draft: true });
    const { docs } = await payload.findVersions({ collection, where: { parent: { equals: id } }, limit: 1 });
    versions.set(collection, Number(docs[0]?.id));
  }
}

export const siteExamples = {
  ...Object.fromEntries(
    COLLECTIONS.flatMap((collection) => [
      [
        `POST /${collection}/:id/send-for-review`,
        () => ({ of: { id: find(collection) }, body: { editSummary: 'Said more clearly' } }),
      ],
      [
        `POST /${collection}/:id/take-down`,
        (who: Who) => ({ of: { id: findOwn(collection, who) }, body: { reason: 'Wrong' } }),
      ],
      [`POST /${collection}/versions/:id`, () => ({ of: { id: versions.get(collection) ?? 0 } })],
    ]),
  ),
  'POST /chat-answers/:id/active': (who: Who) => ({
    of: { id: find('chat-answers', 3 + Math.max(0, EDITING.indexOf(who))) },
    body: { reason: 'It misleads', isActive: false },
  }),
};
