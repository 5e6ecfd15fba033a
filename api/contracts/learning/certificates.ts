import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';

export const certificateSchema = z
  .object({
    id: z.int().positive(),
    title: z.string(),
    earnedAt: z.iso.datetime(),
    certificateCode: z.string(),
    pathId: z.int().positive(),
    edition: z.int().positive().meta({ description: 'Of the path, as it was completed' }),
    isRevoked: z.boolean(),
  })
  .meta({ id: 'Certificate' });

export type Certificate = z.infer<typeof certificateSchema>;

export const listCertificates = defineCall({
  name: 'listCertificates',
  method: 'GET',
  path: '/api/users/{id}/certificates',
  summary: "A person's own certificates, newest first; administrators may see any",
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  output: z.array(certificateSchema),
});
