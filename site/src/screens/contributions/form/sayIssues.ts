import type { ContributionWords } from '@common-ground/api/contracts/wording/contributions/form/index.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import type { Issue } from './checks.ts';

/** What is wrong with each field, in the reader's language, by the names that the fields have in the form. */
export type Errors = Record<string, string>;

/** One message for each field: the first. */
export function sayIssues(issues: readonly Issue[], words: ContributionWords, lang: string): Errors {
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
  if (issue.code === 'invalid_format' && issue.format === 'email') return words.noEmail;
  if (issue.code === 'invalid_format') return words.notValid;
  const missing: Record<string, string> = words.missing;
  return (Object.hasOwn(missing, field) && missing[field]) || words.notValid;
}
