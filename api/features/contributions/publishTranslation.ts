import { Conflict } from '../../platform/errors.ts';
import { withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT } from './publishPermit.ts';
import {
  selectCategory,
  selectCategoryTranslation,
  selectPublished,
  selectTranslation,
} from './queries/selectTexts.ts';
import { toCategoryTexts, toRecord, toTexts } from './texts.ts';
import {
  demandNoConflict,
  type Given,
  PAGE_GONE,
  PUBLISHED,
  type Publishing,
  permitFor,
  readMain,
  type Written,
  writable,
} from './writes.ts';

/** A condition in another language. What a first translation leaves out of what is demanded is the source's. */
export async function publishTranslation(publishing: Publishing, given: Given): Promise<Written> {
  const { connection } = given;
  const { contribution } = publishing;
  const { conditionId, languageId } = contribution;
  const source = conditionId === null ? null : await selectPublished(connection, { id: conditionId, isHeld: true });
  if (!source || languageId === null) throw new Conflict(PAGE_GONE);
  const current = await selectTranslation(connection, { conditionId: source.id, languageId, isHeld: true });
  if (current?.isPublished) demandNoConflict(contribution, toTexts(current));
  const recordId = await writeTranslation(publishing, given, {
    ...{ collection: 'condition-translations', currentId: current?.id },
    ...{
      place: { condition: source.id, language: languageId },
      first: { ...NOTHING_YET, name: source.name, summary: source.summary },
    },
  });
  return {
    conditionId: source.id,
    link: `/condition/${source.id}`,
    versions: { table: '_condition_translations_v', recordId },
  };
}

/** The same of a category. */
export async function publishCategoryTranslation(publishing: Publishing, given: Given): Promise<Written> {
  const { connection } = given;
  const { contribution } = publishing;
  const { categoryId, languageId } = contribution;
  const source = categoryId === null ? null : await selectCategory(connection, { id: categoryId, isHeld: true });
  if (!source || languageId === null) throw new Conflict(PAGE_GONE);
  const current = await selectCategoryTranslation(connection, { categoryId: source.id, languageId, isHeld: true });
  if (current?.isPublished) demandNoConflict(contribution, toCategoryTexts(current));
  const recordId = await writeTranslation(publishing, given, {
    ...{ collection: 'category-translations', currentId: current?.id },
    ...{ place: { category: source.id, language: languageId }, first: toCategoryTexts(source) },
  });
  return {
    conditionId: null,
    link: `/category/${source.id}`,
    versions: { table: '_category_translations_v', recordId },
  };
}

type Target = {
  collection: 'condition-translations' | 'category-translations';
  /** The record that there is, published or not. */
  currentId: number | undefined;
  place: object;
  /** What a first translation is besides what is proposed. */
  first: object;
};

/** Said of each, or Payload takes what is left out from the newest draft, which nobody has reviewed. */
const NOTHING_YET = { aliases: [], overview: '', symptoms: [], causes: [], treatments: [], resources: [], tags: [] };

async function writeTranslation(
  publishing: Publishing,
  { connection, payload }: Given,
  { collection, currentId, place, first }: Target,
): Promise<number> {
  return withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const before = currentId === undefined ? null : await readMain(collection, currentId, req);
    req.context[PERMIT] = permitFor(publishing, before);
    // A record that readers never had may hold what nobody has reviewed.
    const held = before?._status === 'published' ? writable(before) : first;
    const texts = { ...held, ...toRecord(publishing.contribution.content) };
    const how = {
      collection,
      req,
      depth: 0,
      overrideAccess: true,
      data: { ...texts, ...place, ...PUBLISHED } as never,
    };
    const { id } =
      currentId === undefined
        ? await payload.create(how)
        : await payload.update({ ...how, id: currentId, overrideLock: true });
    return Number(id);
  });
}
