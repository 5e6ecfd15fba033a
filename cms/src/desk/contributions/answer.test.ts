import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { expect, it } from 'vitest';
import { errorOfField, errorsIn } from './answer.ts';

const now = new Date('2026-11-21T12:00:00');
const empty = { reason: ' ', at: '', checklist: [], isConfirmed: false };

it('asks for what the step needs, and for nothing else', () => {
  expect(errorsIn(empty, ['words'], now)).toEqual({});
  expect(Object.keys(errorsIn(empty, ['reason', 'confirmation'], now))).toEqual(['reason', 'confirmation']);
  expect(errorsIn({ ...empty, reason: 'So' }, ['reason'], now)).toEqual({});
  expect(errorsIn({ ...empty, isConfirmed: true }, ['confirmation'], now)).toEqual({});
});

it('an approval waits for the whole checklist, and says how much is left', () => {
  expect(errorsIn({ ...empty, checklist: CHECKLIST.slice(1) }, ['checklist'], now).checklist).toContain('1 of 4');
  expect(errorsIn({ ...empty, checklist: [...CHECKLIST] }, ['checklist'], now)).toEqual({});
});

it('a time is one that is to come', () => {
  const time = (at: string) => errorsIn({ ...empty, at }, ['time'], now).time;
  expect(time('')).toBe('Set a date and a time.');
  expect(time('2026-11-21T11:59')).toContain('over');
  expect(time('2026-11-21T12:01')).toBeUndefined();
});

it('what the server says of a field stands beside it, and anything else does not', () => {
  expect(errorOfField('at: must be within a year')).toEqual({ time: 'This must be within a year' });
  expect(errorOfField('Somebody is reviewing this')).toBeNull();
  expect(errorOfField('content: is required')).toBeNull();
});
