import { ASKED_FIELDS, emptyOf } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { Sender } from '../form/SenderFields.tsx';
import type { ConditionTexts, Writing } from '../form/texts.ts';

/** The form as it is written in. `categoryId`: as the list of choices has it. */
export type NewCondition = Writing & Sender & { categoryId: string };

export const EMPTY: NewCondition = {
  texts: {},
  pending: {},
  categoryId: '',
  contributorName: '',
  contributorEmail: '',
};

const NO_TEXTS = Object.fromEntries(
  ASKED_FIELDS.map((field): [string, unknown] => [field.name, emptyOf(field)]),
) as ConditionTexts;

/** What is sent of it. Who sends it is said only where nobody is signed in. */
export function payloadOf({ texts, categoryId, contributorName, contributorEmail }: NewCondition, isGuest: boolean) {
  return {
    ...NO_TEXTS,
    ...texts,
    categoryId: Number.parseInt(categoryId, 10) || 0,
    ...(isGuest && { contributorName, contributorEmail }),
  };
}

export function isWritten({ texts, pending, categoryId, ...sender }: NewCondition): boolean {
  const all = [...Object.values(texts), ...Object.values(pending), categoryId, ...Object.values(sender)];
  return all.some((text) => text.length > 0);
}
