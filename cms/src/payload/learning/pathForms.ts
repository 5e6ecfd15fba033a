import type { PathForms } from '@common-ground/api/features/learning/pathForms.ts';
import { pathOfRecord, recordOfPath } from './pathRecord.ts';
import { recordOfTexts, textsOfRecord } from './pathTranslation.ts';

export const pathForms: PathForms = { pathOfRecord, recordOfPath, textsOfRecord, recordOfTexts };
