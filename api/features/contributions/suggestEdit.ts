import { TRUSTED_ROLES } from '../../contracts/accounts/roles.ts';
import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import { PROTECTED, VERSION_NOT_KNOWN } from '../../contracts/contributions/contributions.ts';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { BadRequest, Forbidden, NotFound } from '../../platform/errors.ts';
import { type ActiveLanguage, findActiveLanguages } from '../../platform/languages.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { type PageTexts, selectPage, selectPublishedVersion } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { selectMadeFrom } from '../encyclopedia/queries/sourceTexts.ts';
import type { Sender } from './demandSender.ts';
import { holdPlaces } from './holdPlaces.ts';
import { insertProposal, type Receipt } from './insertProposal.ts';
import { pickChanges, withSourceNumbers } from './pickChanges.ts';
import type { Base } from './queries/contributions.ts';

type Suggestion = {
  conditionId: number;
  texts: Texts;
  /** Id of the version that the texts were made from. The current one when missing. */
  baseRevision?: number | undefined;
  editSummary: string;
  isMinorEdit: boolean;
  source?: string | undefined;
  language?: string | undefined;
};

/** Proposes other texts for a published condition. Their base lets the publication detect later changes of the page. */
export async function suggestEdit(
  suggestion: Suggestion,
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const { conditionId, editSummary: description, isMinorEdit, source } = suggestion;
  const condition = await selectPage(context.database, { kind: 'condition', id: conditionId });
  if (!condition) throw new NotFound(CONDITION_NOT_FOUND);
  if (condition.isProtected && !(TRUSTED_ROLES as readonly (string | null)[]).includes(sender.role))
    throw new Forbidden(PROTECTED);
  const { version, base, languageId } = await selectBase(suggestion, condition, context);
  const { categoryId, name: title } = condition;
  const about = { conditionId, categoryId, title, description, isMinorEdit, source };
  // All languages share the sources, so that sources sent with a translation become an edit of the condition.
  const texts = withSourceNumbers(suggestion.texts, [version.texts]);
  const { sources, ...translated } = texts;
  const content = pickChanges(languageId === null ? texts : holdPlaces(translated, base.texts), base.texts);
  const ofPage = languageId === null ? {} : pickChanges({ sources }, version.texts);
  const proposals = [
    { kind: languageId === null ? 'edit' : 'translation', languageId, content, base } as const,
    { kind: 'edit', languageId: null, content: ofPage, base: version } as const,
  ].filter((proposal) => Object.keys(proposal.content).length > 0);
  return inTransaction(context.database, async (connection) => {
    const receipts: Receipt[] = [];
    for (const proposal of proposals)
      receipts.push(await insertProposal({ ...about, ...proposal }, sender, connection));
    if (!receipts[0]) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
    return receipts[0];
  });
}

/** Returns the version and the base of a proposal. A stale translation stays stale. */
async function selectBase(
  { baseRevision, language: code }: Suggestion,
  condition: PageTexts,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<{ version: Base; base: Base; languageId: number | null }> {
  const { database } = context;
  const { id } = condition;
  const now = condition.version ?? condition.revision;
  const isNow = baseRevision === undefined || baseRevision === now;
  const found = isNow ? condition : await selectPublishedVersion(database, { conditionId: id, version: baseRevision });
  if (!found) throw new BadRequest(`baseRevision: ${VERSION_NOT_KNOWN}`);
  const version = { baseRevision: baseRevision ?? now, texts: found.texts };
  const language = await demandLanguage(code, context);
  if (!language) return { version, base: version, languageId: null };
  const languageId = language.id;
  const published = await selectPublishedTranslation(database, { kind: 'condition', id, languageId });
  const madeFrom = published && (await selectMadeFrom(database, { kind: 'condition', translationId: published.id }));
  const sourceRevision = Math.min(found.revision, madeFrom ?? found.revision);
  return { version, base: { sourceRevision, texts: published?.texts ?? {} }, languageId };
}

/** Returns undefined without a code and for the default language. @throws BadRequest for an unknown code */
async function demandLanguage(
  code: string | undefined,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<ActiveLanguage | undefined> {
  if (!code) return undefined;
  const language = (await findActiveLanguages(context)).find((one) => one.code.toLowerCase() === code.toLowerCase());
  if (!language) throw new BadRequest('language: is not an active language');
  return language.isDefault ? undefined : language;
}
