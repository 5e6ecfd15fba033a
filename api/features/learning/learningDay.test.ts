import { expect, it } from 'vitest';
import { learningDay } from './learningDay.ts';

const late = new Date('2026-01-31T23:30:00Z');
const dayIn = (zone?: string) => learningDay({ headers: new Headers(zone ? { 'x-time-zone': zone } : {}) }, late);

it('is that of the calendar of whoever asks', () => {
  expect(dayIn('Asia/Tokyo')).toBe('2026-02-01');
  expect(dayIn('America/Lima')).toBe('2026-01-31');
});

it('is that of UTC where nothing is said, or what is no zone', () => {
  for (const zone of [undefined, 'Atlantis/Capital', "'; DROP TABLE users", 'x'.repeat(5000)])
    expect(dayIn(zone)).toBe('2026-01-31');
});
