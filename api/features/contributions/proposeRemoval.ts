import type { Payload } from 'payload';
import type { Reviewed } from '../../contracts/contributions/desk.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import type { Actor } from './actors.ts';
import { pageNow } from './pageNow.ts';
import { type Receipt, sendIn } from './submitCondition.ts';
import { takeContributionStep } from './takeStep.ts';

type Given = {
  collection: Reviewed;
  id: number;
  reason: string;
  /** At once, without anybody's approval: an administrator's. */
  isEmergency: boolean;
  actor: Actor;
};
type Means = { database: Database; payload: Payload };

/**
 * Proposes to take a page down, of a condition or of a translation; somebody else approves it. The record stays.
 * @throws Conflict when readers have no such page, or it is proposed already, Forbidden
 */
export async function proposeRemoval(given: Given, { database, payload }: Means): Promise<Receipt> {
  const { collection, id, reason, isEmergency, actor } = given;
  if (isEmergency && actor.role !== 'admin') throw new Forbidden();
  const [page] = await rowsOf<Page>(database, PAGES[collection](id));
  if (!page) throw new Conflict('Readers have no such page');
  await demandNotProposed(database, page);
  const { title, ...about } = page;
  const now = await pageNow({ kind: 'removal', ...about }, database);
  const receipt = await sendIn(
    {
      ...{ kind: 'removal', ...about, title, description: reason, content: {} },
      base: now && { revision: now.revision, texts: {} },
    },
    { userId: actor.id, role: actor.role },
    database,
  );
  if (!isEmergency) return receipt;
  return takeContributionStep({ id: receipt.id, step: 'publish_in_emergency', reason, actor }, { database, payload });
}

type Page = { conditionId: number | null; categoryId: number; languageId: number | null; title: string };

const query = (name: string, text: string) => (id: number) => ({
  name: `review-removable-${name}`,
  text,
  values: [id],
});

/** What readers have of each kind of record. */
const PAGES = {
  conditions: query(
    'condition',
    `SELECT c.id AS "conditionId", c.category_id AS "categoryId", NULL::int AS "languageId", c.name AS title
     FROM conditions c WHERE c.id = $1 AND c._status = 'published'`,
  ),
  'condition-translations': query(
    'translation',
    `SELECT c.id AS "conditionId", c.category_id AS "categoryId", t.language_id AS "languageId", c.name AS title
     FROM condition_translations t JOIN conditions c ON c.id = t.condition_id
     WHERE t.id = $1 AND t._status = 'published' AND c._status = 'published'`,
  ),
  'category-translations': query(
    'category-translation',
    `SELECT NULL::int AS "conditionId", c.id AS "categoryId", t.language_id AS "languageId", c.name AS title
     FROM category_translations t JOIN categories c ON c.id = t.category_id WHERE t.id = $1 AND t._status = 'published'`,
  ),
};

async function demandNotProposed(database: Database, { conditionId, categoryId, languageId }: Page): Promise<void> {
  const open = await rowsOf(database, {
    name: 'review-removal-open',
    text: `SELECT FROM contributions WHERE kind = 'removal' AND condition_id IS NOT DISTINCT FROM $1::int
             AND ($1::int IS NOT NULL OR category_id = $2) AND language_id IS NOT DISTINCT FROM $3::int
             AND status NOT IN ('published', 'rejected', 'withdrawn')`,
    values: [conditionId, categoryId, languageId],
  });
  if (open.length > 0) throw new Conflict('Taking this page down is proposed already');
}
