import {
  type ContributionKind,
  fieldsOf,
  NOTHING_CHANGED,
  type Texts,
} from '../../contracts/contributions/contents.ts';
import { BadRequest } from '../../platform/errors.ts';
import type { Contribution } from './queries/contributions.ts';
import { changesOf } from './texts.ts';

type Changed = { changes: { content: Texts; title: string }; detail: { content: Texts } };

/**
 * A contribution with other texts in it: those that are given take the place of what it had. Of an edit, what is as on
 * the page again is no part of it any more. @throws BadRequest when nothing would be left of it, or its kind has no such
 * field
 */
export function changedTexts({ kind, content, base, title }: Contribution, texts: Texts): Changed {
  demandFields(kind, texts);
  const joined = { ...content, ...texts };
  const left = kind === 'condition' ? joined : changesOf(joined, base?.texts ?? {});
  if (Object.keys(left).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  const named = kind === 'condition' ? (left.name ?? title) : title;
  return { changes: { content: left, title: named }, detail: { content } };
}

function demandFields(kind: ContributionKind, texts: Texts): void {
  const foreign = Object.entries(texts).find(
    ([field, value]) => value !== undefined && !(fieldsOf(kind) as readonly string[]).includes(field),
  );
  if (foreign) throw new BadRequest(`texts.${foreign[0]}: is no part of this`);
}
