import { CONTRIBUTION_LIST_MAX } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { FormContext } from './context.ts';
import type { Refusal } from './listRules.ts';
import type { Errors } from './sayIssues.ts';
import { LENGTHS, type ListName } from './texts.ts';

/** Why what stood in the fields of lists could not be sent with them. */
export function refusedEntries(
  refused: Partial<Record<ListName, Refusal>>,
  context: Pick<FormContext, 'lang' | 'words'>,
): Errors {
  const said = Object.entries(refused).map(([name, why]) => [
    name,
    sayRefusal(why, LENGTHS[name as ListName], context),
  ]);
  return Object.fromEntries(said);
}

/** Empty where there is nothing to say: nobody needs to be told that they wrote nothing. */
export function sayRefusal(why: Refusal, length: number, { lang, words }: Pick<FormContext, 'lang' | 'words'>): string {
  switch (why) {
    case 'empty':
      return '';
    case 'duplicate':
      return words.list.duplicate;
    case 'tooLong':
      return plural(lang, words.list.tooLong, length);
    case 'full':
      return plural(lang, words.list.full, CONTRIBUTION_LIST_MAX);
  }
}
