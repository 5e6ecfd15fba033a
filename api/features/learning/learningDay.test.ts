import { expect, it } from 'vitest';
import { learningDay } from './learningDay.ts';

const late = new Date('2026-01-31T23:30:00Z');
const dayIn = (zone?: string, at = late) =>
  learningDay({ headers: new Headers(zone ? { 'x-time-zone': zone } : {}) }, at);

it('returns the day in the time zone of the request', () => {
  expect(dayIn('Asia/Tokyo')).toBe('2026-02-01');
  expect(dayIn('America/Lima')).toBe('2026-01-31');
});

it('changes the day at local midnight, also on days with clock changes', () => {
  const midnights: [zone: string, before: string, day: string, after: string][] = [
    ['Pacific/Kiritimati', '2026-12-31T09:59:59Z', '2026-12-31', '2027-01-01'],
    ['Pacific/Pago_Pago', '2027-01-01T10:59:59Z', '2026-12-31', '2027-01-01'],
    ['Asia/Kathmandu', '2028-02-28T18:14:59Z', '2028-02-28', '2028-02-29'],
    ['Asia/Kolkata', '2026-04-30T18:29:59Z', '2026-04-30', '2026-05-01'],
    // Ends of days on which clocks were changed.
    ['Europe/Madrid', '2026-03-29T21:59:59Z', '2026-03-29', '2026-03-30'],
    ['Europe/Madrid', '2026-10-25T22:59:59Z', '2026-10-25', '2026-10-26'],
  ];
  for (const [zone, before, day, after] of midnights) {
    const last = new Date(before);
    expect([dayIn(zone, last), dayIn(zone, new Date(last.getTime() + 1000))], zone).toEqual([day, after]);
  }
});

it('returns the day in UTC without a valid time zone', () => {
  for (const zone of [undefined, 'Atlantis/Capital', "'; DROP TABLE users", 'x'.repeat(5000)])
    expect(dayIn(zone)).toBe('2026-01-31');
});
