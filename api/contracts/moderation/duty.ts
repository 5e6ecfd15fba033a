import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DUTY_DAYS } from './dutyHours.ts';

export const dutySchema = z
  .object({
    isAway: z.boolean().meta({ description: 'Nobody is on duty now, whatever the hours say' }),
    timeZone: z.string().meta({ description: 'What the hours are in, such as Europe/Paris' }),
    hours: z
      .array(z.object({ day: z.enum(DUTY_DAYS), from: z.string(), to: z.string() }))
      .meta({ description: 'Every week; up to a time that is not later than the beginning means: of the next day' }),
  })
  .meta({ id: 'ModeratorDuty' });

export type Duty = z.infer<typeof dutySchema>;

export const getDuty = defineCall({
  name: 'getDuty',
  method: 'GET',
  path: '/api/moderator-duty',
  summary: 'When a moderator is on duty; no hours: nobody has said',
  tag: 'Moderation',
  output: dutySchema,
});
