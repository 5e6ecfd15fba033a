import { z } from 'zod';
import { defineCall } from '../call.ts';
import { languageParameter } from '../parameters.ts';
import { CASE_STATUSES, RESOURCE_FORMATS, SETTINGS, SEVERITIES } from './choices.ts';

const number = z.int().positive().meta({ description: 'Number of the sample record among those of its kind' });

const sample = {
  number,
  title: z.string(),
  summary: z.string(),
  points: z.array(z.string()),
  language: z.string().meta({ description: 'Code of the language of its texts' }),
  condition: z
    .object({ id: z.int().positive(), name: z.string() })
    .nullable()
    .meta({ description: 'The page of the encyclopedia that it is about; null when there is none' }),
};

export const sampleCaseSchema = z
  .object({
    ...sample,
    status: z.enum(CASE_STATUSES),
    severity: z.enum(SEVERITIES),
    openedOn: z.iso.date(),
    professional: number.nullable().meta({ description: 'Number of the professional who looks after it' }),
  })
  .meta({ id: 'SampleCase' });

export const sampleResourceSchema = z
  .object({ ...sample, format: z.enum(RESOURCE_FORMATS) })
  .meta({ id: 'SampleResource' });

export const sampleProfessionalSchema = z
  .object({ ...sample, setting: z.enum(SETTINGS) })
  .meta({ id: 'SampleProfessional' });

export const samplesSchema = z
  .object({
    cases: z.array(sampleCaseSchema),
    resources: z.array(sampleResourceSchema),
    professionals: z.array(sampleProfessionalSchema),
  })
  .meta({ id: 'HealthcareSamples', description: 'Made up: about no patient and no professional who exists' });

export type SampleCase = z.infer<typeof sampleCaseSchema>;
export type SampleResource = z.infer<typeof sampleResourceSchema>;
export type SampleProfessional = z.infer<typeof sampleProfessionalSchema>;
export type HealthcareSamples = z.infer<typeof samplesSchema>;

export const listHealthcareSamples = defineCall({
  name: 'listHealthcareSamples',
  method: 'GET',
  path: '/api/healthcare/samples',
  summary: 'The sample records of the healthcare portal, by number, for administrators. All are made up',
  tag: 'Healthcare',
  query: z.object({ lang: languageParameter }),
  output: samplesSchema,
});
