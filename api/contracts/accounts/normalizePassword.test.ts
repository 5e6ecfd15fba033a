import { describe, expect, it } from 'vitest';
import { enteredPasswordSchema, newPasswordSchema } from './accounts.ts';
import { normalizePassword } from './normalizePassword.ts';

describe('normalizePassword', () => {
  it.each([
    ['contrasen\u0303a', 'contrase\u00f1a'],
    ['mot de\u00a0passe\u202fici\u3000!', 'mot de passe ici !'],
    ['A\u030angstro\u0308m', '\u00c5ngstr\u00f6m'],
    ['\u0627\u0653', '\u0622'],
    ['\u1112\u1161\u11ab', '\ud55c'],
    ['ﬁ Ｐ ＼ß', 'ﬁ Ｐ ＼ß'],
    [' two  spaces ', ' two  spaces '],
  ])('normalises %j to %j', (typed, form) => {
    expect(normalizePassword(typed)).toBe(form);
    expect(normalizePassword(form)).toBe(form);
  });
});

describe('password length', () => {
  it('is measured in the normalised form', () => {
    expect(newPasswordSchema.safeParse('e\u0301'.repeat(7)).error?.issues[0]?.message).toMatch(/at least 8/);
    expect(newPasswordSchema.parse('e\u0301'.repeat(8))).toBe('\u00e9'.repeat(8));
    expect(newPasswordSchema.safeParse('e\u0301'.repeat(256)).success).toBe(true);
    expect(newPasswordSchema.safeParse('e\u0301'.repeat(257)).error?.issues[0]?.message).toMatch(/at most 256/);
    expect(newPasswordSchema.safeParse('').error?.issues[0]?.message).toBe('is required');
  });

  it('is also limited for a password to compare, which stays as typed', () => {
    expect(enteredPasswordSchema.parse('e\u0301'.repeat(200))).toBe('e\u0301'.repeat(200));
    expect(enteredPasswordSchema.safeParse('x'.repeat(257)).success).toBe(false);
    expect(enteredPasswordSchema.safeParse('e\u0301'.repeat(257)).success).toBe(false);
  });
});
