import type { PathForms } from '@common-ground/api/features/learning/pathForms.ts';
import { markdownToLexical } from '../richtext/markdownToLexical.ts';
import { readPathDocument, toPathRecord } from './pathRecord.ts';
import { readPathTexts, toTranslationRecord } from './pathTranslation.ts';

export const pathForms: PathForms = {
  readPathDocument,
  toPathRecord,
  readPathTexts,
  toTranslationRecord,
  toRichText: markdownToLexical,
};
