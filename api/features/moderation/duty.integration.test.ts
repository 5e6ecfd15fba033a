import { expect, it } from 'vitest';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

describeWithDatabase('hours on duty', (server) => {
  const read = async () => (await server.ask('/api/moderator-duty')).json();

  it('are returned to guests in their order', async () => {
    const [duty] = await server.rows(
      `UPDATE moderator_duty SET is_away = true, time_zone = 'Europe/Paris' RETURNING id`,
    );
    await server.rows(
      `INSERT INTO moderator_duty_hours (_order, _parent_id, id, day, "from", "to") VALUES
        (2, $1, 'b', 'friday', '22:00', '02:00'), (1, $1, 'a', 'monday', '09:00', '12:30')`,
      [duty?.id],
    );
    expect(await read()).toEqual({
      isAway: true,
      timeZone: 'Europe/Paris',
      hours: [
        { day: 'monday', from: '09:00', to: '12:30' },
        { day: 'friday', from: '22:00', to: '02:00' },
      ],
    });
  });

  it('are empty until moderators set them', async () => {
    expect(await read()).toEqual({ isAway: false, timeZone: 'UTC', hours: [] });
  });
});
