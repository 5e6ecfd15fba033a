import type { HiddenCharacter } from '@common-ground/api/contracts/hiddenCharacters.ts';
import { OTHER_ADDRESS } from '@common-ground/api/contracts/webAddress.ts';
import type { ContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { Issue } from './checks.ts';

/** Messages in the reader's language, by field name of the form. */
export type Errors = Record<string, string>;

/** Returns the message of the first issue of each field. */
export function toErrors(issues: readonly Issue[], words: ContributionWords, lang: string): Errors {
  const errors: Errors = {};
  for (const issue of issues) {
    const path = issue.path[0] === 'texts' && issue.path.length > 1 ? issue.path.slice(1) : issue.path;
    const field = String(path[0] ?? 'texts');
    errors[field] ??= say(issue, { field, isEntry: path.length > 1, words, lang });
  }
  return errors;
}

type Place = { field: string; isEntry: boolean; words: ContributionWords; lang: string };

function say(issue: Issue, { field, isEntry, words, lang }: Place): string {
  if (issue.code === 'too_big') {
    const forms = issue.origin === 'array' ? words.tooMany : isEntry ? words.list.tooLong : words.tooLong;
    return plural(lang, forms, Number(issue.maximum));
  }
  if (issue.code === 'custom' && issue.params?.hidden) return sayHidden(issue.params.hidden as HiddenCharacter, words);
  if (issue.code === 'custom' && issue.message === OTHER_ADDRESS) return words.otherAddress;
  if (issue.code === 'invalid_format' && issue.format === 'email') return words.noEmail;
  if (issue.code === 'invalid_format') return words.notValid;
  const missing: Record<string, string> = words.missing;
  return (Object.hasOwn(missing, field) && missing[field]) || words.notValid;
}

function sayHidden({ code, before }: HiddenCharacter, { hidden }: ContributionWords): string {
  return before ? fill(hidden.after, { code, before }) : fill(hidden.first, { code });
}
