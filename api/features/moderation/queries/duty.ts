import { type Duty, dutySchema } from '../../../contracts/moderation/duty.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

const NO_DUTY: Duty = { isAway: false, timeZone: 'UTC', hours: [] };

const MODERATOR_DUTY = defineStatement({
  name: 'moderator-duty',
  row: dutySchema,
  text: `SELECT is_away AS "isAway", time_zone AS "timeZone",
           coalesce((SELECT jsonb_agg(jsonb_build_object('day', h.day, 'from', h."from", 'to', h."to") ORDER BY h._order)
             FROM moderator_duty_hours h WHERE h._parent_id = d.id), '[]') AS hours
         FROM moderator_duty d ORDER BY id LIMIT 1`,
});

export async function selectDuty(database: Database): Promise<Duty> {
  const duty = await findRow(database, MODERATOR_DUTY);
  return duty ?? NO_DUTY;
}
