import { z } from 'zod';
import { defineCall } from '../call.ts';
import { DUTY_DAYS } from './dutyHours.ts';

export const dutySchema = z
  .object({
    isAway: z.boolean().meta({ description: 'Whether nobody is on duty now, despite the hours' }),
    timeZone: z.string().meta({ description: 'Time zone of the hours, such as Europe/Paris' }),
    hours: z
      .array(z.object({ day: z.enum(DUTY_DAYS), from: z.string(), to: z.string() }))
      .meta({ description: 'Weekly hours; when `to` is not after `from`, the range ends on the next day' }),
  })
  .meta({ id: 'ModeratorDuty' });

export type Duty = z.infer<typeof dutySchema>;

export const getDuty = defineCall({
  name: 'getDuty',
  method: 'GET',
  path: '/api/moderator-duty',
  summary: 'Hours when a moderator is on duty; empty when none are set',
  tag: 'Moderation',
  output: dutySchema,
});
