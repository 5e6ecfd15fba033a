import { CHECKLIST } from '@common-ground/api/contracts/contributions/contributions.ts';
import { expect, it } from 'vitest';
import { findCorrectionError, findStepErrors, SOURCES_NEEDED, toFieldError } from './answer.ts';

const now = new Date('2026-11-21T12:00:00');
const known = { now, checked: { items: CHECKLIST, hasSources: true } };
const empty = { reason: ' ', at: '', checklist: [], isConfirmed: false, correction: '' };

it('requires only the fields of the step', () => {
  expect(findStepErrors(empty, ['words'], known)).toEqual({});
  expect(Object.keys(findStepErrors(empty, ['reason', 'confirmation'], known))).toEqual(['reason', 'confirmation']);
  expect(findStepErrors({ ...empty, reason: 'So' }, ['reason'], known)).toEqual({});
  expect(findStepErrors({ ...empty, isConfirmed: true }, ['confirmation'], known)).toEqual({});
});

it('requires the whole checklist, and says how many items are left', () => {
  expect(findStepErrors({ ...empty, checklist: CHECKLIST.slice(1) }, ['checklist'], known).checklist).toContain(
    '1 of 4',
  );
  expect(findStepErrors({ ...empty, checklist: [...CHECKLIST] }, ['checklist'], known)).toEqual({});
});

it('refuses an approval without sources, unless the checklist has no item for them', () => {
  const checklist = CHECKLIST.filter((item) => item !== 'sources');
  const errors = findStepErrors({ ...empty, checklist }, ['checklist'], {
    now,
    checked: { ...known.checked, hasSources: false },
  });
  expect(errors.checklist).toBe(SOURCES_NEEDED);
  const apart = { items: checklist, hasSources: false };
  expect(findStepErrors({ ...empty, checklist }, ['checklist'], { now, checked: apart })).toEqual({});
});

it('requires a time in the future', () => {
  const time = (at: string) => findStepErrors({ ...empty, at }, ['time'], known).time;
  expect(time('')).toBe('Set a date and a time.');
  expect(time('2026-11-21T11:59')).toContain('in the past');
  expect(time('2026-11-21T12:01')).toBeUndefined();
});

it('assigns a message of the server to its field, and returns null for other messages', () => {
  expect(toFieldError('at: must be within a year')).toEqual({ time: 'This must be within a year' });
  expect(toFieldError('Somebody is reviewing this')).toBeNull();
  expect(toFieldError('content: is required')).toBeNull();
});

it('requires at least 20 characters of text for readers, and assigns errors to its field', () => {
  expect(findCorrectionError(` ${'x'.repeat(19)} `)).toContain('at least 20 characters');
  expect(findCorrectionError('x'.repeat(20))).toBeNull();
  expect(Object.keys(findStepErrors(empty, ['correction', 'reason'], known))).toEqual(['correction', 'reason']);
  expect(toFieldError('correction: must have at least 20 characters')).toEqual({
    correction: 'This must have at least 20 characters',
  });
});
