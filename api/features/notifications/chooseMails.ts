import type { MailChoices } from '../../contracts/notifications/mailChoices.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { BadRequest } from '../../platform/errors.ts';
import { findActiveLanguages } from '../../platform/languages.ts';
import { demandAccount } from '../../platform/session/findCurrentSession.ts';
import { updateMailChoices } from './queries/mailChoices.ts';

type Chosen = { userId: number } & Partial<MailChoices>;

/** @throws BadRequest when the language is not active */
export async function chooseMails(
  { userId, language, digestEvery, ...topics }: Chosen,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<MailChoices> {
  if (language !== undefined && !(await findActiveLanguages(context)).some(({ code }) => code === language))
    throw new BadRequest('language: is not an active language');
  return demandAccount(await updateMailChoices(context.database, userId, { topics, digestEvery, language }));
}
