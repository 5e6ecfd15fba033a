import { createEmptyValue, type PageKind, type Texts, TRANSLATED_FIELDS } from '../../contracts/encyclopedia/fields.ts';
import { Conflict } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import { toRecord } from '../encyclopedia/toTexts.ts';
import { toPageKey } from './selectPublishedBase.ts';
import {
  demandNoConflict,
  PAGE_GONE,
  PUBLISHED,
  type Publishing,
  toPermit,
  toWritable,
  type Written,
  writeRecord,
} from './writeRecord.ts';

export async function publishTranslation(publishing: Publishing): Promise<Written> {
  const { contribution, connection } = publishing;
  const { languageId, content } = contribution;
  const page = toPageKey(contribution);
  const source = page && (await selectPage(connection, { ...page, isHeld: true }));
  if (!page || !source || languageId === null) throw new Conflict(PAGE_GONE);
  const { kind, id } = page;
  const current = await selectTranslation(connection, { kind, id, languageId, isHeld: true });
  if (current?.isPublished) demandNoConflict(contribution, current.texts);
  const recordId = await writeRecord(publishing, {
    collection: `${kind}-translations`,
    id: current?.id,
    permit: (before) => toPermit(publishing, before),
    data: (before) => ({
      // An unpublished record may hold text that is not reviewed.
      ...(current?.isPublished ? toWritable(before) : firstTexts(kind, source.texts)),
      ...toRecord(content),
      [kind]: id,
      language: languageId,
      ...PUBLISHED,
    }),
  });
  return {
    conditionId: kind === 'condition' ? id : null,
    link: `/${kind}/${id}`,
    version: { collection: `${kind}-translations`, id: recordId, status: 'published' },
  };
}

/** Returns the source's text for required fields and empty ones for others, so that Payload takes none from a draft. */
function firstTexts(kind: PageKind, source: Texts): object {
  const texts = TRANSLATED_FIELDS[kind].map((field) => [
    field.name,
    field.isNeeded === 'always' ? source[field.name as keyof Texts] : createEmptyValue(field),
  ]);
  return Object.fromEntries(texts);
}
