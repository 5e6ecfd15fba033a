import { z } from 'zod';
import { defineCall } from '../call.ts';

/** The first day is that of weeks as ISO 8601 has them. */
export const DUTY_DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
/** A time of day, such as 09:30; 24:00 is the end of the day. */
export const DUTY_TIME = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

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
