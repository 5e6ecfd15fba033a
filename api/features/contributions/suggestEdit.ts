import { ROLES } from '../../contracts/accounts/roles.ts';
import { NOTHING_CHANGED, type Texts } from '../../contracts/contributions/contents.ts';
import { PROTECTED, VERSION_NOT_KNOWN } from '../../contracts/contributions/contributions.ts';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, Forbidden, NotFound } from '../../platform/errors.ts';
import type { Sender } from './actors.ts';
import { demandLanguage } from './demandLanguage.ts';
import { pageNow } from './pageNow.ts';
import type { Base } from './queries/contributions.ts';
import { type PublishedTexts, selectPublished, selectTranslation, selectVersion } from './queries/selectTexts.ts';
import { type Receipt, sendIn } from './submitCondition.ts';
import { changesOf, toTexts } from './texts.ts';

type Given = {
  conditionId: number;
  texts: Texts;
  baseRevision: number;
  editSummary: string;
  isMinorEdit: boolean;
  source?: string | undefined;
  /** Id of the version of the CMS that it was sent from. */
  draft?: number | undefined;
  /** Code of the language that the texts are in; the default one when left out. */
  language?: string | undefined;
  /** Of a translation that was held against the source as a whole: the revision of that. */
  sourceRevision?: number | null | undefined;
};

/**
 * Proposes other texts for a published page, against the version that they were made from: what has changed since is
 * seen when it is put before readers, not overwritten.
 * @throws NotFound, Forbidden for a protected page, BadRequest when nothing is changed or the version is not known
 */
export async function suggestEdit(
  given: Given,
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const condition = await selectPublished(context.database, { id: given.conditionId });
  if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
  if (condition.isProtected && !isTrusted(sender)) throw new Forbidden(PROTECTED);
  const { base, languageId, kind } = await baseOf(given, condition, context);
  const content = changesOf(given.texts, base.texts);
  if (Object.keys(content).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  const { editSummary: description, isMinorEdit, source, draft } = given;
  const { id: conditionId, categoryId, name: title } = condition;
  return sendIn(
    { kind, conditionId, categoryId, languageId, title, description, content, base, isMinorEdit, source, draft },
    sender,
    context.database,
  );
}

/** Everybody with an account who was given more than an account. */
function isTrusted({ role }: Sender): boolean {
  return role !== null && role !== 'user' && (ROLES as readonly string[]).includes(role);
}

type Found = { kind: 'edit' | 'translation'; languageId: number | null; base: Base };

/**
 * A translation is held against its language's texts of now, and pins the revision of the source it was made from. Whoever
 * changes some words of one that lags behind has not brought it up to date: it goes on lagging.
 */
async function baseOf(
  { baseRevision, language: code, sourceRevision }: Given,
  condition: PublishedTexts,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Found> {
  const { database } = context;
  const isNow = baseRevision === (condition.version ?? condition.sourceRevision);
  const version = isNow
    ? condition
    : await selectVersion(database, { conditionId: condition.id, version: baseRevision });
  if (!version) throw new BadRequest(`baseRevision: ${VERSION_NOT_KNOWN}`);
  const language = await demandLanguage(code, context);
  if (!language) return { kind: 'edit', languageId: null, base: { revision: baseRevision, texts: toTexts(version) } };
  const kind = 'translation';
  const about = { kind, conditionId: condition.id, categoryId: null, languageId: language.id } as const;
  const texts = (await pageNow(about, database))?.texts ?? {};
  const translation = await selectTranslation(database, { conditionId: condition.id, languageId: language.id });
  const lagging = translation?.isPublished ? (translation.sourceRevision ?? version.sourceRevision) : Infinity;
  const revision = sourceRevision ?? Math.min(version.sourceRevision, lagging);
  return { kind, languageId: language.id, base: { revision, texts } };
}
