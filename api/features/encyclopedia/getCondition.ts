import { CONDITION_NOT_FOUND, type Condition } from '../../contracts/encyclopedia/conditions.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { findLanguage } from '../../platform/languages.ts';
import { selectCondition } from './queries/selectCondition.ts';

/** A draft is as good as missing: nothing tells that it exists. */
export async function getCondition(
  { id, lang }: { id: number; lang?: string },
  context: ApiContext,
): Promise<Condition> {
  const language = await findLanguage(lang, context);
  const condition = await selectCondition(context.database, { id, languageId: language?.id ?? null });
  if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
  return condition;
}
