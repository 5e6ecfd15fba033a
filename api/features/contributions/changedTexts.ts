import { type ContributionKind, fieldsOf, NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import type { AnyField, Texts } from '../../contracts/encyclopedia/fields.ts';
import { BadRequest } from '../../platform/errors.ts';
import { changesOf } from './changesOf.ts';
import type { Contribution } from './queries/contributions.ts';

/**
 * A contribution with other texts in it: those that are given take the place of what it had. Of an edit, what is as on
 * the page again is no part of it any more. @throws BadRequest when nothing would be left of it, or its kind has no such
 * field
 */
export function changedTexts(
  { kind, content, base, title }: Contribution,
  texts: Texts,
): { content: Texts; title: string } {
  demandFields(kind, texts);
  const joined = { ...content, ...texts };
  const left = kind === 'condition' ? joined : changesOf(joined, base?.texts ?? {});
  if (Object.keys(left).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return { content: left, title: kind === 'condition' ? (left.name ?? title) : title };
}

function demandFields(kind: ContributionKind, texts: Texts): void {
  const given = (Object.keys(texts) as AnyField[]).filter((field) => texts[field] !== undefined);
  const foreign = given.find((field) => !fieldsOf(kind).includes(field));
  if (foreign) throw new BadRequest(`texts.${foreign}: is no part of this`);
}
