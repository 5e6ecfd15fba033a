import {
  type ContributionKind,
  NOTHING_CHANGED,
  selectProposableFields,
} from '../../contracts/contributions/contents.ts';
import type { AnyField, Texts } from '../../contracts/encyclopedia/fields.ts';
import { isEqualText } from '../../contracts/encyclopedia/isEqualText.ts';
import { keepSourceNumbers } from '../../contracts/encyclopedia/sourceNumbers.ts';
import { BadRequest } from '../../platform/errors.ts';
import type { Contribution } from './queries/contributions.ts';

export function pickChanges(proposed: Texts, base: Texts): Texts {
  const changed = listDefinedFields(proposed).filter((field) => !isEqualText(proposed[field], base[field]));
  return Object.fromEntries(changed.map((field) => [field, proposed[field]]));
}

/** Returns the content with `texts` overlaid. Except in a new condition, fields that equal the base are left out. */
export function applyTexts(
  { kind, content, base, title }: Contribution,
  texts: Texts,
): { content: Texts; title: string } {
  demandFields(kind, texts);
  const joined = withSourceNumbers({ ...content, ...texts }, [content, base?.texts ?? {}]);
  const left = kind === 'condition' ? joined : pickChanges(joined, base?.texts ?? {});
  if (Object.keys(left).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return { content: left, title: kind === 'condition' ? (left.name ?? title) : title };
}

/** Gives sources of a client, which have no numbers, those of sources alike in earlier states of the text. */
export function withSourceNumbers<Of extends Texts>(texts: Of, earlier: readonly Texts[]): Of {
  if (!texts.sources) return texts;
  const known = earlier.flatMap(({ sources }) => sources ?? []);
  return { ...texts, sources: keepSourceNumbers(texts.sources, known) };
}

function demandFields(kind: ContributionKind, texts: Texts): void {
  const foreign = listDefinedFields(texts).find((field) => !selectProposableFields(kind).includes(field));
  if (foreign) throw new BadRequest(`texts.${foreign}: is no part of this`);
}

function listDefinedFields(texts: Texts): AnyField[] {
  return (Object.keys(texts) as AnyField[]).filter((field) => texts[field] !== undefined);
}
