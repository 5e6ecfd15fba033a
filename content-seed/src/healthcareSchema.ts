import {
  CASE_STATUSES,
  RESOURCE_FORMATS,
  type SampleKind,
  SETTINGS,
  SEVERITIES,
} from '@common-ground/api/contracts/healthcare/choices.ts';
import { z } from 'zod';

/**
 * Schemas of the healthcare portal's sample records: `healthcare/<kinds>/en.yaml` has the records, the other languages
 * their texts in the same order. The records are invented and numbered by their place.
 */

const texts = {
  title: z.string().trim().min(3).max(120),
  summary: z.string().trim().min(10).max(300),
  points: z.array(z.string().trim().min(3).max(200)).min(1).max(6),
};

/** Folder name of a condition. */
const condition = z.string();

const caseSeed = z.strictObject({
  ...texts,
  condition,
  status: z.enum(CASE_STATUSES),
  severity: z.enum(SEVERITIES),
  openedOn: z.iso.date(),
  /** Place of a professional in the file of professionals, from 1. */
  professional: z.int().positive(),
});
const resourceSeed = z.strictObject({ ...texts, condition, format: z.enum(RESOURCE_FORMATS) });
const professionalSeed = z.strictObject({ ...texts, condition, setting: z.enum(SETTINGS) });

const ofKind = <Kind extends SampleKind, Record extends z.ZodType>(kind: Kind, record: Record) =>
  z.strictObject({ kind: z.literal(kind), records: z.array(record).min(1) });

export const samplesSeedSchema = z.discriminatedUnion('kind', [
  ofKind('case', caseSeed),
  ofKind('resource', resourceSeed),
  ofKind('professional', professionalSeed),
]);
export const samplesTranslationSeedSchema = z.strictObject({ records: z.array(z.strictObject(texts)) });

export type SamplesSeed = z.infer<typeof samplesSeedSchema>;
export type SamplesTranslationSeed = z.infer<typeof samplesTranslationSeedSchema>;
